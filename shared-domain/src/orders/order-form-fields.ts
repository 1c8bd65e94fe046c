/**
 * Names of the fields of the forms by which browsers without JavaScript order (D8, D11). A box that is not ticked is not
 * sent; where it is, its value is `yes`.
 */
export const orderFields = {
  /** POST /project/{number}/order: one field a chosen product, its value the SKU; how many of it in `quantity.{sku}`. */
  item: 'item',
  quantity: 'quantity.',
  /** POST /project/{number}/order/address */
  address: { name: 'name', line1: 'line1', city: 'city', state: 'state', postalCode: 'postalCode' },
  /** POST /project/{number}/order/card: a card that was saved before; without it another one is to be saved. */
  card: 'card',
  /** POST /project/{number}/order/{n}/pay */
  charge: 'charge',
  /** POST /project/{number}/order/check, and of resubmit */
  quoteHash: 'quoteHash',
  idempotencyKey: 'idempotencyKey',
  consent: 'consent',
  confirmsWarnings: 'confirmsWarnings',
  /** POST /project/{number}/order/{n}/{form}: the order's lastUpdate as the page shows it, and what the form is about. */
  lastUpdate: 'lastUpdate',
  reason: 'reason',
  reply: 'reply',
  acceptsFee: 'acceptsFee',
} as const;

/** What a ticked box sends. */
export const ticked = 'yes';
