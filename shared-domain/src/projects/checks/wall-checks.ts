import { formatNumber } from '../../numbers/format-number.ts';
import { policy } from '../../policy/policy.ts';
import { doorIsGlazing, exact, orientationNames, orientations } from '../../takeoff/index.ts';
import { oncePerObject } from '../once-per-object.ts';
import type { Measured, ProjectContent, WallLine } from '../project-data.ts';
import { partsOf } from '../project-kind.ts';
import { grossWallToward, lineClosure } from '../project-values.ts';
import { isNumber, linesOfPart, perimeterOf, totalArea } from '../quantities.ts';
import { partOfLine } from '../used-lines.ts';
import type { Finding } from './finding.schema.ts';

/**
 * Checks the lengths and stories of walls. Also checks that openings fit into their walls, and that no door counts as
 * glazing.
 */
export function wallChecks(content: ProjectContent): Finding[] {
  return [
    ...perimeters(content),
    ...storiesWithoutWalls(content),
    ...coveredWall(content),
    ...openings(content),
    ...doors(content),
  ];
}

/**
 * A floor is at most as large as the circle with the same perimeter. The entered area may exceed that circle's area by
 * about 2 percent, because the area and the lengths are rounded.
 */
const roundingAllowance = 0.98;

function perimeters({ walls, kind }: ProjectContent): Finding[] {
  return (walls?.lines ?? []).flatMap((line) =>
    partOfLine(line, kind) === 'addition' ? additionPerimeter(line) : perimeter(line),
  );
}

const perimeter = oncePerObject((line: WallLine) =>
  perimeterFindings(line, 'Check the lengths, or enter the wall to the garage.'),
);
const additionPerimeter = oncePerObject((line: WallLine) =>
  perimeterFindings(
    line,
    'Check the lengths, or enter the wall to the existing house under “Length of wall to heated rooms”.',
  ),
);

/** @param advice - how to close a perimeter */
function perimeterFindings(line: WallLine, advice: string): readonly Finding[] {
  const found: Finding[] = [];
  const at = { where: line.id, severity: 'warning', step: 'walls' } as const;
  const { gap, closed, missing } = lineClosure(line);
  if (!closed && missing !== null) {
    const walls = line.story === undefined ? 'this line' : `story ${line.story}`;
    const message = `The walls of ${walls} do not go round: ${formatNumber(gap)} ft are missing on the ${orientationNames[missing]}. ${advice}`;
    found.push({ ...at, id: 'perimeter-not-closed', message });
  }
  const length = perimeterOf(line);
  const { floorArea } = line;
  if (isNumber(floorArea) && length > 0 && length ** 2 < 4 * Math.PI * floorArea * roundingAllowance) {
    const message = `${formatNumber(length)} ft of wall cannot enclose ${formatNumber(floorArea)} sq ft.`;
    found.push({ ...at, id: 'perimeter-too-short', message });
  }
  return found;
}

function storiesWithoutWalls({ kind, building, walls }: ProjectContent): Finding[] {
  const lines = walls?.lines ?? [];
  const stories = building?.stories;
  if (kind !== 'new' || lines.length === 0 || !isNumber(stories)) return [];
  const withWalls = new Set(lines.map(({ story }) => story).filter(isNumber)).size;
  if (withWalls === stories) return [];
  const message =
    withWalls < stories
      ? `You entered walls for ${withWalls} of ${stories} stories.`
      : `You entered walls for ${withWalls} stories, and the building has ${stories}.`;
  return [{ id: 'stories-without-walls', severity: 'warning', message, step: 'walls' }];
}

function coveredWall({ kind, walls }: ProjectContent): Finding[] {
  const [covered, whole] = [walls?.coveredLength, walls?.existingPerimeter];
  if (kind !== 'existing-plus-addition' || !isNumber(covered) || !isNumber(whole) || covered <= whole) {
    return [];
  }
  const message = `The addition cannot cover more wall (${formatNumber(covered)} ft) than the house has (${formatNumber(whole)} ft).`;
  const field = 'walls.coveredLength';
  return [{ id: 'covered-over-perimeter', severity: 'error', message, step: 'walls', field }];
}

/** In square feet. */
const openingTolerance = 0.5;

function openings(content: ProjectContent): Finding[] {
  const built = partsOf(content.kind).filter((part) => part !== 'existing');
  const withWalls = built.filter((part) => linesOfPart(content.walls?.lines, part, content).length > 0);
  return withWalls.flatMap((part) => {
    const inWalls = [
      ...linesOfPart(content.walls?.doors, part, content),
      ...linesOfPart(content.glazing?.added, part, content).filter(
        (line) => line.addedToExistingWall !== true,
      ),
    ];
    const byOrientation = new Map<string | undefined, Measured[]>();
    for (const line of inWalls) {
      const facing = byOrientation.get(line.orientation);
      if (facing) facing.push(line);
      else byOrientation.set(line.orientation, [line]);
    }
    return orientations.flatMap((orientation): Finding[] => {
      const area = totalArea(byOrientation.get(orientation) ?? []);
      const wall = grossWallToward(orientation, part, content);
      if (wall === undefined || area <= exact(wall + openingTolerance)) return [];
      const message = `The windows and doors facing ${orientationNames[orientation]} (${formatNumber(area)} sq ft) are larger than the wall (${formatNumber(wall)} sq ft).`;
      const where = `${part} ${orientation}`;
      return [{ id: 'openings-over-wall', severity: 'error', where, message, step: 'glazing' }];
    });
  });
}

function doors({ walls }: ProjectContent): Finding[] {
  const glazing = (walls?.doors ?? []).filter((door) =>
    doorIsGlazing(door.glassPercent ?? 0, door.ratedLabel),
  );
  return glazing.map(({ id }) => ({
    id: 'door-is-glazing',
    severity: 'error',
    where: id,
    message: `A door with more than ${policy.walls.doorGlazingPercent} percent glass, or with a rated label, is entered as glazing.`,
    step: 'walls',
    fix: { label: 'Move to glazing', change: 'door-to-glazing', door: id },
  }));
}
