import type { SiteConfiguration } from '@title24/shared-domain';

/** A neutral company and this site's own pages (decisions 9), until an administrator enters the real ones. */
export const siteConfigurationSeed: SiteConfiguration = {
  company: {
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
  },
  baseUrl: { site: '', app: '' },
  navLinks: {
    logo: '/services',
    login: '/login',
    logout: '/logout',
    admin: '/admin',
    myProjects: '/project/list',
    activeProject: '/project/list',
    myAccount: '/my-account',
    newProject: '/project/list',
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
};
