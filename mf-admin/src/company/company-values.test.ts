import { configuration } from '../testing/site-fixture.ts';
import { toCompanyMembers, toCompanyValues } from './company-values.ts';

const { config } = configuration;
const values = toCompanyValues(config);

test('the configuration goes into the form and comes back', () => {
  const { company, baseUrl, navLinks, contentDates, about, payment } = config;
  expect(toCompanyMembers(values)).toEqual({ company, baseUrl, navLinks, contentDates, about, payment });
});
