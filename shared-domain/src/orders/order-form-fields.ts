/** Field names in the order forms (D8, D11). */
export const orderFields = {
  /** Field with a selected product's SKU. The quantity is in `quantity.{sku}`. */
  item: 'item',
  quantity: 'quantity.',
  consent: 'consent',
  confirmsWarnings: 'confirmsWarnings',
  reason: 'reason',
  reply: 'reply',
  acceptsFee: 'acceptsFee',
  registrationNumber: 'registrationNumber',
  registrationDate: 'registrationDate',
} as const;

/** Value of a checked box. */
export const checkedValue = 'yes';
