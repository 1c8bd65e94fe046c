/** Field names in the order forms (D8, D11). A checked box has the value `yes`, and an unchecked box has none. */
export const orderFields = {
  /** Field for each selected product, with the SKU as its value. The quantity is in `quantity.{sku}`. */
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
