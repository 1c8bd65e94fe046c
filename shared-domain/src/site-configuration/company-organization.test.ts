import { companyOrganization } from './company-organization.ts';
import { neutralCompany } from './neutral-company.ts';

test('the company is an organization that can be reached at work', () => {
  const organization = companyOrganization(neutralCompany);
  expect(organization.name).toBe('Energy Compliance Reports');
  expect(organization.primaryPhone('work')?.text).toBe('(510) 555-0100');
  expect(organization.primaryEmail('work')?.address).toBe('info@example.com');
  expect(organization.primaryAddress('work')?.text).toBe('100 Example Street, Oakland, CA 94612');
  expect(organization.primaryAddress('work')?.countryText).toBe('USA');
});

test('H6 its area code is digits', () => {
  expect(() => companyOrganization({ ...neutralCompany, phone: { areaCode: 'abc', number: '' } })).toThrow(
    'the area code of a phone number should be a numeric value',
  );
});
