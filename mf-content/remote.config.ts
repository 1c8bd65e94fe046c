import { defineRemote } from '@title24/remote-kit/contract';
import { climateZonesPath, doItYourself, glossaryPath, sampleReportsPath } from '@title24/shared-domain';
import { estimatorPricesRequest, productsRequest } from './src/catalog/catalog-data.ts';
import { answersRequest } from './src/faq/answers-request.ts';
import { faqPath, faqSections } from './src/faq/faq-sections.ts';
import { calendarRequest } from './src/quote-date/calendar-request.ts';

export default defineRemote({
  name: 'mf-content',
  routes: [
    {
      path: '/services',
      chunk: 'home',
      page: () => import('./src/home/home-page.tsx').then(({ HomePage }) => HomePage),
      title: 'California Title 24 energy reports',
      heading: 'California Title 24 energy reports',
      claim: 'Title 24 reports, ready for your permit',
      description:
        'Energy compliance reports for California building permits, for homes and commercial buildings. See the cost, then send us your plans.',
      data: [productsRequest, estimatorPricesRequest, calendarRequest, answersRequest('A')],
      headerImage: 'header-services.svg',
    },
    {
      path: '/do-it-yourself',
      chunk: 'do-it-yourself',
      page: () =>
        import('./src/do-it-yourself/do-it-yourself-page.tsx').then(
          ({ DoItYourselfPage }) => DoItYourselfPage,
        ),
      title: 'Do-It-Yourself residential reports',
      heading: 'Do It Yourself',
      claim: doItYourself.isOpen
        ? 'Enter your home project and order when you’re ready'
        : 'Enter and check your home project yourself',
      description:
        'How Do-It-Yourself works for residential projects: takeoff tools, free saving, a fixed price for the Title 24 report.',
      data: [productsRequest],
      headerImage: 'header-do-it-yourself.svg',
    },
    {
      path: '/full-service',
      chunk: 'full-service',
      page: () =>
        import('./src/full-service/full-service-page.tsx').then(({ FullServicePage }) => FullServicePage),
      title: 'Full Service Title 24 consulting',
      heading: 'Full Service Consulting',
      claim: 'Send us your plans. We’ll do the rest.',
      description:
        'Send us your plans for a residential or commercial project. An analyst gives you a firm quote and a delivery time.',
      data: [calendarRequest],
      headerImage: 'header-full-service.svg',
    },
    {
      path: '/prices',
      chunk: 'prices',
      page: () => import('./src/prices/prices-page.tsx').then(({ PricesPage }) => PricesPage),
      title: 'Our services and prices',
      heading: 'Our Services and Prices',
      description:
        'Service and price schedule for Title 24 reports: base reports, premium options, delivery by email and by mail.',
      data: [productsRequest, estimatorPricesRequest, calendarRequest],
      headerImage: 'header-prices.svg',
    },
    {
      path: sampleReportsPath,
      chunk: 'sample-reports',
      page: () =>
        import('./src/sample-reports/sample-reports-page.tsx').then(
          ({ SampleReportsPage }) => SampleReportsPage,
        ),
      title: 'Sample Title 24 reports: CF1R and NRCC',
      heading: 'Sample Reports',
      description:
        'A sample certificate of compliance for a house (CF1R) and for an office (NRCC), with a note beside each table, on the page and as PDFs.',
      headerImage: 'header-resources.svg',
    },
    {
      path: '/resources',
      chunk: 'resources',
      page: () => import('./src/resources/resources-page.tsx').then(({ ResourcesPage }) => ResourcesPage),
      title: 'Title 24 resources',
      heading: 'Title 24 Resources',
      description:
        'Answers, what-you-need sheets, registration guides and directories for California energy compliance.',
      headerImage: 'header-resources.svg',
    },
    {
      path: climateZonesPath,
      chunk: 'climate-zones',
      page: () =>
        import('./src/climate-zones/climate-zones-page.tsx').then(({ ClimateZonesPage }) => ClimateZonesPage),
      title: 'California climate zone by ZIP code',
      heading: 'Climate Zone by ZIP Code',
      description:
        'Type a ZIP code and see its California climate zone for the Energy Code, and what the zone means for your project.',
      headerImage: 'header-resources.svg',
    },
    {
      path: glossaryPath,
      chunk: 'glossary',
      page: () => import('./src/glossary/glossary-page.tsx').then(({ GlossaryPage }) => GlossaryPage),
      title: 'Glossary of California energy compliance',
      heading: 'Glossary',
      description:
        'CF1R, ECC, U-factor, climate zone: what the words of Title 24 reports, forms and field tests mean.',
      headerImage: 'header-resources.svg',
    },
    {
      path: '/resource-links',
      chunk: 'resource-links',
      page: () =>
        import('./src/resource-links/resource-links-page.tsx').then(
          ({ ResourceLinksPage }) => ResourceLinksPage,
        ),
      title: 'Resource links',
      heading: 'Resource Links',
      description:
        'Directories of window, roof and equipment ratings, ECC (HERS) providers, acceptance testing and training.',
      headerImage: 'header-resources.svg',
    },
    {
      path: '/faq',
      chunk: 'faq',
      page: () => import('./src/faq/faq-page.tsx').then(({ FaqPage }) => FaqPage),
      title: 'Frequently asked questions',
      heading: 'Frequently Asked Questions',
      description:
        'Search all answers about Title 24 reports, forms, field tests and the data of your project.',
      data: [productsRequest, ...faqSections.map(({ letter }) => answersRequest(letter))],
      headerImage: 'header-faq.svg',
    },
    ...faqSections.map(({ letter, title, summary }) => ({
      path: faqPath(letter),
      chunk: 'faq',
      page: () => import('./src/faq/faq-section-page.tsx').then(({ FaqSectionRoute }) => FaqSectionRoute),
      title: `FAQ ${letter}: ${title}`,
      heading: `FAQ: ${title}`,
      description: `Title 24 questions and answers. ${summary}`,
      data: [productsRequest, answersRequest(letter)],
      headerImage: 'header-faq.svg',
    })),
    {
      path: '/calcerts-reg',
      chunk: 'registries',
      page: () => import('./src/registries/calcerts-page.tsx').then(({ CalcertsPage }) => CalcertsPage),
      title: 'CalCERTS registration (closed)',
      heading: 'CalCERTS Registration (Closed)',
      description:
        'CalCERTS closed in 2024. What that means for your documents, and where to register a report now.',
      headerImage: 'header-resources.svg',
    },
    {
      path: '/cheers-reg',
      chunk: 'registries',
      page: () => import('./src/registries/cheers-page.tsx').then(({ CheersPage }) => CheersPage),
      title: 'How to register a report with CHEERS',
      heading: 'CHEERS Registration',
      description: 'How to register a residential energy report with the CHEERS registry, step by step.',
      headerImage: 'header-resources.svg',
    },
    {
      path: '/privacy-policy',
      chunk: 'legal',
      page: () =>
        import('./src/legal/privacy-policy-page.tsx').then(({ PrivacyPolicyPage }) => PrivacyPolicyPage),
      title: 'Privacy policy',
      heading: 'Privacy Policy',
      description: 'What we collect when you use this site, what we do with it, and your choices.',
      headerImage: 'header-legal.svg',
    },
    {
      path: '/terms-and-conditions',
      chunk: 'legal',
      page: () => import('./src/legal/terms-page.tsx').then(({ TermsPage }) => TermsPage),
      title: 'Terms and conditions',
      heading: 'Terms and Conditions',
      description: 'The terms for using this site and for ordering Title 24 reports.',
      headerImage: 'header-legal.svg',
    },
    {
      path: '/contact-us',
      chunk: 'contact',
      page: () => import('./src/contact/contact-page.tsx').then(({ ContactPage }) => ContactPage),
      title: 'Customer service',
      heading: 'Customer Service',
      description: 'Reach customer service by email or phone, or find your answer in the FAQ.',
      headerImage: 'header-contact.svg',
    },
  ],
  document: () =>
    import('./src/structured-data/structured-data.ts').then(({ structuredData }) => ({
      head: structuredData,
    })),
});
