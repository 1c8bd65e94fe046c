import { type DataRequest, dataKey, type RenderRequest } from '@title24/remote-kit/contract';
import { doItYourself, type HelpItem, type Product } from '@title24/shared-domain';
import { productsRequest } from '../catalog/catalog-data.ts';
import { answersRequest } from '../faq/answers-request.ts';
import { faqPath, faqSections } from '../faq/faq-sections.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { faqQuestions } from './faq-questions.ts';
import { type JsonLd, jsonLdScript } from './json-ld.ts';
import { organization } from './organization.ts';
import { doItYourselfService, fullService } from './services.ts';

/** Returns a page's structured data (schema.org as JSON-LD) as HTML. */
export function structuredData(request: RenderRequest): string {
  const { route, origin } = request;
  if (!route) return '';
  return [organization(request), breadcrumbList(route, origin), ...ofPage(route.path, request)]
    .filter((node) => node !== null)
    .map(jsonLdScript)
    .join('\n');
}

function ofPage(path: string, { data, config, origin }: RenderRequest): JsonLd[] {
  const products = listIn<Product>(data, productsRequest);
  const section = faqSections.find(({ letter }) => faqPath(letter) === path);
  if (section)
    return [faqQuestions(listIn<HelpItem>(data, answersRequest(section.letter)), { products, config })];
  switch (path) {
    case '/services':
    case '/prices':
      return [...doItYourselfOffer(products, origin), fullService(origin)];
    case '/do-it-yourself':
      return doItYourselfOffer(products, origin);
    case '/full-service':
      return [fullService(origin)];
    default:
      return [];
  }
}

/** Returns no offer until Do-It-Yourself opens, because search engines show offers. */
function doItYourselfOffer(products: readonly Product[], origin: string): JsonLd[] {
  return doItYourself.isOpen ? [doItYourselfService(products, origin)] : [];
}

function listIn<Item>(data: RenderRequest['data'], request: DataRequest): readonly Item[] {
  return (data[dataKey(request)] as readonly Item[] | undefined) ?? [];
}
