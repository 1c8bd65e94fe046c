import { exact } from '../numbers/rounding.ts';
import { parseLength } from './length.ts';

/** Maximum length of a wall in an edge table, in feet. The form fields have the same maximum. */
export const maxWallFeet = 1000;

const degrees = /^\d{1,3}(?:\.\d+)?$/;
const wholeCount = /^\d{1,4}$/;
const maxCount = 1000;
const offsetSign = /^\s*([-−+]?)(.*)$/s;

/** Parses feet above 0 and up to {@link maxWallFeet}. Returns null for any other text. */
export function readWallLength(text: string): number | null {
  const feet = parseLength(text);
  return feet !== null && exact(feet) > 0 && feet <= maxWallFeet ? feet : null;
}

/** Parses degrees of at least 0 and less than 360. Returns null for any other text. */
export function readBearing(text: string): number | null {
  const written = text.replace('°', '').trim();
  if (!degrees.test(written)) return null;
  const bearing = Number(written);
  return bearing < 360 ? bearing : null;
}

/**
 * Parses signed feet up to {@link maxWallFeet} in either direction. Empty text is 0. Returns null for any other text.
 */
export function readOffset(text: string): number | null {
  if (text.trim() === '') return 0;
  const [, sign = '', rest = ''] = offsetSign.exec(text) ?? [];
  const feet = parseLength(rest);
  if (feet === null || feet > maxWallFeet) return null;
  return sign === '-' || sign === '−' ? 0 - feet : feet;
}

/** Parses a whole number from 1 to 1,000. Empty text is 1. Returns null for any other text. */
export function readCount(text: string): number | null {
  const written = text.trim();
  if (written === '') return 1;
  const count = wholeCount.test(written) ? Number(written) : 0;
  return count >= 1 && count <= maxCount ? count : null;
}
