import { formatNumber } from '../numbers/format-number.ts';
export const commercialScopes = ['envelope', 'mechanical', 'lighting'] as const;

export type CommercialScope = (typeof commercialScopes)[number];

/** Size of an estimated project. */
export interface EstimatedSize {
  /** Total floor area in square feet. */
  readonly area: number;
  /** Existing part of the floor area in square feet, or null if not given. */
  readonly existing: number | null;
  /** Number of added dwelling units, or of unit types in a new building. Null if neither is given. */
  readonly units: number | null;
  /** Scopes of commercial work, empty for residential work. */
  readonly scopes: readonly CommercialScope[];
}

/**
 * Returns a size with only an area.
 * @param area in square feet
 */
export const sizeOfArea = (area: number): EstimatedSize => ({
  area,
  existing: null,
  units: null,
  scopes: [],
});

const maxArea = 100_000_000;
const maxUnits = 10_000;

/** Returns the query parameters for a size, such as area=2000&existing=1500. */
export function sizeQuery(size: EstimatedSize | null): Readonly<Record<string, string>> {
  if (size === null) return {};
  const { area, existing, units, scopes } = size;
  return {
    area: String(area),
    ...(existing !== null && { existing: String(existing) }),
    ...(units !== null && { units: String(units) }),
    ...(scopes.length > 0 && { scopes: scopes.join(',') }),
  };
}

/**
 * Reads a size from the parameters of {@link sizeQuery}, or returns null if there is no usable area. Other unusable
 * values are ignored.
 */
export function sizeOfQuery(query: URLSearchParams): EstimatedSize | null {
  const whole = (name: string, max: number) => {
    const text = query.get(name) ?? '';
    return /^\d{1,9}$/.test(text) && Number(text) <= max ? Number(text) : null;
  };
  const area = whole('area', maxArea);
  if (area === null || area === 0) return null;
  const scopes = query.get('scopes')?.split(',') ?? [];
  return {
    area,
    existing: whole('existing', area),
    units: whole('units', maxUnits) || null,
    scopes: commercialScopes.filter((scope) => scopes.includes(scope)),
  };
}

const squareFeet = (area: number) => `${formatNumber(area)} square feet`;

/** Returns an upload's initial comment, which states the estimated size. */
export function sizeComment({ area, existing, units, scopes }: EstimatedSize): string {
  const part =
    existing === null ? '' : existing === 0 ? ', all new' : `, ${squareFeet(existing)} of it existing`;
  return [
    `Floor area from the cost estimator: ${squareFeet(area)}${part}.`,
    ...(units === null
      ? []
      : [`${existing ? 'Dwelling units added' : 'Types of dwelling units'}: ${units}.`]),
    ...(scopes.length === 0 ? [] : [`Work: ${scopes.join(', ')}.`]),
  ].join(' ');
}

/**
 * Reads a size from a comment, or returns null if it contains no area. The sender may have edited or
 * replaced the text from {@link sizeComment}.
 */
export function sizeOfComment(comment: string): EstimatedSize | null {
  const [, area, isNew, existing] =
    /(\d[\d,]*) (?:square feet|sq\.? ?ft)(?:(, all new)|, ([\d,]+) square feet of it existing)?/i.exec(
      comment,
    ) ?? [];
  const digitsOf = (text = '') => text.replaceAll(',', '');
  return sizeOfQuery(
    new URLSearchParams([
      ['area', digitsOf(area)],
      ['existing', isNew ? '0' : digitsOf(existing)],
      ['units', /(?:Dwelling units added|Types of dwelling units): (\d{1,5})/.exec(comment)?.[1] ?? ''],
      ['scopes', (/Work: ([a-z, ]+)\./.exec(comment)?.[1] ?? '').replaceAll(', ', ',')],
    ]),
  );
}
