import { findProblems } from '../forms/find-problems.ts';
import { navLinkKeys } from '../site-configuration/nav-link-keys.ts';
import { neutralPaymentInstructions } from '../site-configuration/payment-instructions.ts';
import { companyLabels } from './company-labels.ts';
import { companySchema } from './company-schema.ts';

const input = {
  company: {
    name: 'Energy Reports',
    phone: { areaCode: '510', number: '555-0100' },
    email: { address: 'info@example.com' },
    address: { line1: '', cityText: '', stateText: '', postalCode: '', country: '' },
  },
  baseUrl: { site: '', app: '' },
  contentDates: { privacyPolicy: '', terms: '2027-01-15', regulations: '' },
  about: { people: 'A. Person, CEA 1\nB. Person, CEA 2', serviceArea: '', hours: '', since: '2009' },
  payment: {
    ...neutralPaymentInstructions,
    payee: 'A. Company',
    checkAddress: '1 A Street\nOakland',
  },
  navLinks: {
    ...Object.fromEntries(navLinkKeys.map((key) => [key, `/${key}`])),
    customerMail: 'customers@example.com',
  },
};

function changed(path: string, value: unknown): object {
  const copy = JSON.parse(JSON.stringify(input)) as object;
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const holder = steps.reduce<object>((tree, step) => Reflect.get(tree, step) as object, copy);
  Reflect.set(holder, last, value);
  return copy;
}
const pathsOf = (value: unknown) => findProblems(companySchema, value).map(({ path }) => path);

test('company data is valid with all members, with a single member and without members', () => {
  expect(pathsOf(input)).toEqual([]);
  expect(pathsOf({ baseUrl: input.baseUrl })).toEqual([]);
  expect(pathsOf({})).toEqual([]);
});

test.each([
  ['company.phone.countryCode', '1'],
  ['company.phone.areaCode', ''],
  ['hiddenPlaces', ['MX', 'US-GU']],
  ['about.since', ''],
  ['payment.termDays', ''],
  ['payment.remindAfterDays', ''],
  ['baseUrl.site', 'https://www.example.com'],
  ['baseUrl.app', 'http://localhost:8080/'],
  ['navLinks.resources', 'https://elsewhere.example/a?b#c'],
])('the field %s accepts %j', (path, value) => expect(pathsOf(changed(path, value))).toEqual([]));

test.each([
  ['company.name', ' '],
  ['company.name', 'A\r\nBcc: b@example.com'],
  ['company.phone.countryCode', '1x'],
  ['company.phone.areaCode', '5l0'],
  ['hiddenPlaces', 'MX'],
  ['company.phone.areaCode', '1234567'],
  ['company.phone.number', ''],
  ['company.email.address', 'no address'],
  ['company.email.address', 'info@example'],
  ['company.address.line1', 'a\nb'],
  ['navLinks.prices', ''],
  ['navLinks.prices', 'prices'],
  ['navLinks.prices', '//elsewhere.example'],
  ['navLinks.prices', '/\\elsewhere.example'],
  ['navLinks.prices', '/with space'],
  ['navLinks.prices', 'https:///nowhere'],
  ['navLinks.prices', 'javascript:alert(1)'],
  ['navLinks.prices', ' javascript:alert(1)'],
  ['navLinks.customerMail', ''],
  ['navLinks.customerMail', 'a@example.com?bcc=b@example.com'],
  ['navLinks.supportPhone1', ''],
  ['baseUrl.site', 'www.example.com'],
  ['baseUrl.site', 'https://user@www.example.com'],
  ['baseUrl.site', 'https://www.example.com/path'],
  ['contentDates.terms', '2027-02-30'],
  ['about.people', 'A\u0007'],
  ['about.hours', 'a\nb'],
  ['about.since', 'long ago'],
  ['payment.termDays', '0'],
  ['payment.termDays', '121'],
  ['payment.remindBeforeDays', '0'],
  ['payment.payee', 'a\nb'],
])('the field %s refuses %j', (path, value) => expect(pathsOf(changed(path, value))).toEqual([path]));

test('the message about an invalid link contains the link’s label, and an unknown link is refused', () => {
  expect(findProblems(companySchema, changed('navLinks.prices', 'x'))).toEqual([
    {
      path: 'navLinks.prices',
      message: `${companyLabels['navLinks.prices']}: type a path that begins with / or an address with https://`,
    },
  ]);
  expect(pathsOf(changed('navLinks.more', '/x'))).toEqual(['navLinks']);
});
