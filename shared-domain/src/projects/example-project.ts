import { type ProjectData, projectDataVersion } from './project-data.ts';

/** A complete, fictional project that people can view before they start their own. */
export const exampleProject: ProjectData = {
  version: projectDataVersion,
  kind: 'new',
  project: {
    name: 'Example: a new house',
    permitDate: 'from-2026',
    applicantRole: 'owner',
    signer: {
      name: { first: 'Ana', last: 'Example' },
      role: 'owner',
      address: { line1: '100 Example Street', cityText: 'Oakland', stateText: 'CA', postalCode: '94612' },
      email: 'ana@example.com',
    },
  },
  location: {
    addressLine1: 'Lot 7, Example Street',
    city: 'Oakland',
    postalCode: '94612',
    jurisdiction: 'City of Oakland',
    climateZone: 3,
    climateZoneSource: 'address-lookup',
  },
  building: {
    type: 'detached',
    stories: 1,
    bedrooms: 3,
    front: 200,
    conditionedFloorArea: 1250,
    attachedGarage: true,
    naturalGas: 'no',
  },
  walls: {
    lines: [
      {
        id: 'w1',
        part: 'new',
        story: 1,
        plateHeight: 9,
        lengths: { front: 30, left: 25, back: 50, right: 25 },
        garageLength: 20,
        floorArea: 1250,
        insulation: 'R-21',
        cavity: '2x6',
        siding: 'stucco',
      },
    ],
    doors: [{ id: 'd1', part: 'new', orientation: 'front', area: 20 }],
  },
  floors: [{ id: 'f1', part: 'new', type: 'slab', area: 1250 }],
  roofs: {
    ceilings: [{ id: 'c1', part: 'new', area: 1250, insulation: 'R-38', cavity: 'attic' }],
    roofing: 'tile',
  },
  glazing: {
    added: (
      [
        ['g1', 'front', 60],
        ['g2', 'left', 45],
        ['g3', 'back', 80],
        ['g4', 'right', 24],
      ] as const
    ).map(([id, orientation, area]) => ({
      id,
      part: 'new',
      orientation,
      area,
      windowHeight: 5,
      sash: 'sliding',
      rated: true,
      uFactor: 0.3,
      shgc: 0.23,
    })),
  },
  mechanical: {
    coolingType: 'split-heat-pump',
    heatingType: 'split-heat-pump',
    ductLocation: 'attic',
    ductInsulationR: 'R-8',
    waterHeaterType: 'heat-pump',
    waterHeaterFuel: 'electric',
    waterHeaterLocation: 'garage',
    pv: 3.2,
  },
};
