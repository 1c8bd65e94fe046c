import { neutralCompany, neutralPaymentInstructions, type SiteConfiguration } from '@title24/shared-domain';

/**
 * The initial configuration (H9): a neutral company, and links to this site's own pages, until an administrator
 * replaces them.
 */
export const siteConfigurationSeed: SiteConfiguration = {
  company: neutralCompany,
  baseUrl: { site: '', app: '' },
  navLinks: {
    logo: '/services',
    login: '/login',
    logout: '/logout',
    admin: '/admin',
    myProjects: '/project/list',
    activeProject: '/project/active',
    myAccount: '/my-account',
    newProject: '/project/new',
    services: '/services',
    resources: '/resources',
    contactUs: '/contact-us',
    doItYourself: '/do-it-yourself',
    fullService: '/full-service',
    prices: '/prices',
    termsAndConditions: '/terms-and-conditions',
    faq: '/faq',
    complianceWizard: '/compliance-wizard',
    resourceLinks: '/resource-links',
    customerMail: 'service@example.com',
    supportPhone1: '(510) 555-0101',
    supportPhone2: '(510) 555-0102',
  },
  isStagingEnv: false,
  announce: '',
  announceSchedule: null,
  contentDates: { privacyPolicy: '', terms: '', regulations: '' },
  about: { people: '', serviceArea: '', hours: '', since: '' },
  hiddenPlaces: ['CA', 'MX'],
  payment: neutralPaymentInstructions,
};
