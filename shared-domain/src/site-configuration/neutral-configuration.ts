import { neutralCompany } from './neutral-company.ts';
import type { SiteConfiguration } from './site-configuration.schema.ts';

/** A new site's public configuration (H9): a neutral company, and links to the site's own pages. */
export const neutralConfiguration: SiteConfiguration = {
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
};
