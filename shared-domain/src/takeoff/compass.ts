import { facesWest, fullCircle } from './orientation.ts';

const points = [
  'north',
  'north-northeast',
  'northeast',
  'east-northeast',
  'east',
  'east-southeast',
  'southeast',
  'south-southeast',
  'south',
  'south-southwest',
  'southwest',
  'west-southwest',
  'west',
  'west-northwest',
  'northwest',
  'north-northwest',
] as const;

/**
 * Returns the nearest of the sixteen compass points.
 * @param azimuth - degrees clockwise from true north
 */
export function compassPoint(azimuth: number): string {
  return nearest(points, azimuth);
}

/**
 * Returns the direction that a wall faces: 'west' if it counts as west-facing (P4), or the nearest of eight compass
 * points.
 * @param azimuth - degrees clockwise from true north
 */
export function facingName(azimuth: number): string {
  if (facesWest(azimuth)) return 'west';
  return nearest(
    points.filter((_, index) => index % 2 === 0),
    azimuth,
  );
}

function nearest(names: readonly string[], azimuth: number): string {
  const index = Math.floor((fullCircle(azimuth) * names.length) / 360 + 0.5) % names.length;
  return names[index] as string;
}
