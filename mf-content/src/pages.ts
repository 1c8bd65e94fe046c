import { type LazyPage, lazyPage } from '@title24/shared-config/runtime';
import { faqPath, faqSections } from './faq/faq-sections.ts';

const faqSection = lazyPage(
  async () => (await import(/* webpackChunkName: "faq" */ './faq/faq-section-page.tsx')).FaqSectionRoute,
);

/** The screens by path. Each chunk is named in routes.ts too, so that the document can preload it. */
export const pages: Readonly<Record<string, LazyPage>> = {
  '/services': lazyPage(
    async () => (await import(/* webpackChunkName: "home" */ './home/home-page.tsx')).HomePage,
  ),
  '/do-it-yourself': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "do-it-yourself" */ './do-it-yourself/do-it-yourself-page.tsx'))
        .DoItYourselfPage,
  ),
  '/full-service': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "full-service" */ './full-service/full-service-page.tsx'))
        .FullServicePage,
  ),
  '/prices': lazyPage(
    async () => (await import(/* webpackChunkName: "prices" */ './prices/prices-page.tsx')).PricesPage,
  ),
  '/resources': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "resources" */ './resources/resources-page.tsx')).ResourcesPage,
  ),
  '/resource-links': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "resource-links" */ './resource-links/resource-links-page.tsx'))
        .ResourceLinksPage,
  ),
  '/faq': lazyPage(async () => (await import(/* webpackChunkName: "faq" */ './faq/faq-page.tsx')).FaqPage),
  ...Object.fromEntries(faqSections.map(({ letter }) => [faqPath(letter), faqSection])),
  '/calcerts-reg': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "registries" */ './registries/calcerts-page.tsx')).CalcertsPage,
  ),
  '/cheers-reg': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "registries" */ './registries/cheers-page.tsx')).CheersPage,
  ),
  '/privacy-policy': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "legal" */ './legal/privacy-policy-page.tsx')).PrivacyPolicyPage,
  ),
  '/terms-and-conditions': lazyPage(
    async () => (await import(/* webpackChunkName: "legal" */ './legal/terms-page.tsx')).TermsPage,
  ),
  '/contact-us': lazyPage(
    async () => (await import(/* webpackChunkName: "contact" */ './contact/contact-page.tsx')).ContactPage,
  ),
};

/** Loads the code of the screen at this path, if there is one. */
export async function preloadPage(pathname: string): Promise<void> {
  await pages[pathname]?.preload();
}
