import type { TestAnswers } from '@title24/remote-kit/testing/site';
import type { Product } from '@title24/shared-domain';
import {
  type MailingAddress,
  type OrderDraft,
  type OrderItem,
  type OrderOffer,
  type OrderQuote,
  quoteOrder,
  type SavedCard,
} from '@title24/shared-domain/orders';

const product = (sku: string, name: string, price: number): Product => ({
  _id: sku,
  sku,
  name,
  price,
  description: '',
  isActive: true,
  dateCreated: '2026-01-01T00:00:00.000Z',
  lastUpdate: '2026-01-01T00:00:00.000Z',
});

/** Products offered for a new house. */
export const products = [
  product('1001', 'Standard Residential Report', 149),
  product('2002', 'Load Calculations', 39),
  product('3001', 'Rush Service', 85),
  product('4001', 'PDF by email', 0),
  product('4002', 'CAD file by email', 55),
  product('5001', 'First printed copy', 25),
  product('5002', 'Additional printed copies', 5),
];

/** A draft with a report as its only product, paid by invoice. */
export const reportDraft: OrderDraft = {
  items: [{ sku: '1001', quantity: 1 }],
  address: null,
  offeredAddress: null,
  savedAt: null,
  payment: null,
};

/** A draft with a report and a printed copy. */
export const draftWithCopy: OrderDraft = {
  ...reportDraft,
  items: [...reportDraft.items, { sku: '5001', quantity: 1 }],
};

export const mailingAddress: MailingAddress = {
  name: 'Ana Example',
  line1: '100 Example Street',
  cityText: 'Oakland',
  stateText: 'CA',
  postalCode: '94612',
  country: 'US',
};

export const visa: SavedCard = {
  id: '0191b0c5-0000-7000-8000-000000000001',
  brand: 'Visa',
  last4: '4242',
  expires: '04/2030',
};

/** Returns the server's quote for a new house. */
export function quoteOf(items: readonly OrderItem[], changes: Partial<OrderOffer> = {}): OrderQuote {
  const { total, errors = [] } = quoteOrder('new', items, products);
  if (!total) return { errors: [...errors], offer: null };
  const promise = { lastDay: '2026-12-14', dueAt: '2026-12-15T08:00:00.000Z', rush: null };
  const consentText = 'I agree to the terms and conditions.';
  return { errors: [], offer: { ...total, promise, consentText, quoteHash: 'a'.repeat(64), ...changes } };
}

/** Returns the server's responses to the ordering pages' calls. The order draft is always `draft`. */
export function orderingAnswers(draft: OrderDraft): TestAnswers {
  return {
    'orders.draft': async () => draft,
    'orders.quote': async ({ items }) => quoteOf(items as readonly OrderItem[]),
    'orders.saveDraft': async () => draft,
  };
}
