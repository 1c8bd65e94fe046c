import type { SiteConfiguration } from '@title24/shared-domain';

/** Returns an email's greeting. @param name recipient's name; if absent, the greeting has no name */
export function greeting(name?: string): string {
  return name ? `Hello ${name},` : 'Hello,';
}

/**
 * Returns an email's closing for customers: where to ask questions, and the company's name.
 * @param about - what to mention in a question, such as 'order P100245-1'
 */
export function signOff({ company, navLinks }: SiteConfiguration, about?: string): string[] {
  const { customerMail, supportPhone1, supportPhone2 } = navLinks;
  const named = about ? ` Please mention ${about}.` : '';
  return [
    `Questions? Write to ${customerMail} or call ${supportPhone1} or ${supportPhone2}.${named}`,
    company.name,
  ];
}
