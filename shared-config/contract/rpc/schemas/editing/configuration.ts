import { isIsoDate, isMailAddress, type NavLinks, navLinkKeys } from '@title24/shared-domain';
import * as v from 'valibot';
import { optionalLastUpdate } from '../values.ts';

/** One line of plain text: it goes into pages, mail headers and PDFs. */
const line = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most, `Use at most ${most} characters`),
    v.regex(/^\P{Cc}*$/u, 'Use one line'),
  );
const filledLine = (most: number, message: string) =>
  v.pipe(
    line(most),
    v.check((value) => value.trim() !== '', message),
  );
const mail = v.pipe(v.string(), v.check(isMailAddress, 'Give one e-mail address, such as info@example.com'));

/** A path of this site or a web address: never script. */
const target = v.pipe(
  line(2000),
  v.regex(
    /^(?:\/(?![/\\])|https?:\/\/[^\s/])/i,
    'Give a path of this site that begins with /, or an address that begins with https://',
  ),
);
const origin = v.pipe(
  line(300),
  v.check(
    (value) => value === '' || (/^https?:\/\//i.test(value) && URL.canParse(value)),
    'Give an address that begins with https://, or leave it empty',
  ),
);
const moment = v.pipe(v.string(), v.isoTimestamp('Give a date and a time'));

const contacts: Partial<Record<keyof NavLinks, v.GenericSchema<string, string>>> = {
  customerMail: mail,
  supportPhone1: filledLine(40, 'Give a telephone number'),
  supportPhone2: filledLine(40, 'Give a telephone number'),
};
const navLinks = v.strictObject(
  Object.fromEntries(navLinkKeys.map((key) => [key, contacts[key] ?? target])) as Record<
    keyof NavLinks,
    v.GenericSchema<string, string>
  >,
);

const company = v.strictObject({
  name: filledLine(100, 'Give the name of the company'),
  phone: v.strictObject({
    areaCode: v.pipe(
      v.string(),
      v.regex(/^\d{0,6}$/, 'the area code of a phone number should be a numeric value'),
    ),
    number: filledLine(40, 'Give the telephone number'),
  }),
  email: v.strictObject({ address: mail }),
  address: v.strictObject({
    line1: line(200),
    cityText: line(100),
    postalCode: line(20),
    stateText: line(50),
    country: line(100),
  }),
});

const announceSchedule = v.nullable(
  v.pipe(
    v.strictObject({ from: moment, to: moment }),
    v.forward(
      v.check(({ from, to }) => Date.parse(from) < Date.parse(to), 'The end must come after the start'),
      ['to'],
    ),
  ),
);

const dateOrNone = v.pipe(
  v.string(),
  v.check((value) => value === '' || isIsoDate(value), 'Enter a date, or leave it empty'),
);

/** The members of the site configuration as they may be stored; all of them optional. What else is sent is not read. */
export const configurationUpdateParams = v.strictObject({
  config: v.object({
    lastUpdate: optionalLastUpdate,
    company: v.exactOptional(company),
    baseUrl: v.exactOptional(v.strictObject({ site: origin, app: origin })),
    navLinks: v.exactOptional(navLinks),
    isStagingEnv: v.exactOptional(v.boolean()),
    announce: v.exactOptional(
      v.pipe(v.string(), v.maxLength(1000, 'Use at most 1000 characters'), v.regex(/^[^\0]*$/)),
    ),
    announceSchedule: v.exactOptional(announceSchedule),
    contentDates: v.exactOptional(
      v.strictObject({ privacyPolicy: dateOrNone, terms: dateOrNone, regulations: dateOrNone }),
    ),
  }),
});
