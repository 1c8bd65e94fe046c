import { type SheetCorners, type SheetSize, straightSize } from '@title24/shared-domain/takeoff';

/** Common paper sizes of plans in inches, landscape. */
const sizes = [
  [36, 24],
  [24, 18],
  [42, 30],
  [48, 36],
  [17, 11],
  [11, 8.5],
] as const;

/** Such as '36 × 24 in'. */
export const paperNames: readonly string[] = sizes.map(([long, short]) => `${long} × ${short} in`);

/**
 * Returns the paper's width divided by its height, or null if the paper size is unknown.
 * @param paper - name of the size, or ''
 * @param corners - corners of the sheet, which show whether it is landscape or portrait
 */
export function aspectOf(paper: string, corners: SheetCorners): number | null {
  const size = sizes[paperNames.indexOf(paper)];
  if (!size) return null;
  const [long, short] = size;
  const { width, height } = straightSize(corners, null, Number.POSITIVE_INFINITY);
  return width >= height ? long / short : short / long;
}

/**
 * Returns a straightened sheet's size in inches. With an unknown paper size, the longer side is 36 inches, as on most
 * plans.
 */
export function paperOf(paper: string, { width, height }: SheetSize): readonly [number, number] {
  const [long, short] = sizes[paperNames.indexOf(paper)] ?? [
    36,
    (36 * Math.min(width, height)) / Math.max(width, height),
  ];
  return width >= height ? [long, short] : [short, long];
}
