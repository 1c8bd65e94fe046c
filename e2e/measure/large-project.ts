import type { ProjectData } from '@title24/shared-domain/projects';
import { orientations } from '@title24/shared-domain/takeoff';

const glazingLines = 200;
const wallLines = 60;

/** A new building with the maximum number of wall lines and windows, and west-facing glass that causes a finding. */
export const largeProject = {
  version: 1,
  kind: 'new',
  project: { name: 'Large house' },
  building: { type: 'detached', stories: 4, front: 0, conditionedFloorArea: 1000 },
  walls: {
    lines: Array.from({ length: wallLines }, (_, index) => ({
      id: `w${index + 1}`,
      part: 'new',
      story: (index % 4) + 1,
      plateHeight: 9,
      lengths: { front: 30, left: 25, back: 30, right: 25 },
      insulation: 'R-21',
      cavity: '2x6',
      siding: 'stucco',
    })),
  },
  glazing: {
    added: Array.from({ length: glazingLines }, (_, index) => ({
      id: `g${index + 1}`,
      part: 'new',
      // The first line faces west.
      orientation: orientations[(index + 6) % orientations.length],
      // All lines differ, because the page would offer to merge equal lines.
      area: 1 + index,
      windowHeight: 4,
      sash: 'sliding',
      rated: true,
      uFactor: 0.3,
      shgc: 0.23,
    })),
  },
} as unknown as ProjectData;

/**
 * Returns {@link largeProject}, enlarged by invalid numbers in the windows' area fields.
 * @param bytes - wanted length of the project's JSON; the actual length is up to 199 bytes less
 */
export function projectOfSize(bytes: number): ProjectData {
  const addresses = largeProject.glazing?.added?.map(({ id }) => `glazing.added.${id}.area`) ?? [];
  const ofLine = (length: number) =>
    ({
      ...largeProject,
      raw: Object.fromEntries(addresses.map((address) => [address, 'x'.repeat(length)])),
    }) as ProjectData;
  const empty = JSON.stringify(ofLine(0)).length;
  return ofLine(Math.floor((bytes - empty) / addresses.length));
}
