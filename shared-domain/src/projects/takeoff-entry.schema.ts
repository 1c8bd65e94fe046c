import * as v from 'valibot';
import { schemaFor } from '../schemas/schema-for.ts';
import { text } from '../schemas/values.ts';
import { orientations, undirectedBoundaries } from '../takeoff/index.ts';
import { projectLimits } from './limits.ts';
import { parts } from './project-kind.ts';
import type { TakeoffEntry } from './takeoff-entry.ts';

const { polygonsPerStory, pointsPerPolygon } = projectLimits;

/** Maximum number of stories. This is twice the number of stories that a building can have above ground. */
const maxStories = 8;
/** Maximum number of openings per edge. */
const maxOpenings = 50;

const coordinate = v.pipe(v.number(), v.minValue(-1_000_000), v.maxValue(1_000_000));
const point = v.tuple([coordinate, coordinate]);
const feet = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000), v.description('Feet'));
const bearing = v.pipe(
  v.number(),
  v.minValue(0),
  v.ltValue(360),
  v.description('Degrees clockwise from the top of the page'),
);
const scale = v.strictObject({ a: point, b: point, lengthFeet: feet });

const opening = v.strictObject({
  kind: v.picklist(['window', 'glass-door', 'door']),
  width: feet,
  height: feet,
  count: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
});
const edgeTags = v.strictObject({
  boundary: v.exactOptional(v.picklist(['exterior', ...undirectedBoundaries])),
  orientation: v.exactOptional(v.picklist(orientations)),
  openings: v.exactOptional(v.pipe(v.array(opening), v.maxLength(maxOpenings))),
});
/** Text as the user entered it. It need not be a number. */
const typed = text(40);
const typedWall = v.strictObject({
  bearing: typed,
  length: typed,
  boundary: v.exactOptional(v.picklist(['exterior', ...undirectedBoundaries])),
  orientation: v.exactOptional(v.picklist(orientations)),
  openings: v.exactOptional(
    v.pipe(
      v.array(
        v.strictObject({
          kind: v.picklist(['window', 'glass-door', 'door']),
          width: typed,
          height: typed,
          count: typed,
        }),
      ),
      v.maxLength(maxOpenings),
    ),
  ),
});
const typedOutline = v.strictObject({
  right: typed,
  down: typed,
  walls: v.pipe(v.array(typedWall), v.maxLength(pointsPerPolygon)),
});
const polygon = v.strictObject({
  points: v.pipe(
    v.array(point),
    v.maxLength(pointsPerPolygon, `An outline has at most ${pointsPerPolygon} points`),
  ),
  kind: v.exactOptional(v.picklist(['floor', 'void'])),
  edges: v.exactOptional(v.record(v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,2})$/)), edgeTags)),
  isUnfinished: v.exactOptional(v.literal(true)),
  typed: v.exactOptional(typedOutline),
});
const page = {
  page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(300)),
  width: v.pipe(v.number(), v.gtValue(0), v.maxValue(1_000_000)),
  height: v.pipe(v.number(), v.gtValue(0), v.maxValue(1_000_000)),
};
const story = v.strictObject({
  name: text(100),
  part: v.exactOptional(v.picklist(parts)),
  plateHeight: feet,
  polygons: v.pipe(
    v.array(polygon),
    v.maxLength(polygonsPerStory, `A story has at most ${polygonsPerStory} outlines`),
  ),
  typed: v.exactOptional(v.strictObject({ name: text(100), plateHeight: typed })),
  page: v.exactOptional(v.strictObject(page)),
  scale: v.exactOptional(scale),
});

export const takeoff = schemaFor<TakeoffEntry>()(
  v.strictObject({
    version: v.literal(1),
    part: v.exactOptional(v.picklist(parts)),
    plan: v.exactOptional(
      v.strictObject({
        sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
        ...page,
      }),
    ),
    scale: v.exactOptional(scale),
    check: v.exactOptional(scale),
    frontBearing: v.exactOptional(bearing),
    northBearing: v.exactOptional(bearing),
    stories: v.pipe(v.array(story), v.maxLength(maxStories)),
  }),
);
