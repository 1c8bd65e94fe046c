/** The scopes of commercial work. */
export const commercialScopes = ['envelope', 'mechanical', 'lighting'] as const;

export type CommercialScope = (typeof commercialScopes)[number];

/** The size of the project that an estimate was made for. */
export interface EstimatedSize {
  /** The total floor area, in square feet. */
  readonly area: number;
  /** The part of the floor area that exists already, in square feet; null if the estimate did not separate it. */
  readonly existing: number | null;
  /**
   * The number of dwelling units that the work adds or, in a new building, of unit types; null if there is only one.
   */
  readonly units: number | null;
  /** Empty for residential work. */
  readonly scopes: readonly CommercialScope[];
}

/** Returns a size that has only an area. */
export const sizeOfArea = (area: number): EstimatedSize => ({
  area,
  existing: null,
  units: null,
  scopes: [],
});

const maxArea = 100_000_000;
const maxUnits = 10_000;

/** Returns the parameters of an address that carry a size: area=2000&existing=1500. */
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

/** Reads what {@link sizeQuery} wrote; null without a usable area. Any other part that is unusable is left out. */
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

const squareFeet = (area: number) => `${area.toLocaleString('en-US')} square feet`;

/** Writes the comment that carries an estimate's size along with the plans. */
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
 * Reads the size from a comment written by {@link sizeComment}, which the sender may have edited; null if it has no
 * area.
 */
export function sizeOfComment(comment: string): EstimatedSize | null {
  const [, area, isNew, existing] =
    /([\d,]+) (?:square feet|sq\.? ?ft)(?:(, all new)|, ([\d,]+) square feet of it existing)?/i.exec(
      comment,
    ) ?? [];
  if (area === undefined) return null;
  const numberOf = (text: string) => Number(text.replaceAll(',', ''));
  const units = /(?:Dwelling units added|Types of dwelling units): (\d{1,5})/.exec(comment)?.[1];
  const work = /Work: ([a-z, ]+)\./.exec(comment)?.[1] ?? '';
  return {
    area: numberOf(area),
    existing: isNew ? 0 : existing === undefined ? null : numberOf(existing),
    units: units === undefined ? null : Number(units),
    scopes: commercialScopes.filter((scope) => work.includes(scope)),
  };
}
