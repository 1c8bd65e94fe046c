import type { ProjectContent, ProjectData } from '../project-data.ts';
import type { ProjectKind } from '../project-kind.ts';

/** A new building without findings. */
export const newBuilding = {
  kind: 'new',
  building: { type: 'detached', stories: 1, front: 0, conditionedFloorArea: 1200 },
  walls: {
    lines: [
      {
        id: 'w1',
        part: 'new',
        story: 1,
        plateHeight: 8,
        lengths: { front: 40, left: 30, back: 40, right: 30 },
        insulation: 'R-15',
        cavity: '2x4',
      },
    ],
    doors: [],
  },
  floors: [{ id: 'f1', part: 'new', type: 'slab', area: 1200 }],
  roofs: { ceilings: [{ id: 'c1', part: 'new', area: 1200, insulation: 'R-38', cavity: 'attic' }] },
  glazing: {
    existing: [],
    added: [
      { id: 'g1', part: 'new', orientation: 'front', area: 60, windowHeight: 4, type: 'new', rated: true },
    ],
  },
  mechanical: { coolingTons: 3, ductLocation: 'attic' },
} as const satisfies ProjectContent;

/** A house with an addition, without findings. */
export const additionToHouse = {
  ...newBuilding,
  kind: 'existing-plus-addition',
  building: { type: 'detached', stories: 1, front: 0, existingFloorArea: 1500, additionFloorArea: 600 },
  walls: {
    ...newBuilding.walls,
    lines: [
      {
        ...newBuilding.walls.lines[0],
        part: 'addition',
        lengths: { front: 30, left: 20, back: 30, right: 20 },
      },
    ],
    existingPerimeter: 160,
    coveredLength: 20,
  },
  floors: [
    { id: 'f1', part: 'addition', type: 'slab', area: 600 },
    { id: 'f2', part: 'existing', type: 'slab', area: 1500 },
  ],
  roofs: { ceilings: [{ ...newBuilding.roofs.ceilings[0], part: 'addition', area: 600 }] },
  glazing: { existing: [], added: [{ ...newBuilding.glazing.added[0], part: 'addition' }] },
} as const satisfies ProjectContent;

/** An alteration without findings. */
export const alteredHouse = {
  ...newBuilding,
  kind: 'alteration',
  building: { type: 'detached', stories: 1, front: 0, existingFloorArea: 1500 },
  walls: { lines: [], doors: [] },
  floors: [{ id: 'f1', part: 'existing', type: 'slab', area: 1500 }],
  roofs: { ceilings: [{ ...newBuilding.roofs.ceilings[0], part: 'existing', area: 1500 }] },
  glazing: { existing: [], added: [{ ...newBuilding.glazing.added[0], part: 'existing' }] },
} as const satisfies ProjectContent;

/** An addition analyzed without the existing house. It has no findings. */
export const additionAlone = {
  ...additionToHouse,
  kind: 'addition',
  building: { type: 'detached', stories: 1, front: 0, additionFloorArea: 600 },
  walls: { lines: additionToHouse.walls.lines, doors: [] },
  floors: [additionToHouse.floors[0]],
} as const satisfies ProjectContent;

export const correctProjects: Readonly<Record<ProjectKind, ProjectContent>> = {
  new: newBuilding,
  'existing-plus-addition': additionToHouse,
  addition: additionAlone,
  alteration: alteredHouse,
};

const person = {
  name: { first: 'Ana', last: 'Example' },
  address: { line1: '100 Example Street', cityText: 'Oakland', stateText: 'CA', postalCode: '94612' },
  email: 'ana@example.com',
} as const;

/** A new building's project with every required answer, so that a report can be ordered. */
export const wholeProject = {
  version: 1,
  ...newBuilding,
  project: { name: 'Hill house', applicantRole: 'owner', signer: { ...person, role: 'owner' } },
  location: {
    addressLine1: 'Lot 7',
    city: 'Oakland',
    postalCode: '94612',
    jurisdiction: 'Oakland',
    climateZone: 3,
    climateZoneSource: 'address-lookup',
  },
  building: {
    ...newBuilding.building,
    bedrooms: 3,
    attachedGarage: false,
    naturalGas: 'no',
  },
  roofs: { ...newBuilding.roofs, roofing: 'tile' },
  glazing: {
    added: [{ ...newBuilding.glazing.added[0], sash: 'sliding', uFactor: 0.3, shgc: 0.23 }],
  },
  mechanical: {
    coolingType: 'min-split',
    heatingType: 'split-heat-pump',
    ductLocation: 'attic',
    ductInsulationR: 'R-8',
    waterHeaterType: 'heat-pump',
    waterHeaterFuel: 'electric',
    waterHeaterLocation: 'garage',
    pv: 0,
  },
} as const satisfies ProjectData;
