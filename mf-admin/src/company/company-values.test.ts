import { configuration } from '../testing/site-fixture.ts';
import { checkCompany, toCompanyMembers, toCompanyValues } from './company-values.ts';

const { config } = configuration;
const values = toCompanyValues(config);

test('the configuration goes into the form and comes back', () => {
  const { company, baseUrl, navLinks, contentDates } = config;
  expect(toCompanyMembers(values)).toEqual({ company, baseUrl, navLinks, contentDates });
  expect(checkCompany(values)).toEqual([]);
});

test.each([
  ['company.name', ' '],
  ['company.phone.areaCode', '5l0'],
  ['company.email.address', 'no address'],
  ['navLinks.prices', 'javascript:alert(1)'],
  ['navLinks.prices', '//elsewhere.example'],
  ['navLinks.prices', 'prices'],
  ['navLinks.customerMail', ''],
  ['baseUrl.site', 'www.example.com'],
  ['contentDates.terms', '2027-02-30'],
])('%s does not take “%s”', (path, value) => {
  expect(checkCompany({ ...values, [path]: value }).map((problem) => problem.path)).toEqual([path]);
});
