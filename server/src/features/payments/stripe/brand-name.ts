/** Returns the display name of a card brand, such as 'Visa' for 'visa', or 'Card' if it is unknown. */
export function brandName(brand: string): string {
  const names: Readonly<Record<string, string>> = {
    amex: 'American Express',
    diners: 'Diners Club',
    discover: 'Discover',
    jcb: 'JCB',
    mastercard: 'Mastercard',
    unionpay: 'UnionPay',
    visa: 'Visa',
  };
  return names[brand] ?? 'Card';
}
