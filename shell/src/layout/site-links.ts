import { climateZonesPath, glossaryPath, type NavLinkKey, sampleReportsPath } from '@title24/shared-domain';

/** A link in the layout, with its key in the configuration and its label. */
export interface SiteLink {
  readonly key: NavLinkKey;
  readonly label: string;
}

/** Path of the privacy policy, which the footer of every page links to. */
export const privacyPolicyPath = '/privacy-policy';

interface FixedLink {
  readonly path: string;
  readonly label: string;
}

export interface LinkMenu {
  readonly label: string;
  readonly links: readonly (SiteLink | FixedLink)[];
}

export const myProjectsLink: SiteLink = { key: 'myProjects', label: 'My projects' };
export const contactLink: SiteLink = { key: 'contactUs', label: 'Contact Us' };

/** Links of the navigation bar (N1). The targets of links with a key come from the configuration. */
export const mainLinks: readonly (SiteLink | LinkMenu)[] = [
  { key: 'complianceWizard', label: 'Do I need one?' },
  { key: 'prices', label: 'Prices' },
  myProjectsLink,
  {
    label: 'Services',
    links: [
      { key: 'doItYourself', label: 'Do It Yourself' },
      { key: 'fullService', label: 'Full Service Consulting' },
      { key: 'services', label: 'All services' },
    ],
  },
  {
    label: 'Resources',
    links: [
      { key: 'faq', label: 'FAQ' },
      { path: glossaryPath, label: 'Glossary' },
      { path: climateZonesPath, label: 'Climate zones' },
      { path: sampleReportsPath, label: 'Sample reports' },
      { key: 'resources', label: 'All resources' },
    ],
  },
  contactLink,
];

/** Groups of links in the footer (N8). */
export const footerGroups: readonly { readonly heading: string; readonly links: readonly SiteLink[] }[] = [
  {
    heading: 'Services',
    links: [
      { key: 'doItYourself', label: 'Do It Yourself' },
      { key: 'fullService', label: 'Full Service Consulting' },
      { key: 'prices', label: 'Services and prices' },
    ],
  },
  {
    heading: 'Quick Links',
    links: [
      { key: 'myProjects', label: 'My Projects' },
      { key: 'activeProject', label: 'Edit Active Project' },
      { key: 'myAccount', label: 'My Account' },
    ],
  },
  {
    heading: 'Resources',
    links: [
      { key: 'faq', label: 'FAQ' },
      { key: 'complianceWizard', label: 'Full Service Quote' },
      { key: 'contactUs', label: 'Customer Service' },
      { key: 'resourceLinks', label: 'Resource Links' },
      { key: 'termsAndConditions', label: 'Terms and conditions' },
    ],
  },
];
