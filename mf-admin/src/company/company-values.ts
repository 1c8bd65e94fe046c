import {
  type AboutCompany,
  aboutKeys,
  navLinkKeys,
  neutralPaymentInstructions,
  type PaymentInstructions,
  paymentKeys,
  type SiteConfiguration,
} from '@title24/shared-domain';
import { placeCodes } from '@title24/shared-domain/places';

/** Form values by configuration path or {@link placeValue}. A place's value is true if forms suggest the place. */
export type CompanyValues = Readonly<Record<string, string | boolean>>;

/** Returns the name of the form value for a country or state code such as 'US-CA'. */
export const placeValue = (code: string) => `places.${code}`;

/** Converts a configuration to form values. */
export function toCompanyValues({
  company,
  baseUrl,
  navLinks,
  contentDates,
  about,
  hiddenPlaces = [],
  payment,
}: SiteConfiguration): CompanyValues {
  const { phone, email, address } = company;
  return {
    'company.name': company.name,
    'company.phone.countryCode': phone.countryCode ?? '',
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
    ...Object.fromEntries(aboutKeys.map((key) => [`about.${key}`, about?.[key] ?? ''])),
    ...Object.fromEntries(
      paymentKeys.map((key) => [`payment.${key}`, { ...neutralPaymentInstructions, ...payment }[key]]),
    ),
    ...Object.fromEntries(navLinkKeys.map((key) => [`navLinks.${key}`, navLinks[key]])),
    ...Object.fromEntries(placeCodes.map((code) => [placeValue(code), !hiddenPlaces.includes(code)])),
  };
}

/** Converts form values to configuration properties. */
export function toCompanyMembers(
  values: CompanyValues,
): Pick<
  SiteConfiguration,
  'company' | 'baseUrl' | 'navLinks' | 'contentDates' | 'about' | 'payment' | 'hiddenPlaces'
> {
  const text = (name: string) => String(values[name] ?? '').trim();
  return {
    company: {
      name: text('company.name'),
      phone: {
        countryCode: text('company.phone.countryCode'),
        areaCode: text('company.phone.areaCode'),
        number: text('company.phone.number'),
      },
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
    about: Object.fromEntries(aboutKeys.map((key) => [key, text(`about.${key}`)])) as AboutCompany,
    payment: Object.fromEntries(
      paymentKeys.map((key) => [key, text(`payment.${key}`)]),
    ) as PaymentInstructions,
    navLinks: Object.fromEntries(
      navLinkKeys.map((key) => [key, text(`navLinks.${key}`)]),
    ) as SiteConfiguration['navLinks'],
    hiddenPlaces: placeCodes.filter((code) => values[placeValue(code)] === false),
  };
}
