import {
  cornersProblem,
  type Point,
  type SheetCorners,
  type SheetSize,
  turnedCorners,
} from '@title24/shared-domain/takeoff';

/** A photo of one sheet. */
export interface Shot {
  /** Unique in the dialog. */
  readonly id: number;
  readonly file: File;
  /** Size of the turned photo in pixels. */
  readonly size: SheetSize;
  /** Clockwise quarter turns, 0 to 3. */
  readonly turns: number;
  readonly corners: SheetCorners;
  /** Whether the user has moved a corner mark or used the whole photo. */
  readonly isFramed: boolean;
}

/** Returns a new photo with corner marks slightly inside its edges. */
export function newShot(id: number, file: File, size: SheetSize): Shot {
  return { id, file, size, turns: 0, corners: cornersAt(size, 0.1), isFramed: false };
}

/** Returns the photo with the marks moved to its own corners. This suits a scan. */
export function wholeShot(shot: Shot): Shot {
  return { ...shot, corners: cornersAt(shot.size, 0), isFramed: true };
}

/** Returns the photo after a clockwise quarter turn. */
export function turnedShot(shot: Shot): Shot {
  const { width, height } = shot.size;
  return {
    ...shot,
    size: { width: height, height: width },
    turns: (shot.turns + 1) % 4,
    corners: turnedCorners(shot.corners, height),
  };
}

/**
 * Returns the photo with a corner mark moved.
 * @param corner - index, clockwise from the top left
 * @param to - new position, in pixels of the turned photo
 */
export function framedShot(shot: Shot, corner: number, to: Point): Shot {
  const [a, b, c, d] = shot.corners;
  const at = (index: number, point: Point) => (index === corner ? to : point);
  return { ...shot, corners: [at(0, a), at(1, b), at(2, c), at(3, d)], isFramed: true };
}

/** Returns why a photo cannot be straightened, or null. */
export function shotProblem({ corners, size, isFramed }: Shot): string | null {
  if (!isFramed) return 'Put the four marks on the corners of the sheet, or use the whole photo.';
  const wrong = cornersProblem(corners, size);
  return wrong === null ? null : `${wrong}.`;
}

/**
 * Returns the photos after one photo has moved a number of positions, toward the front if the number is negative. A
 * move beyond the first or last position is ignored.
 */
export function movedShot(shots: readonly Shot[], id: number, by: number): readonly Shot[] {
  const from = shots.findIndex((shot) => shot.id === id);
  const shot = shots[from];
  const to = from + by;
  if (!shot || to < 0 || to >= shots.length) return shots;
  const others = shots.filter((each) => each !== shot);
  return [...others.slice(0, to), shot, ...others.slice(to)];
}

/** @param inset - fraction of each side by which the corners move inward */
function cornersAt({ width, height }: SheetSize, inset: number): SheetCorners {
  const [left, top] = [inset * width, inset * height];
  const [right, bottom] = [width - left, height - top];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}
