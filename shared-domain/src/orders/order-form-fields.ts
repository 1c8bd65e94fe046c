/**
 * Field names of the order forms for browsers without JavaScript (D8, D11). An unchecked box is not sent; a checked one
 * has the value `yes`.
 */
export const orderFields = {
  /**
   * POST /project/{number}/order: one field per selected product, with the SKU as its value; its quantity in
   * `quantity.{sku}`.
   */
  item: 'item',
  quantity: 'quantity.',
  /** POST /project/{number}/order/address */
  address: { name: 'name', line1: 'line1', city: 'city', state: 'state', postalCode: 'postalCode' },
  /** POST /project/{number}/order/card: a card that is already saved; without it, a new one is to be saved. */
  card: 'card',
  /** POST /project/{number}/order/{n}/pay */
  charge: 'charge',
  /** POST /project/{number}/order/check, and of resubmit */
  quoteHash: 'quoteHash',
  idempotencyKey: 'idempotencyKey',
  consent: 'consent',
  confirmsWarnings: 'confirmsWarnings',
  /**
   * POST /project/{number}/order/{n}/{form}: the order's lastUpdate as the page shows it, and the fields of the form.
   */
  lastUpdate: 'lastUpdate',
  reason: 'reason',
  reply: 'reply',
  acceptsFee: 'acceptsFee',
} as const;

/** The value of a checked box. */
export const checkedValue = 'yes';
