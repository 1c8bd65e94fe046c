import type { TileRequest } from '@title24/plan-reader';

/** In device pixels. A PDF page is processed once per tile, so a few large tiles are faster than many small ones. */
const tileSide = 1536;

/** Device pixels painted around the visible area, for small movements. */
const surround = 128;

/** Part of a page in plan units. */
export interface PlanArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Sheet {
  /** From 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the tiles that cover an area, nearest to its center first.
 * @param scale - device pixels per plan unit
 */
export function tilesOf(page: Sheet, scale: number, area: PlanArea): readonly TileRequest[] {
  const whole = { width: Math.ceil(page.width * scale), height: Math.ceil(page.height * scale) };
  const columns = indexes(area.left * scale, area.right * scale, whole.width);
  const rows = indexes(area.top * scale, area.bottom * scale, whole.height);
  const middle = { x: ((area.left + area.right) / 2) * scale, y: ((area.top + area.bottom) / 2) * scale };
  const distance = ({ x, y, width, height }: TileRequest) =>
    Math.hypot(x + width / 2 - middle.x, y + height / 2 - middle.y);
  return rows
    .flatMap((row) =>
      columns.map((column) => ({
        page: page.number,
        scale,
        x: column * tileSide,
        y: row * tileSide,
        width: Math.min(tileSide, whole.width - column * tileSide),
        height: Math.min(tileSide, whole.height - row * tileSide),
      })),
    )
    .sort((one, other) => distance(one) - distance(other));
}

/** Returns the whole page as one tile, painted first and below all others. */
export function overviewOf(page: Sheet): TileRequest {
  const scale = tileSide / Math.max(page.width, page.height);
  const side = (units: number) => Math.max(1, Math.round(units * scale));
  return { page: page.number, scale, x: 0, y: 0, width: side(page.width), height: side(page.height) };
}

function indexes(from: number, to: number, size: number): readonly number[] {
  const first = Math.floor(Math.max(0, from - surround) / tileSide);
  const end = Math.ceil(Math.min(size, to + surround) / tileSide);
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
}
