/** Returns a link such as 'tel:+15105550101' for '(510) 555-0101' (RFC 3966). Ten digits are a US number. */
export function phoneHref(number: string): string {
  const dialed = number.replaceAll(/[^\d+]/g, '');
  return `tel:${/^\d{10}$/.test(dialed) ? `+1${dialed}` : dialed}`;
}
