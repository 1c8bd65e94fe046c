import type { RouteMetadata } from '@title24/shared-config/contract';

const staffPage = (path: string, title: string, description: string): RouteMetadata => ({
  path,
  title,
  heading: title,
  description,
  headerImage: 'header-admin.svg',
  noIndex: true,
});

/** The staff tools (H2). What one of them shows is in the query: /admin/help?id=c-10. */
export const routes: readonly RouteMetadata[] = [
  staffPage(
    '/admin',
    'Staff tools',
    'Where staff keep the prices, help texts and announcements of this site.',
  ),
  staffPage('/admin/submissions', 'Plans received', 'Where staff work on the plans that visitors sent.'),
  staffPage('/admin/help', 'Help texts', 'Where staff edit the questions and answers of the FAQ.'),
  staffPage('/admin/products', 'Products', 'Where staff keep the product catalogue and its prices.'),
  staffPage('/admin/prices', 'Estimator prices', 'Where staff keep the figures of the cost estimator.'),
  staffPage('/admin/company', 'Company and links', 'Where staff keep contact details and link targets.'),
  staffPage('/admin/announcement', 'Announcement', 'Where staff plan the announcement banner.'),
  staffPage('/admin/mail', 'Mail', 'Where staff see what the mail server did not take.'),
  staffPage('/admin/accounts', 'Accounts', 'Where staff give roles to accounts and disable them.'),
  staffPage('/admin/remotes', 'Remotes', 'Where staff release the parts of this site and go back.'),
  staffPage('/admin/audit', 'Change log', 'Who changed what on this site, and when.'),
];
