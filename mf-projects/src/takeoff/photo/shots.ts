import {
  cornersProblem,
  type Point,
  type SheetCorners,
  type SheetSize,
  turnedCorners,
} from '@title24/shared-domain/takeoff';

/** A photograph of one sheet of the plan. */
export interface Shot {
  /** Unique among the photographs of the dialog. */
  readonly id: number;
  readonly file: File;
  /** Pixels of the photograph as it is turned now. */
  readonly size: SheetSize;
  /** Quarter turns clockwise, 0 to 3. */
  readonly turns: number;
  readonly corners: SheetCorners;
  /** Whether the corners were placed by hand. */
  readonly isFramed: boolean;
}

/** Returns a photograph with its marks a little inside its edges. */
export function newShot(id: number, file: File, size: SheetSize): Shot {
  return { id, file, size, turns: 0, corners: cornersAt(size, 0.1), isFramed: false };
}

/** Returns the whole photograph as the sheet, as for a scan or a cropped picture. */
export function wholeShot(shot: Shot): Shot {
  return { ...shot, corners: cornersAt(shot.size, 0), isFramed: true };
}

/** Returns the photograph turned a quarter clockwise. */
export function turnedShot(shot: Shot): Shot {
  const { width, height } = shot.size;
  return {
    ...shot,
    size: { width: height, height: width },
    turns: (shot.turns + 1) % 4,
    corners: turnedCorners(shot.corners, height),
  };
}

/** Returns the photograph with one mark moved to a place in its pixels. @param corner from 0, at the top left */
export function framedShot(shot: Shot, corner: number, to: Point): Shot {
  const [a, b, c, d] = shot.corners;
  const at = (index: number, point: Point) => (index === corner ? to : point);
  return { ...shot, corners: [at(0, a), at(1, b), at(2, c), at(3, d)], isFramed: true };
}

/** Returns why a photograph cannot be straightened, as a sentence for its owner, or null. */
export function shotProblem({ corners, size, isFramed }: Shot): string | null {
  if (!isFramed) return 'Put the four marks on the corners of the sheet, or use the whole photo.';
  const wrong = cornersProblem(corners, size);
  return wrong === null ? null : `${wrong}.`;
}

/** Returns the shots with one of them moved; it stays where it is at either end. @param by places, negative to the front */
export function movedShot(shots: readonly Shot[], id: number, by: number): readonly Shot[] {
  const from = shots.findIndex((shot) => shot.id === id);
  const shot = shots[from];
  const to = from + by;
  if (!shot || to < 0 || to >= shots.length) return shots;
  const others = shots.filter((each) => each !== shot);
  return [...others.slice(0, to), shot, ...others.slice(to)];
}

/** @param inset share of each side that is left out */
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
