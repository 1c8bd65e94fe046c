import { buildingFields } from './fields/place-fields.ts';
import { valueProblem } from './fields/read-field.ts';
import { type BuildingEntry, type ProjectData, projectDataVersion } from './project-data.ts';
import type { ProjectKind } from './project-kind.ts';

/**
 * Names of a new project's values in URLs and calls: the floor areas, in square feet, of a new building, an existing
 * house and an addition; and the number of dwelling units.
 */
export const startingAreas = ['area', 'existing', 'addition', 'units'] as const;

export type StartingAreas = Readonly<Partial<Record<(typeof startingAreas)[number], number>>>;

const fieldOfArea = {
  area: 'conditionedFloorArea',
  existing: 'existingFloorArea',
  addition: 'additionFloorArea',
  units: 'dwellingUnits',
} as const satisfies Record<(typeof startingAreas)[number], keyof BuildingEntry>;

/** Returns a new project's document. Leaves out each value of `areas` that is invalid or not used by the kind. */
export function startingProject(name: string, kind: ProjectKind, areas: StartingAreas = {}): ProjectData {
  const building = Object.fromEntries(
    startingAreas.flatMap((area) => {
      const field = buildingFields.find((each) => each.name === fieldOfArea[area]);
      const value = areas[area];
      const isAnswer =
        field !== undefined &&
        value !== undefined &&
        (field.kinds?.includes(kind) ?? true) &&
        valueProblem(field, value, { thisYear: 0 }) === null;
      return isAnswer ? [[fieldOfArea[area], value] as const] : [];
    }),
  );
  return {
    version: projectDataVersion,
    kind,
    project: { name },
    ...(Object.keys(building).length > 0 && { building }),
  };
}
