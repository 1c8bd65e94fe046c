import { type LazyPage, lazyPage } from '@title24/shared-config/runtime';

/** The screens by path. Their code is loaded for staff only: the server and visitors see the login page in their place. */
export const pages: Readonly<Record<string, LazyPage>> = {
  '/admin': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "overview" */ './overview/overview-page.tsx')).OverviewPage,
  ),
  '/admin/submissions': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "submissions" */ './submissions/submissions-page.tsx'))
        .SubmissionsPage,
  ),
  '/admin/help': lazyPage(
    async () => (await import(/* webpackChunkName: "help" */ './help/help-page.tsx')).HelpPage,
  ),
  '/admin/products': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "products" */ './products/products-page.tsx')).ProductsPage,
  ),
  '/admin/prices': lazyPage(
    async () => (await import(/* webpackChunkName: "prices" */ './prices/prices-page.tsx')).PricesPage,
  ),
  '/admin/company': lazyPage(
    async () => (await import(/* webpackChunkName: "company" */ './company/company-page.tsx')).CompanyPage,
  ),
  '/admin/announcement': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "announcement" */ './announcement/announcement-page.tsx'))
        .AnnouncementPage,
  ),
  '/admin/mail': lazyPage(
    async () => (await import(/* webpackChunkName: "mail" */ './mail/mail-page.tsx')).MailPage,
  ),
  '/admin/accounts': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "accounts" */ './accounts/accounts-page.tsx')).AccountsPage,
  ),
  '/admin/remotes': lazyPage(
    async () => (await import(/* webpackChunkName: "remotes" */ './remotes/remotes-page.tsx')).RemotesPage,
  ),
  '/admin/audit': lazyPage(
    async () => (await import(/* webpackChunkName: "audit" */ './audit/audit-page.tsx')).AuditPage,
  ),
};
