import { formatNumber } from '../../numbers/format-number.ts';
import { bottomOfPage, fullCircle } from '../../takeoff/index.ts';
import type { ProjectContent } from '../project-data.ts';
import { isNumber } from '../quantities.ts';
import type { TakeoffEntry } from '../takeoff-entry.ts';
import { usedContent } from '../used-lines.ts';
import {
  isFinishedOutline,
  type OutlineShape,
  type OutlineView,
  tracedShape,
  wallRose,
} from './outline-shape.ts';
import { outlineStories } from './outline-sides.ts';
import { storyTitle } from './outline-text.ts';

/** A story's drawing. */
export interface OutlineDrawing {
  readonly key: string;
  readonly title: string;
  /** 'trace' if drawn from the traced plan, 'rose' if drawn from the entered lengths. */
  readonly source: 'trace' | 'rose';
  /** The front-down view and, if north is known, the north-up view. */
  readonly views: readonly OutlineViewShape[];
}

export interface OutlineViewShape extends OutlineShape {
  readonly view: OutlineView;
  /** North in degrees clockwise from the top; null if the front's direction is unknown or 'all'. */
  readonly north: number | null;
}

/**
 * Returns one drawing per story (D5). If the traced plan has finished outlines, only these outlines are
 * drawn. Otherwise, each entered story is drawn as a {@link wallRose}.
 */
export function outlineDrawings(entered: ProjectContent, takeoff?: TakeoffEntry | null): OutlineDrawing[] {
  const content = usedContent(entered);
  const entry = content.building?.front;
  const front = isNumber(entry) ? entry : null;
  const traced = takeoff ? tracedDrawings(takeoff, front) : [];
  if (traced.length > 0) return traced;
  return outlineStories(content).map((story) => ({
    key: `${story.part}-${story.story ?? 'all'}`,
    title: storyTitle(story, content),
    source: 'rose',
    views: viewsOf(front, (turn) => wallRose(story, turn, formatNumber)),
  }));
}

function tracedDrawings(takeoff: TakeoffEntry, front: number | null): OutlineDrawing[] {
  return takeoff.stories.flatMap((traced, index): OutlineDrawing[] => {
    const story = { ...traced, polygons: traced.polygons.filter(isFinishedOutline) };
    if (tracedShape(story, takeoff, front, 0, feet) === null) return [];
    const shapeOf = (turn: number) =>
      tracedShape(story, takeoff, front, turn, feet) ?? { segments: [], labels: [] };
    return [{ key: `trace-${index}`, title: story.name, source: 'trace', views: viewsOf(front, shapeOf) }];
  });
}

const feet = (value: number) => formatNumber(Math.round(value * 10) / 10);

/** @param shapeOf - returns the drawing rotated clockwise by `turn` degrees; at 0, the front faces down */
function viewsOf(front: number | null, shapeOf: (turn: number) => OutlineShape): OutlineViewShape[] {
  const frontDown: OutlineViewShape = {
    view: 'front-down',
    north: front === null ? null : fullCircle(bottomOfPage - front),
    ...shapeOf(0),
  };
  if (front === null) return [frontDown];
  return [frontDown, { view: 'north-up', north: 0, ...shapeOf(front - bottomOfPage) }];
}
