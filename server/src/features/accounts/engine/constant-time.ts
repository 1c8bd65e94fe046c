import { timingSafeEqual } from 'node:crypto';

/** Compares two strings. If they have equal lengths in bytes, the duration does not depend on their content. */
export function equalInConstantTime(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
