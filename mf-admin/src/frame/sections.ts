import type { Role, SiteAction, SiteResource } from '@title24/shared-domain';

/** A staff tool and the permission that shows it. The server decides what is allowed. */
export interface Section {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly action: SiteAction;
  readonly resource: SiteResource;
}

export const sections: readonly Section[] = [
  {
    path: '/admin/orders',
    title: 'Orders',
    summary: 'Reports and runs that customers ordered: review, deliver, charge.',
    action: 'READ',
    resource: 'DESK',
  },
  {
    path: '/admin/submissions',
    title: 'Plans received',
    summary: 'What visitors sent for Full Service: files, status and notes.',
    action: 'READ',
    resource: 'UPLOAD',
  },
  {
    path: '/admin/help',
    title: 'Help texts',
    summary: 'Edit the questions and answers of the FAQ.',
    action: 'UPDATE',
    resource: 'HELP',
  },
  {
    path: '/admin/products',
    title: 'Products',
    summary: 'Names, descriptions and prices of what we sell.',
    action: 'READ',
    resource: 'PRODUCT',
  },
  {
    path: '/admin/prices',
    title: 'Estimator prices',
    summary: 'The figures behind the cost estimator.',
    action: 'UPDATE',
    resource: 'CONFIG',
  },
  {
    path: '/admin/company',
    title: 'Company and links',
    summary: 'Phone, e-mail, postal address and where links lead.',
    action: 'UPDATE',
    resource: 'CONFIG',
  },
  {
    path: '/admin/announcement',
    title: 'Announcement',
    summary: 'The banner at the top of each page, and the staging flag.',
    action: 'UPDATE',
    resource: 'CONFIG',
  },
  {
    path: '/admin/business-days',
    title: 'Business days',
    summary: 'The days we’re closed: deadlines skip them.',
    action: 'UPDATE',
    resource: 'CONFIG',
  },
  {
    path: '/admin/mail',
    title: 'Mail',
    summary: 'Mail that could not be delivered, to try again.',
    action: 'READ',
    resource: 'CONFIG',
  },
  {
    path: '/admin/accounts',
    title: 'Accounts',
    summary: 'Assign and remove roles, disable accounts.',
    action: 'READ',
    resource: 'ACCOUNT',
  },
  {
    path: '/admin/roles',
    title: 'Roles',
    summary: 'What each role may do.',
    action: 'READ',
    resource: 'ACCOUNT',
  },
  {
    path: '/admin/remotes',
    title: 'Remotes',
    summary: 'Which version of each part of the site is live; roll back.',
    action: 'READ',
    resource: 'REMOTE',
  },
  {
    path: '/admin/audit',
    title: 'Change log',
    summary: 'Who changed what, and when.',
    action: 'READ',
    resource: 'CONFIG',
  },
];

/** Returns the tools that this role may see. */
export function sectionsFor(role: Role | null): readonly Section[] {
  return sections.filter(({ action, resource }) => role?.isAllowed(action, resource));
}
