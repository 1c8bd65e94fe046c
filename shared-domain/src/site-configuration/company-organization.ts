import { EmailAddress } from '../party/email-address.ts';
import { Organization } from '../party/organization.ts';
import { Phone } from '../party/phone.ts';
import { PostalAddress } from '../party/postal-address.ts';
import type { Company } from './site-configuration.ts';

const type = 'work';

/**
 * The company of the configuration as an organization of the domain, with one phone, e-mail and postal address.
 * @throws PartyError for an area code that is not numeric, which no stored configuration has
 */
export function companyOrganization({ name, phone, email, address }: Company): Organization {
  const { line1, cityText: city, stateText: state, postalCode, country } = address;
  const organization = new Organization({ name });
  organization.add(new Phone({ type, ...phone }));
  organization.add(new EmailAddress({ type, ...email }));
  organization.add(new PostalAddress({ type, line1, city, state, postalCode, country }));
  return organization;
}
