import {
  type Closure,
  closureOf,
  exact,
  facesWest,
  type Orientation,
  orientations,
  sum,
  trueAzimuth,
} from '../../takeoff/index.ts';
import type { ProjectContent, WallLine } from '../project-data.ts';
import { type Part, partsOf } from '../project-kind.ts';
import { grossWallToward } from '../project-values.ts';
import {
  finishedGlazing,
  isNumber,
  lengthToward,
  linesOfPart,
  perimeterOf,
  totalArea,
  undirectedLength,
} from '../quantities.ts';

/** One of the eight sides of a part of the house. Lengths are in feet, and areas are in square feet. */
export interface OutlineSide {
  readonly orientation: Orientation;
  /** Length of the side's walls, in one story or in the whole part. */
  readonly length: number;
  /** Area of the side's glass in all stories of the part, because windows are not entered per story. */
  readonly glassArea: number;
  /** Area of the side's opaque doors in all stories of the part. */
  readonly doorArea: number;
  /** Wall area of the side in all stories of the part, including openings. Undefined if a plate height is missing. */
  readonly wallArea: number | undefined;
  /** Degrees clockwise from true north. Null if the front's direction is not entered, or is 'All Orientations'. */
  readonly azimuth: number | null;
  readonly facesWest: boolean;
}

/** One story's walls in one part of the house. */
export interface StoryOutline {
  readonly part: Part;
  /** Null for wall lines without a story number, or if no wall has a length. */
  readonly story: number | null;
  readonly sides: readonly OutlineSide[];
  /** Feet of walls without a direction, such as those to the garage. */
  readonly undirected: number;
  readonly closure: Closure;
}

/**
 * Returns the stories to draw, by part. A part with windows but without wall lengths is drawn as one story. If no part
 * has either, the part that is built or altered is drawn as one story, so that there is always an outline.
 * @param content - without lines that the project kind does not use
 */
export function outlineStories(content: ProjectContent): StoryOutline[] {
  const parts = partsOf(content.kind);
  const stories = parts.flatMap((part) => storiesOf(part, content));
  const [built] = parts.toReversed();
  return stories.length > 0 || built === undefined ? stories : [storyOutline(built, null, [], content)];
}

/** Returns a part's eight sides, all stories together. */
export function sidesOfPart(part: Part, content: ProjectContent): OutlineSide[] {
  return sidesOf(part, linesOfPart(content.walls?.lines, part, content), content);
}

function storiesOf(part: Part, content: ProjectContent): StoryOutline[] {
  const lines = linesOfPart(content.walls?.lines, part, content).filter((line) => perimeterOf(line) > 0);
  const numbers = [...new Set(lines.map(({ story }) => (isNumber(story) ? story : null)))];
  const sorted = numbers.sort((one, other) => (one ?? 0) - (other ?? 0));
  const stories = sorted.map((story) =>
    storyOutline(
      part,
      story,
      lines.filter((line) => (line.story ?? null) === story),
      content,
    ),
  );
  const hasGlass = linesOfPart(finishedGlazing(content), part, content).some(
    ({ orientation }) => orientation !== undefined && orientation !== 'flat',
  );
  return stories.length === 0 && hasGlass ? [storyOutline(part, null, [], content)] : stories;
}

function storyOutline(
  part: Part,
  story: number | null,
  lines: readonly WallLine[],
  content: ProjectContent,
): StoryOutline {
  const sides = sidesOf(part, lines, content);
  const undirected = sum(lines.map(undirectedLength));
  const lengths = Object.fromEntries(sides.map(({ orientation, length }) => [orientation, length]));
  return { part, story, sides, undirected, closure: closureOf(lengths, undirected) };
}

function sidesOf(part: Part, lines: readonly WallLine[], content: ProjectContent): OutlineSide[] {
  const front = content.building?.front;
  const glazing = linesOfPart(finishedGlazing(content), part, content);
  const doors = linesOfPart(content.walls?.doors, part, content);
  return orientations.map((orientation) => {
    const azimuth = isNumber(front) ? trueAzimuth(front, orientation) : null;
    return {
      orientation,
      length: exact(sum(lines.map((line) => lengthToward(line, orientation)))),
      glassArea: totalArea(glazing.filter((line) => line.orientation === orientation)),
      doorArea: totalArea(doors.filter((line) => line.orientation === orientation)),
      wallArea: grossWallToward(orientation, part, content),
      azimuth,
      facesWest: azimuth !== null && facesWest(azimuth),
    };
  });
}
