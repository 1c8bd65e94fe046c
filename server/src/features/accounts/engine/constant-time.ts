import { timingSafeEqual } from 'node:crypto';

/** Compares two strings in constant time. */
export function equalInConstantTime(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
