/** The floor area that an estimate was made for. */
export interface EstimatedArea {
  /** The whole area, in square feet. */
  readonly area: number;
  /** The part of it that exists already, in square feet; null if the estimate did not distinguish them. */
  readonly existing: number | null;
}

const squareFeet = (area: number) => `${area.toLocaleString('en-US')} square feet`;

/** Returns the comment that passes an estimate's area on with the plans. */
export function areaComment({ area, existing }: EstimatedArea): string {
  const part =
    existing === null ? '' : existing === 0 ? ', all new' : `, ${squareFeet(existing)} of it existing`;
  return `Floor area from the cost estimator: ${squareFeet(area)}${part}.`;
}

/** Reads the area from a comment of {@link areaComment}, which the sender may have edited; null if it has none. */
export function areaOfComment(comment: string): EstimatedArea | null {
  const [, area, isNew, existing] =
    /([\d,]+) (?:square feet|sq\.? ?ft)(?:(, all new)|, ([\d,]+) square feet of it existing)?/i.exec(
      comment,
    ) ?? [];
  if (area === undefined) return null;
  const numberOf = (text: string) => Number(text.replaceAll(',', ''));
  return { area: numberOf(area), existing: isNew ? 0 : existing === undefined ? null : numberOf(existing) };
}
