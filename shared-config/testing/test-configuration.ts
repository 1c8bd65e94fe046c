import {
  type NavLinks,
  navLinkKeys,
  neutralConfiguration,
  neutralPaymentInstructions,
  type SiteConfiguration,
} from '@title24/shared-domain';

const targets = Object.fromEntries(
  navLinkKeys.map((key) => [key, `/configured/${key}`]),
) as unknown as NavLinks;

/** A configuration whose company and links are recognizable. */
export const testConfiguration: SiteConfiguration = {
  ...neutralConfiguration,
  company: {
    name: 'Configured Company',
    phone: { areaCode: '415', number: '555-0177' },
    email: { address: 'company@configured.example' },
    address: {
      line1: '7 Configured Street',
      cityText: 'Configured City',
      postalCode: '94000',
      stateText: 'CA',
      country: 'USA',
    },
  },
  navLinks: {
    ...targets,
    customerMail: 'customers@configured.example',
    supportPhone1: '(415) 555-0178',
    supportPhone2: '(415) 555-0179',
  },
  hiddenPlaces: [],
  payment: neutralPaymentInstructions,
};
