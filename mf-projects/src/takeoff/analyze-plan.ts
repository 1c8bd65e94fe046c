import {
  originOf,
  type PlanProblem,
  planFeetPerUnit,
  planProblems,
  type TakeoffEntry,
  typedStoryOf,
} from '@title24/shared-domain/projects';
import {
  bottomOfPage,
  type MeasuredEdge,
  measureEdges,
  measureTrace,
  type TracedPolygon,
  type TypedOutline,
  type TypedStory,
  typedOutlineOf,
  typedOutlineWarnings,
} from '@title24/shared-domain/takeoff';

/** A wall with its computed orientation. */
export type AnalyzedWall = Pick<MeasuredEdge, 'orientation' | 'deviationDegrees'>;

/** An outline with its problems, warnings and wall orientations. */
export interface AnalyzedOutline {
  readonly polygon: TracedPolygon;
  readonly kind: 'floor' | 'void';
  readonly typed: TypedOutline;
  /** Why the outline cannot be measured. */
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
  /** Null while the outline cannot be measured. */
  readonly walls: readonly AnalyzedWall[] | null;
}

export interface AnalyzedStory {
  readonly name: string;
  readonly typed: TypedStory;
  readonly outlines: readonly AnalyzedOutline[];
  /** Problems of the whole story. */
  readonly problems: readonly string[];
  /**
   * Floor area in whole square feet and perimeter in feet rounded to 0.1. Null if the story has no outlines
   * or any outline cannot be measured.
   */
  readonly measured: { readonly floorArea: number; readonly perimeter: number } | null;
}

/** A plan with its measurements and problems. */
export interface AnalyzedPlan {
  readonly stories: readonly AnalyzedStory[];
  /** Empty if the plan can be measured. */
  readonly problems: readonly PlanProblem[];
}

/** Measures a plan and lists its problems. */
export function analyzePlan(plan: TakeoffEntry): AnalyzedPlan {
  const problems = planProblems(plan);
  const front = plan.frontBearing ?? bottomOfPage;
  const stories = plan.stories.map((traced, story): AnalyzedStory => {
    const feet = planFeetPerUnit(plan, traced);
    const ofStory = problems.filter((problem) => problem.story === story);
    const outlines = traced.polygons.map((polygon, outline): AnalyzedOutline => {
      const own = ofStory.filter((problem) => problem.outline === outline).map(({ message }) => message);
      const typed = typedOutlineOf(polygon, feet, originOf(traced));
      const isMeasured = own.length === 0;
      return {
        polygon,
        kind: polygon.kind ?? 'floor',
        typed,
        problems: own,
        warnings: isMeasured ? typedOutlineWarnings(typed, traced.plateHeight) : [],
        walls: isMeasured ? measureEdges(polygon, feet, front) : null,
      };
    });
    const isMeasured = traced.polygons.length > 0 && outlines.every(({ walls }) => walls !== null);
    const scale = { a: [0, 0], b: [1, 0], lengthFeet: feet } as const;
    const [measured] = isMeasured
      ? measureTrace({ scale, frontBearing: front, stories: [{ ...traced, scale }] }).stories
      : [];
    return {
      name: traced.name,
      typed: typedStoryOf(traced),
      outlines,
      problems: ofStory.filter(({ outline }) => outline === null).map(({ message }) => message),
      measured: measured ?? null,
    };
  });
  return { stories, problems };
}
