import { isMailAddress, type SiteConfiguration } from '@title24/shared-domain';

/** Returns the email address for messages to staff. */
export function staffAddress({ company, navLinks }: Pick<SiteConfiguration, 'company' | 'navLinks'>): string {
  return isMailAddress(navLinks.customerMail) ? navLinks.customerMail : company.email.address;
}
