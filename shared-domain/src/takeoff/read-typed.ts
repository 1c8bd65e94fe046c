import { parseLength } from './length.ts';
import { exact } from './rounding.ts';

/** The longest wall of an edge table, in feet: the maximum in the fields of the forms. */
export const maxWallFeet = 1000;

const degrees = /^\d{1,3}(?:\.\d+)?$/;
const wholeCount = /^\d{1,4}$/;
const maxCount = 1000;
const offsetSign = /^\s*([-−+]?)(.*)$/s;

/** Parses feet above 0 and up to {@link maxWallFeet}; null for anything else. */
export function readWallLength(text: string): number | null {
  const feet = parseLength(text);
  return feet !== null && exact(feet) > 0 && feet <= maxWallFeet ? feet : null;
}

/** Parses degrees from 0 to below 360; null for anything else. */
export function readBearing(text: string): number | null {
  const written = text.replace('°', '').trim();
  if (!degrees.test(written)) return null;
  const bearing = Number(written);
  return bearing < 360 ? bearing : null;
}

/** Parses feet with a sign, up to {@link maxWallFeet} either way; empty text is 0; null for anything else. */
export function readOffset(text: string): number | null {
  if (text.trim() === '') return 0;
  const [, sign = '', rest = ''] = offsetSign.exec(text) ?? [];
  const feet = parseLength(rest);
  if (feet === null || feet > maxWallFeet) return null;
  return sign === '-' || sign === '−' ? 0 - feet : feet;
}

/** Parses a whole number from 1 to 1,000; empty text is 1; null for anything else. */
export function readCount(text: string): number | null {
  const written = text.trim();
  if (written === '') return 1;
  const count = wholeCount.test(written) ? Number(written) : 0;
  return count >= 1 && count <= maxCount ? count : null;
}
