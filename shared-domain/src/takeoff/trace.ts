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
import { exact, roundHalfUp } from './rounding.ts';
import type { TypedOutline, TypedStory } from './typed-outline.ts';

/** A known length on the plan. */
export interface Scale {
  readonly a: Point;
  readonly b: Point;
  readonly lengthFeet: number;
}

/** A window, a glass door or an opaque door in an edge. Feet. */
export interface Opening {
  readonly kind: 'window' | 'glass-door' | 'door';
  readonly width: number;
  readonly height: number;
  /** Default 1. */
  readonly count?: number;
}

/** Properties of an edge other than its ends. */
export interface EdgeTags {
  /** Default 'exterior'. */
  readonly boundary?: Boundary;
  /** Overrides the orientation that follows from the direction of the edge. */
  readonly orientation?: Orientation;
  readonly openings?: readonly Opening[];
}

/** A traced outline of conditioned floor, or of a hole in it: a stairwell, or a space open to below. */
export interface TracedPolygon {
  readonly points: readonly Point[];
  readonly kind?: 'floor' | 'void';
  /** Properties by edge number; edge i runs from point i to the next one. */
  readonly edges?: Readonly<Record<string, EdgeTags>>;
  /** Present while the outline does not close or something typed cannot be read; the outline is then not measured. */
  readonly isUnfinished?: true;
  /** The edge table, if it was typed: its points are derived from it. */
  readonly typed?: TypedOutline;
}

/**
 * Whether the last corner of an outline is not connected to the first: it is still being traced, or its walls leave a
 * gap.
 */
export function isOpenOutline({ isUnfinished, points, typed }: TracedPolygon): boolean {
  return isUnfinished === true && (typed?.walls.length ?? 0) < points.length;
}

export interface TracedStory {
  readonly name: string;
  /** Feet. */
  readonly plateHeight: number;
  readonly polygons: readonly TracedPolygon[];
  readonly typed?: TypedStory;
  /** Scale of the page that it is traced on, if it differs from the plan's. */
  readonly scale?: Scale;
}

export interface Trace {
  readonly scale: Scale;
  /** Where the front faces on the page, in degrees clockwise from its top; by default 180, the bottom. */
  readonly frontBearing?: number;
  readonly stories: readonly TracedStory[];
}

/** The quantities of a story to enter. Feet and square feet to 0.1, the floor area whole. */
export interface StoryQuantities extends Readonly<Record<UndirectedLengthName, number>> {
  readonly floorArea: number;
  readonly perimeter: number;
  readonly lengths: ByOrientation;
  readonly wallArea: ByOrientation;
  readonly glazingArea: ByOrientation;
  readonly doorArea: ByOrientation;
  /** Opaque doors to the garage, which have a separate column. */
  readonly garageDoorArea: number;
  /** Whether an exterior wall is more than 10° off the orientation that it is entered with. */
  readonly offAxis: boolean;
}

export interface TraceQuantities {
  /** Square feet: the sum of the stories' rounded areas, so that displayed figures add up. */
  readonly conditionedFloorArea: number;
  readonly stories: readonly StoryQuantities[];
}

/** Thrown if a plan cannot be measured: the scale has no length, or an outline is invalid. */
export class TraceError extends Error {
  override readonly name = 'TraceError';
}

/** Where a front faces on the page by default. */
export const bottomOfPage = 180;
const offAxisDegrees = 10;

/**
 * Turns a traced plan into the quantities of the forms.
 * @throws TraceError with a message for the person who traces
 */
export function measureTrace(trace: Trace): TraceQuantities {
  const front = trace.frontBearing ?? bottomOfPage;
  // Pages with their own scale do not need the plan's.
  if (!trace.stories.some(({ scale }) => scale)) feetPerUnit(trace.scale);
  const stories = trace.stories.map((story) =>
    measureStory(story, feetPerUnit(story.scale ?? trace.scale), front),
  );
  return {
    conditionedFloorArea: stories.reduce((area, story) => area + story.floorArea, 0),
    stories,
  };
}

/** Returns the feet per unit of the page. @throws TraceError if the scale has no length */
export function feetPerUnit({ a, b, lengthFeet }: Scale): number {
  const feet = lengthFeet / edgeLength([a, b]);
  if (feet > 0 && Number.isFinite(feet)) return feet;
  throw new TraceError('Set the scale: two points of the plan and the length between them');
}

/** The quantities of an edge to enter. */
export interface MeasuredEdge {
  readonly boundary: Boundary;
  readonly orientation: Orientation;
  readonly openings: readonly Opening[];
  /** Feet. */
  readonly length: number;
  /** Degrees by which the wall is off its orientation, if more than 10; else 0. */
  readonly offAxisBy: number;
}

function measureStory(story: TracedStory, feet: number, front: number): StoryQuantities {
  for (const polygon of story.polygons) refuseNoOutline(polygon);
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
    offAxis: exterior.some(({ offAxisBy }) => offAxisBy > 0),
  };
}

function refuseNoOutline({ points, isUnfinished }: TracedPolygon): void {
  if (isUnfinished) {
    throw new TraceError('Finish the outline: it does not close, or something in it cannot be read');
  }
  const problem = outlineProblem(points);
  if (problem !== null) throw new TraceError(problem);
}

/**
 * Measures the edges of an outline, in order.
 * @param feet per unit of the page
 * @param front where the front faces, in degrees clockwise from the top of the page
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
      // An orientation that was set by hand is not questioned.
      offAxisBy: orientation === undefined ? degreesOff(edge, relative, nearest) : 0,
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
