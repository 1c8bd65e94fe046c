import type { NavLinkKey } from '@title24/shared-domain';

/** A link of the layout: a key of the configuration's links, and its label. */
export interface SiteLink {
  readonly key: NavLinkKey;
  readonly label: string;
}

/** Linked on every page, as California's online privacy law requires; the configuration has no link of this name. */
export const privacyPolicyPath = '/privacy-policy';

/** The first links of the navigation bar, ahead of its submenu (N1); their targets come from the configuration. */
export const questionLinks: readonly SiteLink[] = [
  { key: 'complianceWizard', label: 'Do I need one?' },
  { key: 'prices', label: 'Prices' },
];

/** The submenu 'How it works' (N1). */
export const howItWorksMenu: readonly SiteLink[] = [
  { key: 'services', label: 'All services' },
  { key: 'fullService', label: 'Full Service Consulting' },
  { key: 'doItYourself', label: 'Do It Yourself' },
  { key: 'resources', label: 'Resources' },
];

/** In 'How it works' for visitors, in My Account for those who are logged in (N1, N2). */
export const myProjectsLink: SiteLink = { key: 'myProjects', label: 'My projects' };

/** The links behind the submenu (N1). */
export const helpLinks: readonly SiteLink[] = [
  { key: 'faq', label: 'FAQ' },
  { key: 'contactUs', label: 'Contact' },
];

/** The footer's groups (N8). */
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
