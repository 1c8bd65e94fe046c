import { exact, roundHalfUp } from '../numbers/rounding.ts';
import {
  type Boundary,
  type UndirectedBoundary,
  type UndirectedLengthName,
  undirectedBoundaries,
} from './boundary.ts';
import {
  type ByOrientation,
  byOrientation,
  degreesFromFront,
  fullCircle,
  nearestOrientation,
  type Orientation,
} from './orientation.ts';
import {
  bearingOf,
  type Edge,
  edgeLength,
  edgesOf,
  outlineProblem,
  type Point,
  signedArea,
} from './outline.ts';
import type { TypedOutline, TypedStory } from './typed-outline.ts';

/** A known length on the plan. */
export interface Scale {
  readonly a: Point;
  readonly b: Point;
  readonly lengthFeet: number;
}

/** A window or door in an edge. Sizes are in feet. */
export interface Opening {
  readonly kind: 'window' | 'glass-door' | 'door';
  readonly width: number;
  readonly height: number;
  /** Defaults to 1. */
  readonly count?: number;
}

export interface EdgeTags {
  /** Defaults to 'exterior'. */
  readonly boundary?: Boundary;
  /** Replaces the orientation derived from the edge's direction. */
  readonly orientation?: Orientation;
  readonly openings?: readonly Opening[];
}

/** A traced conditioned floor, or a hole in it, such as a stairwell. */
export interface TracedPolygon {
  readonly points: readonly Point[];
  readonly kind?: 'floor' | 'void';
  /** Tags by edge number. Edge i begins at point i. */
  readonly edges?: Readonly<Record<string, EdgeTags>>;
  /** True while the outline is open. Also true while its edge table has unreadable text or fewer than three walls. */
  readonly isUnfinished?: true;
  /** The edge table that the user entered. The points are derived from it. */
  readonly typed?: TypedOutline;
}

/** Returns whether an outline is still being traced or its walls leave a gap. */
export function isOpenOutline({ isUnfinished, points, typed }: TracedPolygon): boolean {
  return isUnfinished === true && (typed?.walls.length ?? 0) < points.length;
}

export interface TracedStory {
  readonly name: string;
  /** In feet. */
  readonly plateHeight: number;
  readonly polygons: readonly TracedPolygon[];
  readonly typed?: TypedStory;
  /** Scale of the story's page, if different from the plan's. */
  readonly scale?: Scale;
}

export interface Trace {
  readonly scale: Scale;
  /** In degrees clockwise from the top of the page. Defaults to 180, the bottom. */
  readonly frontBearing?: number;
  readonly stories: readonly TracedStory[];
}

/**
 * A story's quantities as in the forms, in feet and square feet. The floor area is rounded to a whole number, and other
 * quantities to 0.1.
 */
export interface StoryQuantities extends Readonly<Record<UndirectedLengthName, number>> {
  readonly floorArea: number;
  readonly perimeter: number;
  readonly lengths: ByOrientation;
  readonly wallArea: ByOrientation;
  readonly glazingArea: ByOrientation;
  readonly doorArea: ByOrientation;
  /** Area of opaque doors to the garage, which `doorArea` leaves out. */
  readonly garageDoorArea: number;
  /**
   * Whether an exterior wall is more than 10° off its orientation. Orientations that a person has set are not
   * checked.
   */
  readonly offAxis: boolean;
}

export interface TraceQuantities {
  /** Sum of the stories' rounded floor areas, in square feet. */
  readonly conditionedFloorArea: number;
  readonly stories: readonly StoryQuantities[];
}

/** Thrown if a plan cannot be measured because a scale has no length, or an outline is invalid or unfinished. */
export class TraceError extends Error {
  override readonly name = 'TraceError';
}

/** Default direction of the front, in degrees clockwise from the top of the page. */
export const bottomOfPage = 180;
const offAxisDegrees = 10;

/**
 * Converts a traced plan to the forms' quantities.
 * @throws TraceError if the plan cannot be measured, with a message for the person who traced it
 */
export function measureTrace(trace: Trace): TraceQuantities {
  const front = trace.frontBearing ?? bottomOfPage;
  // A plan without stories also needs a valid scale. If every story has a separate scale, the plan needs no scale.
  if (!trace.stories.some(({ scale }) => scale)) feetPerUnit(trace.scale);
  const stories = trace.stories.map((story) =>
    measureStory(story, feetPerUnit(story.scale ?? trace.scale), front),
  );
  return {
    conditionedFloorArea: stories.reduce((area, story) => area + story.floorArea, 0),
    stories,
  };
}

/**
 * Returns feet per page unit.
 * @throws TraceError if the scale's points are the same or `lengthFeet` is not above 0
 */
export function feetPerUnit({ a, b, lengthFeet }: Scale): number {
  const feet = lengthFeet / edgeLength([a, b]);
  if (feet > 0 && Number.isFinite(feet)) return feet;
  throw new TraceError('Set the scale: two points of the plan and the length between them');
}

/** An edge's quantities before rounding. */
export interface MeasuredEdge {
  readonly boundary: Boundary;
  readonly orientation: Orientation;
  readonly openings: readonly Opening[];
  /** In feet. */
  readonly length: number;
  /** Degrees off the orientation. 0 if at most 10, or if a person has set the orientation. */
  readonly deviationDegrees: number;
}

function measureStory(story: TracedStory, feet: number, front: number): StoryQuantities {
  for (const polygon of story.polygons) requireOutline(polygon);
  const floors = story.polygons.filter(({ kind }) => kind !== 'void');
  const edges = floors.flatMap((polygon) => measureEdges(polygon, feet, front));
  const exterior = edges.filter(({ boundary }) => boundary === 'exterior');
  const lengths = byOrientation((orientation) => roundHalfUp(totalLength(facing(exterior, orientation)), 1));
  const area = story.polygons.reduce(
    (total, { kind, points }) => total + (kind === 'void' ? -1 : 1) * Math.abs(signedArea(points)),
    0,
  );
  return {
    floorArea: roundHalfUp(Math.max(0, area) * feet ** 2, 0),
    perimeter: roundHalfUp(totalLength(edges), 1),
    lengths,
    ...undirectedLengths(edges),
    wallArea: byOrientation((orientation) => roundHalfUp(lengths[orientation] * story.plateHeight, 1)),
    glazingArea: byOrientation((orientation) => openingArea(facing(exterior, orientation), isGlazing)),
    doorArea: byOrientation((orientation) => openingArea(facing(exterior, orientation), isOpaque)),
    garageDoorArea: openingArea(
      edges.filter(({ boundary }) => boundary === 'garage'),
      isOpaque,
    ),
    offAxis: exterior.some(({ deviationDegrees }) => deviationDegrees > 0),
  };
}

function requireOutline({ points, isUnfinished }: TracedPolygon): void {
  if (isUnfinished) {
    throw new TraceError('Finish the outline: it does not close, or something in it cannot be read');
  }
  const problem = outlineProblem(points);
  if (problem !== null) throw new TraceError(problem);
}

/**
 * Measures an outline's edges in order.
 * @param feet - feet per page unit
 * @param front - degrees clockwise from the top of the page
 */
export function measureEdges(
  { points, edges = {} }: TracedPolygon,
  feet: number,
  front: number,
): MeasuredEdge[] {
  const area = signedArea(points);
  return edgesOf(points).map((edge, index) => {
    const { boundary = 'exterior', orientation, openings = [] } = edges[index] ?? {};
    const relative = fullCircle(bearingOf(edge, area) - front);
    const nearest = nearestOrientation(relative);
    return {
      boundary,
      orientation: orientation ?? nearest,
      openings,
      length: edgeLength(edge) * feet,
      // Orientations that a person has set are not checked.
      deviationDegrees: orientation === undefined ? degreesOff(edge, relative, nearest) : 0,
    };
  });
}

function degreesOff(edge: Edge, relative: number, nearest: Orientation): number {
  if (edgeLength(edge) === 0) return 0;
  const turned = fullCircle(relative - degreesFromFront(nearest));
  const off = exact(Math.min(turned, 360 - turned));
  return off > offAxisDegrees ? off : 0;
}

function facing(edges: readonly MeasuredEdge[], orientation: Orientation): MeasuredEdge[] {
  return edges.filter((edge) => edge.orientation === orientation);
}

function totalLength(edges: readonly MeasuredEdge[]): number {
  return edges.reduce((total, { length }) => total + length, 0);
}

function undirectedLengths(edges: readonly MeasuredEdge[]): Record<UndirectedLengthName, number> {
  const lengthOf = (tag: UndirectedBoundary) =>
    roundHalfUp(totalLength(edges.filter(({ boundary }) => boundary === tag)), 1);
  return Object.fromEntries(undirectedBoundaries.map((tag) => [`${tag}Length`, lengthOf(tag)])) as Record<
    UndirectedLengthName,
    number
  >;
}

const isOpaque = ({ kind }: Opening) => kind === 'door';
const isGlazing = (opening: Opening) => !isOpaque(opening);

function openingArea(edges: readonly MeasuredEdge[], counts: (opening: Opening) => boolean): number {
  const openings = edges.flatMap((edge) => edge.openings).filter(counts);
  const area = openings.reduce((total, { width, height, count = 1 }) => total + width * height * count, 0);
  return roundHalfUp(area, 1);
}
