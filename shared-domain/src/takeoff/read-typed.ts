import { exact } from '../numbers/rounding.ts';
import { parseLength } from './length.ts';

/** Maximum wall length and offset in feet. The project form has the same maximum for walls. */
export const maxWallFeet = 1000;

const degrees = /^\d{1,3}(?:\.\d+)?$/;
const wholeCount = /^\d{1,4}$/;
const maxCount = 1000;
const offsetSign = /^\s*([-−+]?)(.*)$/s;

/** Parses a wall's length. Returns feet, or null if the length is invalid, is 0, or exceeds {@link maxWallFeet}. */
export function readWallLength(text: string): number | null {
  const feet = parseLength(text);
  return feet !== null && exact(feet) > 0 && feet <= maxWallFeet ? feet : null;
}

/** Parses degrees from 0 to below 360, or returns null. */
export function readBearing(text: string): number | null {
  const written = text.replace('°', '').trim();
  if (!degrees.test(written)) return null;
  const bearing = Number(written);
  return bearing < 360 ? bearing : null;
}

/**
 * Parses a signed length. Returns feet, or null if the length is invalid or, regardless of its sign, above
 * {@link maxWallFeet}. Empty text is 0.
 */
export function readOffset(text: string): number | null {
  if (text.trim() === '') return 0;
  const [, sign = '', rest = ''] = offsetSign.exec(text) ?? [];
  const feet = parseLength(rest);
  if (feet === null || feet > maxWallFeet) return null;
  return sign === '-' || sign === '−' ? 0 - feet : feet;
}

/** Parses a whole number from 1 to 1,000, or returns null. Empty text is 1. */
export function readCount(text: string): number | null {
  const written = text.trim();
  if (written === '') return 1;
  const count = wholeCount.test(written) ? Number(written) : 0;
  return count >= 1 && count <= maxCount ? count : null;
}
