import { defineRemote, type Load } from '@title24/remote-kit/contract';
import type { ComponentType } from 'react';

/**
 * Declares a staff page. Its chunk is loaded only by the browsers of users who may see the page. The server and all
 * other browsers render a message instead.
 */
const staffPage = (
  path: string,
  title: string,
  description: string,
  chunk: string,
  page: Load<ComponentType>,
) => ({
  path,
  title,
  heading: title,
  description,
  frame: 'app' as const,
  noIndex: true,
  chunk,
  preload: false as const,
  page,
});

/** Staff tools (H2). */
export default defineRemote({
  name: 'mf-admin',
  routes: [
    staffPage(
      '/admin',
      'Business',
      'The figures of the business, and what to do on the site.',
      'business',
      () => import('./src/business/business-page.tsx').then(({ BusinessPage }) => BusinessPage),
    ),
    staffPage('/admin/work', 'Work', 'What customers ordered, by due date.', 'work', () =>
      import('./src/work/work-page.tsx').then(({ WorkPage }) => WorkPage),
    ),
    staffPage(
      '/admin/orders',
      'Order',
      'Where staff review what a customer ordered, and deliver it.',
      'orders',
      () => import('./src/orders/detail/order-desk.tsx').then(({ OrdersPage }) => OrdersPage),
    ),
    staffPage(
      '/admin/submissions',
      'Full Service project',
      'Where staff work on the plans that a visitor sent.',
      'submissions',
      () =>
        import('./src/submissions/detail/submission-editor.tsx').then(
          ({ SubmissionsPage }) => SubmissionsPage,
        ),
    ),
    staffPage(
      '/admin/help',
      'Help texts',
      'Where staff edit the questions and answers of the FAQ.',
      'help',
      () => import('./src/help/help-page.tsx').then(({ HelpPage }) => HelpPage),
    ),
    staffPage(
      '/admin/products',
      'Products',
      'Where staff edit the product catalog and its prices.',
      'products',
      () => import('./src/products/products-page.tsx').then(({ ProductsPage }) => ProductsPage),
    ),
    staffPage(
      '/admin/prices',
      'Estimator prices',
      'Where staff edit the figures of the cost estimator.',
      'prices',
      () => import('./src/prices/prices-page.tsx').then(({ PricesPage }) => PricesPage),
    ),
    staffPage(
      '/admin/company',
      'Company and links',
      'Where staff edit contact details and link targets.',
      'company',
      () => import('./src/company/company-page.tsx').then(({ CompanyPage }) => CompanyPage),
    ),
    staffPage(
      '/admin/announcement',
      'Announcement',
      'Where staff schedule the announcement banner.',
      'announcement',
      () =>
        import('./src/announcement/announcement-page.tsx').then(({ AnnouncementPage }) => AnnouncementPage),
    ),
    staffPage(
      '/admin/business-days',
      'Business days',
      'Where staff edit the days we’re closed.',
      'business-days',
      () =>
        import('./src/business-days/business-days-page.tsx').then(({ BusinessDaysPage }) => BusinessDaysPage),
    ),
    staffPage('/admin/mail', 'Mail', 'Where staff see mail that couldn’t be delivered.', 'mail', () =>
      import('./src/mail/mail-page.tsx').then(({ MailPage }) => MailPage),
    ),
    staffPage(
      '/admin/accounts',
      'Accounts',
      'Where staff give roles to accounts and disable them.',
      'accounts',
      () => import('./src/accounts/accounts-page.tsx').then(({ AccountsPage }) => AccountsPage),
    ),
    staffPage('/admin/roles', 'Roles', 'Where staff decide what each role may do.', 'roles', () =>
      import('./src/roles/roles-page.tsx').then(({ RolesPage }) => RolesPage),
    ),
    staffPage(
      '/admin/privacy',
      'Privacy requests',
      'Where staff see what is stored about a person, and delete it on request.',
      'privacy',
      () => import('./src/privacy/privacy-page.tsx').then(({ PrivacyPage }) => PrivacyPage),
    ),
    staffPage(
      '/admin/remotes',
      'Remotes',
      'Where staff release the parts of this site and roll them back.',
      'remotes',
      () => import('./src/remotes/remotes-page.tsx').then(({ RemotesPage }) => RemotesPage),
    ),
    staffPage('/admin/audit', 'Change log', 'Who changed what on this site, and when.', 'audit', () =>
      import('./src/audit/audit-page.tsx').then(({ AuditPage }) => AuditPage),
    ),
  ],
  layout: () => import('./src/access/staff-layout.tsx').then(({ StaffLayout }) => StaffLayout),
  parcels: {
    // Loaded only for staff who are allowed to edit help texts.
    'help-editor': () =>
      import('./src/help/help-editor-parcel.tsx').then(({ HelpEditorParcel }) => HelpEditorParcel),
  },
});
