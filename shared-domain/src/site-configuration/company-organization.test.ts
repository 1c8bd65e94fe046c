import { companyOrganization } from './company-organization.ts';

const company = {
  name: 'Energy Compliance Reports',
  phone: { areaCode: '510', number: '555-0100' },
  email: { address: 'info@example.com' },
  address: {
    line1: '100 Example Street',
    cityText: 'Oakland',
    postalCode: '94612',
    stateText: 'CA',
    country: 'USA',
  },
};

test('the company is an organization that can be reached at work', () => {
  const organization = companyOrganization(company);
  expect(organization.name).toBe('Energy Compliance Reports');
  expect(organization.primaryPhone('work')?.text).toBe('(510) 555-0100');
  expect(organization.primaryEmail('work')?.address).toBe('info@example.com');
  expect(organization.primaryAddress('work')?.text).toBe('100 Example Street, Oakland, CA 94612');
  expect(organization.primaryAddress('work')?.countryText).toBe('USA');
});

test('H6 its area code is digits', () => {
  expect(() => companyOrganization({ ...company, phone: { areaCode: 'abc', number: '' } })).toThrow(
    'the area code of a phone number should be a numeric value',
  );
});
