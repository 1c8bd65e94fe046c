/** Field names of the order forms (D8, D11). An unchecked box has no value; a checked one has the value `yes`. */
export const orderFields = {
  /** One field per selected product, with the SKU as its value; the quantity is in `quantity.{sku}`. */
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

/** The value of a checked box. */
export const checkedValue = 'yes';
