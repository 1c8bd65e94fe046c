import { isMailAddress, maxMailAddressLength } from '../../mail/mail-address.ts';
import { homeCountry } from '../../party/country.ts';
import { phoneLength } from '../../party/phone.ts';
import { choice, options, order, text } from './build-fields.ts';
import type { Field } from './field.ts';

export const kindField = choice(
  'kind',
  'What are you building?',
  options({
    new: 'New building',
    'existing-plus-addition': 'Existing plus addition',
    addition: 'Addition by itself',
    alteration: 'Alteration, no added floor area',
  }),
  'c-9',
  { inSentence: 'what you build', required: { before: 'save' } },
);

export const nameField = text('name', 'Project name', 100, 't-project', {
  min: 3,
  missing: 'Project name is required',
  required: { before: 'save' },
});

const other = { when: { field: 'decides', is: ['other'] } } as const;

/** Returns a person's fields. The decision maker's fields are shown only if someone other than the signer decides. */
function person(prefix: 'signer' | 'decisionMaker', who: string, help: 'b-1' | 't-project'): Field[] {
  const asked = prefix === 'decisionMaker' ? other : {};
  const required = { ...asked, required: order };
  const named = { ...asked, legend: `Name of ${who}` };
  const at = { ...required, legend: `Postal address of ${who}` };
  const by = { ...asked, legend: `Contact of ${who}` };
  return [
    text(`${prefix}.name.honorificPrefix`, 'Title', 30, help, named),
    text(`${prefix}.name.first`, 'First name', 100, help, { ...named, required: order }),
    text(`${prefix}.name.middle`, 'Middle name', 100, help, named),
    text(`${prefix}.name.last`, 'Last name', 100, help, { ...named, required: order }),
    text(`${prefix}.name.honorificSuffix`, 'Suffix', 30, help, named),
    text(`${prefix}.name.maternal`, 'Maternal name', 100, help, named),
    text(`${prefix}.company`, 'Company', 100, help, asked),
    text(`${prefix}.address.line1`, 'Street address', 200, help, at),
    text(`${prefix}.address.cityText`, 'City', 100, help, at),
    text(`${prefix}.address.stateText`, 'State', 100, help, { ...at, input: 'state' }),
    text(`${prefix}.address.postalCode`, 'ZIP or postal code', 20, help, at),
    text(`${prefix}.address.country`, 'Country', 100, help, {
      ...at,
      input: 'country',
      default: homeCountry.shortName,
    }),
    text(`${prefix}.email`, 'Email', maxMailAddressLength, help, {
      ...by,
      input: 'email',
      pattern: {
        form: { test: isMailAddress },
        message: 'Enter an email address in the form name@example.com',
      },
    }),
    text(`${prefix}.phone`, 'Phone', phoneLength.max, help, {
      ...by,
      input: 'phone',
      min: phoneLength.min,
      missing: 'Enter the phone number with its area code',
    }),
  ];
}

export const projectFields: readonly Field[] = [
  nameField,
  choice(
    'permitDate',
    'When do you apply for the permit?',
    options({
      'from-2026': 'From 2026 (2025 code)',
      'before-2026': 'Before 2026 (2022 code)',
      unknown: 'Not sure yet',
    }),
    'c-2',
    { inSentence: 'when you apply for the permit', default: 'from-2026', required: order },
  ),
  choice(
    'applicantRole',
    'You are',
    options({
      owner: 'Owner',
      designer: 'Designer',
      architect: 'Architect',
      engineer: 'Engineer',
      builder: 'Builder',
      contractor: 'Contractor',
      other: 'Someone else',
    }),
    't-project',
    { inSentence: 'who you are', required: order },
  ),
  choice(
    'signer.role',
    'Role of the signer',
    options({
      owner: 'Owner',
      architect: 'Architect',
      engineer: 'Engineer',
      designer: 'Designer',
      'general-contractor': 'General contractor',
      builder: 'Builder',
    }),
    'b-1',
    { required: order },
  ),
  ...person('signer', 'the report signer', 'b-1'),
  text('signer.licenseNumber', 'License number', 30, 'b-1'),
  choice(
    'decides',
    'Who’s responsible for the design?',
    options({ same: 'The report signer', other: 'Someone else' }),
    't-project',
    { inSentence: 'who decides on the design', default: 'same', required: order },
  ),
  ...person('decisionMaker', 'who decides on the design', 't-project'),
];
