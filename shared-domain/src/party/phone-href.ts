/**
 * Returns the link that calls a number as people write it: '(510) 555-0101' → 'tel:+15105550101' (RFC 3966). Ten
 * digits without a country code are a US number.
 */
export function phoneHref(number: string): string {
  const dialled = number.replaceAll(/[^\d+]/g, '');
  return `tel:${/^\d{10}$/.test(dialled) ? `+1${dialled}` : dialled}`;
}
