import type { Role, SiteAction, SiteResource } from '@title24/shared-domain';

/** A staff tool and the permission needed to show it. */
export interface Section {
  readonly path: string;
  readonly title: string;
  readonly action: SiteAction;
  readonly resource: SiteResource;
}

const sections: readonly Section[] = [
  {
    path: '/admin/work',
    title: 'Work',
    action: 'READ',
    resource: 'DESK',
  },
  {
    path: '/admin',
    title: 'Business',
    action: 'READ',
    resource: 'PAYMENT',
  },
  {
    path: '/admin/help',
    title: 'Help texts',
    action: 'UPDATE',
    resource: 'HELP',
  },
  {
    path: '/admin/products',
    title: 'Products',
    action: 'READ',
    resource: 'PRODUCT',
  },
  {
    path: '/admin/prices',
    title: 'Estimator prices',
    action: 'UPDATE',
    resource: 'CONFIG',
  },
  {
    path: '/admin/company',
    title: 'Company and links',
    action: 'UPDATE',
    resource: 'CONFIG',
  },
  {
    path: '/admin/announcement',
    title: 'Announcement',
    action: 'UPDATE',
    resource: 'CONFIG',
  },
  {
    path: '/admin/business-days',
    title: 'Business days',
    action: 'UPDATE',
    resource: 'CONFIG',
  },
  {
    path: '/admin/mail',
    title: 'Mail',
    action: 'READ',
    resource: 'CONFIG',
  },
  {
    path: '/admin/accounts',
    title: 'Accounts',
    action: 'READ',
    resource: 'ACCOUNT',
  },
  {
    path: '/admin/roles',
    title: 'Roles',
    action: 'READ',
    resource: 'ACCOUNT',
  },
  {
    path: '/admin/privacy',
    title: 'Privacy requests',
    action: 'READ',
    resource: 'ACCOUNT',
  },
  {
    path: '/admin/remotes',
    title: 'Remotes',
    action: 'READ',
    resource: 'REMOTE',
  },
  {
    path: '/admin/audit',
    title: 'Change log',
    action: 'READ',
    resource: 'CONFIG',
  },
];

/** Pages that show a single item of the work queue. */
const workPages: readonly Omit<Section, 'title'>[] = [
  { path: '/admin/orders', action: 'READ', resource: 'DESK' },
  { path: '/admin/submissions', action: 'READ', resource: 'UPLOAD' },
];

/** Returns whether the role may see the page at the given path. */
export function maySee(role: Role | null, path: string): boolean {
  return [...sections, ...workPages].some(
    (section) => section.path === path && role?.isAllowed(section.action, section.resource),
  );
}

/** Returns the path of the tool that contains the page at the given path. */
export function toolOf(path: string): string {
  return workPages.some((page) => page.path === path) ? '/admin/work' : path;
}

/** Returns the tools that the role may see. */
export function sectionsFor(role: Role | null): readonly Section[] {
  return sections.filter(({ action, resource }) => role?.isAllowed(action, resource));
}
