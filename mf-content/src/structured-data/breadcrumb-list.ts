import { faqPath, faqSections } from '../faq/faq-sections.ts';
import type { JsonLd } from './json-ld.ts';

interface Place {
  readonly path: string;
  readonly heading: string;
}

const home = { name: 'Home', path: '/services' } as const;
const faq = { name: 'FAQ', path: '/faq' } as const;
const faqPaths = faqSections.map(({ letter }) => faqPath(letter));

/** Returns the breadcrumbs that lead from the home page to a page; null for the home page. */
export function breadcrumbList({ path, heading }: Place, origin: string): JsonLd | null {
  if (path === home.path) return null;
  const above = faqPaths.includes(path) ? [home, faq] : [home];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name: heading, path }].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: `${origin}${crumb.path}`,
    })),
  };
}
