import type { FieldError } from '@title24/shared-config/contract';
import { isIsoDate, type NavLinkKey, navLinkKeys, type SiteConfiguration } from '@title24/shared-domain';

/** The form's names are the paths within the configuration, as the server names them too. */
export const companyFields = {
  'company.name': 'Company name',
  'company.phone.areaCode': 'Area code',
  'company.phone.number': 'Phone number',
  'company.email.address': 'Company e-mail',
  'company.address.line1': 'Street address',
  'company.address.cityText': 'City',
  'company.address.stateText': 'State',
  'company.address.postalCode': 'ZIP code',
  'company.address.country': 'Country',
} as const;

export const contactFields = {
  'navLinks.customerMail': 'Customer service e-mail',
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
  ...linkFields,
};

export type CompanyValues = Readonly<Record<string, string>>;

export function toCompanyValues({
  company,
  baseUrl,
  navLinks,
  contentDates,
}: SiteConfiguration): CompanyValues {
  const { phone, email, address } = company;
  return {
    'company.name': company.name,
    'company.phone.areaCode': phone.areaCode,
    'company.phone.number': phone.number,
    'company.email.address': email.address,
    'company.address.line1': address.line1,
    'company.address.cityText': address.cityText,
    'company.address.stateText': address.stateText,
    'company.address.postalCode': address.postalCode,
    'company.address.country': address.country,
    'baseUrl.site': baseUrl.site,
    'baseUrl.app': baseUrl.app,
    'contentDates.privacyPolicy': contentDates?.privacyPolicy ?? '',
    'contentDates.terms': contentDates?.terms ?? '',
    'contentDates.regulations': contentDates?.regulations ?? '',
    ...Object.fromEntries(navLinkKeys.map((key) => [`navLinks.${key}`, navLinks[key]])),
  };
}

export function toCompanyMembers(
  values: CompanyValues,
): Pick<SiteConfiguration, 'company' | 'baseUrl' | 'navLinks' | 'contentDates'> {
  const text = (name: string) => values[name]?.trim() ?? '';
  return {
    company: {
      name: text('company.name'),
      phone: { areaCode: text('company.phone.areaCode'), number: text('company.phone.number') },
      email: { address: text('company.email.address') },
      address: {
        line1: text('company.address.line1'),
        cityText: text('company.address.cityText'),
        postalCode: text('company.address.postalCode'),
        stateText: text('company.address.stateText'),
        country: text('company.address.country'),
      },
    },
    baseUrl: { site: text('baseUrl.site'), app: text('baseUrl.app') },
    contentDates: {
      privacyPolicy: text('contentDates.privacyPolicy'),
      terms: text('contentDates.terms'),
      regulations: text('contentDates.regulations'),
    },
    navLinks: Object.fromEntries(
      navLinkKeys.map((key) => [key, text(`navLinks.${key}`)]),
    ) as SiteConfiguration['navLinks'],
  };
}

const mailAddress = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
const linkTarget = /^(\/(?![/\\])\S*|https?:\/\/\S+)$/i;

/** What stops the company's data from being saved. Script addresses and the like are no link targets. */
export function checkCompany(values: CompanyValues): readonly FieldError[] {
  return Object.entries(values).flatMap(([path, value]) => {
    const message = problemOf(path, value.trim());
    return message ? [{ path, message }] : [];
  });
}

function problemOf(path: string, value: string): string | null {
  const label = companyLabels[path] ?? path;
  if (path in baseUrlFields)
    return value === '' || /^https?:\/\/[^\s/]+$/i.test(value)
      ? null
      : `${label}: leave it empty, or type an address such as https://www.example.com`;
  if (path in dateFields)
    return value === '' || isIsoDate(value) ? null : `${label}: enter a date, or leave it empty`;
  if (value === '') return mayBeEmpty(path) ? null : `Type something for ${label}`;
  if (path === 'company.email.address' || path === 'navLinks.customerMail')
    return mailAddress.test(value) ? null : `${label}: type an e-mail address such as name@example.com`;
  if (path === 'company.phone.areaCode')
    return /^\d+$/.test(value) ? null : 'the area code of a phone number should be a numeric value';
  if (path in linkFields)
    return linkTarget.test(value)
      ? null
      : `${label}: type a path that begins with / or an address with https://`;
  return null;
}

function mayBeEmpty(path: string): boolean {
  return path === 'company.phone.areaCode' || path.startsWith('company.address.');
}
