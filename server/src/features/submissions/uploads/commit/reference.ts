import { randomInt } from 'node:crypto';
import { pacificDate } from '@title24/shared-domain';

/**
 * Crockford's Base32 alphabet, which omits I, L, O and U, so that a reference can be read aloud. Each character encodes
 * 5 bits.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a new reference with the date in California time and 40 random bits, such as 'FS-20261120-7K3Q9XMT'. */
export function newReference(now: Date): string {
  const day = pacificDate(now.toISOString());
  const random = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `FS-${day.replaceAll('-', '')}-${random}`;
}
