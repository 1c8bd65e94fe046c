import type { AboutKey } from '../site-configuration/about-company.ts';
import type { NavLinkKey } from '../site-configuration/nav-link-keys.ts';
import type { PaymentKey } from '../site-configuration/payment-instructions.ts';

/** Labels for company data, by path in the site configuration. */
export const companyFields = {
  'company.name': 'Company name',
  'company.phone.countryCode': 'Country code',
  'company.phone.areaCode': 'Area code',
  'company.phone.number': 'Phone number',
  'company.email.address': 'Company email',
  'company.address.line1': 'Street address',
  'company.address.cityText': 'City',
  'company.address.stateText': 'State',
  'company.address.postalCode': 'ZIP code',
  'company.address.country': 'Country',
} as const;

export const contactFields = {
  'navLinks.customerMail': 'Customer service email',
  'navLinks.supportPhone1': 'First support phone',
  'navLinks.supportPhone2': 'Second support phone',
} as const;

export const baseUrlFields = {
  'baseUrl.site': 'Public site',
  'baseUrl.app': 'Members’ application',
} as const;

export const dateFields = {
  'contentDates.privacyPolicy': 'Privacy policy in effect since',
  'contentDates.terms': 'Terms in effect since',
  'contentDates.regulations': 'Energy Code pages last reviewed',
} as const;

export const aboutFields = {
  'about.people': 'Who prepares the reports',
  'about.serviceArea': 'Service area',
  'about.hours': 'Business hours',
  'about.since': 'In business since',
} as const satisfies Record<`about.${AboutKey}`, string>;

export const paymentFields = {
  'payment.payee': 'Payee',
  'payment.checkAddress': 'Address for checks',
  'payment.transfer': 'Bank transfer (ACH)',
  'payment.termDays': 'Days to pay',
  'payment.remindBeforeDays': 'Days before the due date of the first reminder',
  'payment.remindAfterDays': 'Days after the due date of the second reminder',
} as const satisfies Record<`payment.${PaymentKey}`, string>;

const linkNames: Readonly<Record<Exclude<NavLinkKey, ContactKey>, string>> = {
  logo: 'Logo',
  login: 'Login',
  logout: 'Logout',
  admin: 'Staff tools',
  myProjects: 'My projects',
  activeProject: 'Edit active project',
  myAccount: 'My account',
  newProject: 'New project',
  services: 'Services',
  resources: 'Resources',
  contactUs: 'Contact us',
  doItYourself: 'Do It Yourself',
  fullService: 'Full Service',
  prices: 'Prices',
  termsAndConditions: 'Terms and conditions',
  faq: 'FAQ',
  complianceWizard: 'Compliance wizard',
  resourceLinks: 'Resource links',
};

type ContactKey = 'customerMail' | 'supportPhone1' | 'supportPhone2';

export const linkFields: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(linkNames).map(([key, label]) => [`navLinks.${key}`, label]),
);

export const companyLabels: Readonly<Record<string, string>> = {
  ...companyFields,
  ...contactFields,
  ...baseUrlFields,
  ...dateFields,
  ...aboutFields,
  ...paymentFields,
  ...linkFields,
};
