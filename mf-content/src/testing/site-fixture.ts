import type { PageData } from '@title24/remote-kit/contract';
import { testPageData } from '@title24/remote-kit/testing';
import { type FaqLetter, faqLetters, type HelpItem, type Product } from '@title24/shared-domain';
import { seedPrices } from '@title24/shared-domain/estimator/testing';
import { estimatorPricesRequest, productsRequest } from '../catalog/catalog-data.ts';
import { answersRequest } from '../faq/answers-request.ts';
import { calendarRequest } from '../quote-date/calendar-request.ts';

const catalog: readonly (readonly [sku: string, name: string, price: number])[] = [
  ['1001', 'Standard Residential Report', 149],
  ['1002', 'Existing-Plus-Addition Residential Report', 189],
  ['2001', 'Preliminary Run Results', 39],
  ['2002', 'Heating and Cooling Load Calculations', 39.5],
  ['3001', 'Rush Service', 85],
  ['3002', 'Certification by Certified Energy Analyst', 10],
  ['4001', 'Standard email Delivery', 0],
  ['4002', 'CAD Sheet Documentation by email', 55],
  ['5001', 'Report Copy sent by Priority Mail', 25],
  ['5002', 'Additional Report Copies sent by Priority Mail', 5],
  ['5003', 'Plan Sheet Documentation sent by Priority Mail', 55],
];

export const products: readonly Product[] = catalog.map(([sku, name, price]) => ({
  _id: `id-${sku}`,
  sku,
  name,
  price,
  description: `About ${sku}<br>&amp; more`,
  isActive: true,
  dateCreated: '2026-01-01T00:00:00.000Z',
  lastUpdate: '2026-01-01T00:00:00.000Z',
}));

const questionCounts: Readonly<Record<FaqLetter, number>> = {
  A: 9,
  B: 10,
  C: 19,
  D: 7,
  E: 5,
  F: 8,
  G: 8,
  H: 8,
  I: 9,
};

/** Returns as many questions as the real site has in this FAQ section. */
export function answersOf(category: FaqLetter): HelpItem[] {
  return Array.from({ length: questionCounts[category] }, (_, index) => {
    const id = `${category.toLowerCase()}-${index + 1}`;
    return {
      id,
      category,
      question: `Question ${id}?`,
      helpText: `<p>Answer to ${id}. A report costs {price:1001}.</p>`,
      sortOrder: index + 1,
      lastUpdate: '2026-11-20T00:00:00.000Z',
    };
  });
}

/** All data that this remote's pages request. */
export const pageData: PageData = testPageData(
  [productsRequest, products],
  [estimatorPricesRequest, seedPrices],
  [calendarRequest, []],
  ...faqLetters.map((letter) => [answersRequest(letter), answersOf(letter)] as const),
);
