import { formatNumber } from '../../numbers/format-number.ts';
import { compassPoint, facingName, orientationNames } from '../../takeoff/index.ts';
import { partLabels } from '../fields/line-fields.ts';
import type { ProjectContent } from '../project-data.ts';
import { type Part, partsOf } from '../project-kind.ts';
import { finishedGlazing, isNumber, linesOfPart, totalArea, undirectedLength } from '../quantities.ts';
import { usedContent } from '../used-lines.ts';
import { type OutlineSide, outlineStories, type StoryOutline, sidesOfPart } from './outline-sides.ts';

/** The outline as sentences (D5), for people who cannot see the drawings. */
export interface OutlineText {
  /** Sentence about the front's direction. */
  readonly facing: string;
  readonly parts: readonly OutlinePartText[];
}

export interface OutlinePartText {
  readonly part: Part;
  /** Null if the project kind has only one part. */
  readonly title: string | null;
  /**
   * A sentence for each side that has walls or openings. At the end, sentences about skylights without slope and walls
   * without direction.
   */
  readonly sides: readonly string[];
  /** Sentences about gaps in the perimeter. */
  readonly gaps: readonly string[];
}

/** Returns the outline as text (D5). The entries may be incomplete. */
export function outlineText(entered: ProjectContent): OutlineText {
  const content = usedContent(entered);
  const stories = outlineStories(content);
  const parts = partsOf(content.kind).filter((part) => stories.some((story) => story.part === part));
  return {
    facing: facingSentence(content),
    parts: parts.map((part) => ({
      part,
      title: partsOf(content.kind).length > 1 ? partLabels[part] : null,
      sides: sentencesOf(part, content),
      gaps: stories.filter((story) => story.part === part).flatMap(gapSentence),
    })),
  };
}

/** Returns a title such as 'Story 1', 'Addition, story 2' or 'New building'. */
export function storyTitle({ part, story }: StoryOutline, { kind }: ProjectContent): string {
  if (story === null) return partLabels[part];
  return partsOf(kind).length > 1 ? `${partLabels[part]}, story ${story}` : `Story ${story}`;
}

function facingSentence({ building }: ProjectContent): string {
  const front = building?.front;
  if (front === 'all') return 'Turned to north, east, south and west for the analysis.';
  if (!isNumber(front)) return 'Tell us which way the front faces, and we’ll label every wall.';
  return `Front faces ${formatNumber(front)}° (${compassPoint(front)}).`;
}

function sentencesOf(part: Part, content: ProjectContent): string[] {
  const sides = sidesOfPart(part, content).flatMap(sideSentence);
  const skylights = totalArea(
    linesOfPart(finishedGlazing(content), part, content).filter(({ orientation }) => orientation === 'flat'),
  );
  const undirected = linesOfPart(content.walls?.lines, part, content).reduce(
    (length, line) => length + undirectedLength(line),
    0,
  );
  const neighbor = part === 'addition' ? 'the existing house' : 'a garage';
  return [
    ...sides,
    ...(skylights > 0 ? [`Skylights without slope: ${formatNumber(skylights)} sq ft of glass.`] : []),
    ...(undirected > 0
      ? [`Walls without direction, such as to ${neighbor}: ${formatNumber(undirected)} ft.`]
      : []),
  ];
}

function sideSentence({ orientation, length, glassArea, doorArea, azimuth }: OutlineSide): string[] {
  if (length === 0 && glassArea === 0 && doorArea === 0) return [];
  const name = orientationNames[orientation];
  const facts = [
    length > 0 ? `${formatNumber(length)} ft of wall` : 'no wall entered',
    glassArea > 0 ? `${formatNumber(glassArea)} sq ft of glass` : '',
    doorArea > 0 ? `${formatNumber(doorArea)} sq ft of doors` : '',
    azimuth === null ? '' : `faces ${facingName(azimuth)}`,
  ];
  return [
    `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${facts.filter((fact) => fact !== '').join(', ')}.`,
  ];
}

function gapSentence({ story, closure }: StoryOutline): string[] {
  if (closure.missing === null) return [];
  const where = story === null ? '' : ` of story ${story}`;
  return [
    `The walls${where} do not go round: ${formatNumber(closure.gap)} ft are missing on the ${orientationNames[closure.missing]}.`,
  ];
}
