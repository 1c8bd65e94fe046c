import type { Outcome } from './node.ts';
import { outcomeTexts } from './outcome-texts.ts';

const { permitDate } = outcomeTexts;

/** Outcomes of the commercial questions, by id. */
export const commercialOutcomes: Readonly<Record<string, Outcome>> = {
  historic: {
    verdict: 'partly',
    drawing: 'commercial',
    headline: 'Only lighting that is not historic must comply.',
    reason:
      'Qualified historic buildings are exempt from the Energy Code. Lighting that is neither historic nor a replica of historic lighting isn’t.',
    document: 'Nonresidential lighting certificates (NRCC) for the lighting that is not historic.',
    price: {
      type: 'estimator',
      estimator: 'commercial',
      inputs: { lighting: '1' },
      note: 'Enter the floor area that the new lighting serves.',
    },
    upload: { type: 'c', label: 'Submit my plans' },
    references: ['notes'],
    codeNote: `Your building department decides whether the building is a qualified historic building. ${permitDate}`,
  },
  'occupancy-i': {
    verdict: 'not-required',
    drawing: 'commercial',
    headline: 'You don’t need a Title 24 report from us for Occupancy I.',
    reason:
      'Other agencies regulate these buildings. For licensed health facilities that is HCAI, the state Department of Health Care Access and Information.',
    document: 'None from us. The agency that regulates the building says which energy documents it wants.',
    price: { type: 'text', note: 'There’s nothing to order from us.' },
    next: { label: 'Ask us about a mixed-use building', to: 'contactUs' },
    references: ['notes'],
    codeNote:
      'HCAI has applied the Energy Code to health facilities since 2020, under its own procedure. Parts of a campus with another occupancy, such as offices, can need a report.',
  },
  temporary: {
    verdict: 'ask-us',
    drawing: 'commercial',
    headline: 'It depends: the building department may exempt a temporary building.',
    reason:
      'The local building official can exempt temporary buildings. Ask the department before you order anything, or ask us and we’ll find out with you.',
    document: 'If the department wants it: nonresidential certificates of compliance (NRCC).',
    price: {
      type: 'estimator',
      estimator: 'commercial',
      note: 'If the department asks for compliance, the report costs the same as for any commercial building.',
    },
    upload: { type: 'c', label: 'Submit my plans' },
    links: [{ label: 'Ask us', to: 'contactUs' }],
    references: ['notes'],
    codeNote: `The exemption is at local discretion, so get it in writing. ${permitDate}`,
  },
  'covered-processes': {
    verdict: 'required',
    drawing: 'commercial',
    headline: 'Compliance is required for covered processes.',
    reason:
      'The code limits the energy of certain processes by name. They are analyzed one by one, so we charge by the hour.',
    why: ['Send us the plans and we’ll reply with an hourly fee estimate.'],
    document: 'Nonresidential certificates of compliance (NRCC) for the processes.',
    price: { type: 'text', note: 'By the hour. You get an estimate of the fee before any work starts.' },
    upload: { type: 'c', label: 'Submit my plans' },
    references: ['covered-processes', 'exempt-processes'],
    codeNote: `The list of covered processes grows with each edition of the code. ${permitDate}`,
  },
  'other-commercial': {
    verdict: 'required',
    drawing: 'commercial',
    headline: 'A Title 24 report is required for the envelope, mechanical and lighting work of the project.',
    reason:
      'New commercial buildings, additions and tenant improvements must meet the code for each kind of work they include.',
    why: ['In a building without heating and cooling, the lighting must still comply.'],
    document: 'Nonresidential certificates of compliance (NRCC), one for each kind of work.',
    price: { type: 'estimator', estimator: 'commercial' },
    upload: { type: 'c', label: 'Submit my plans' },
    links: [{ label: 'Outdoor lighting: contact us', to: 'contactUs' }],
    references: ['notes', 'covered-processes', 'exempt-processes'],
    codeNote: `${permitDate} Lighting controls and mechanical systems are tested at the end by certified acceptance technicians.`,
  },
};
