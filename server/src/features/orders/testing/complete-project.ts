import type { ProjectData } from '@title24/shared-domain/projects';

/** A complete new building for tests, whose only finding is a hint. */
export const completeProject = {
  version: 1,
  kind: 'new',
  project: {
    name: 'Hill house',
    applicantRole: 'owner',
    permitDate: 'from-2026',
    decides: 'same',
    signer: {
      name: { first: 'Ana', last: 'Builder' },
      role: 'owner',
      email: 'ana@example.com',
      address: {
        line1: '12 Oak Street',
        cityText: 'Oakland',
        stateText: 'CA',
        postalCode: '94607',
        country: 'USA',
      },
    },
  },
  location: {
    addressLine1: '14 Oak Street',
    city: 'Oakland',
    postalCode: '94607',
    jurisdiction: 'City of Oakland',
    climateZone: 3,
    climateZoneSource: 'address-lookup',
  },
  building: {
    type: 'detached',
    dwellingUnits: 1,
    stories: 1,
    bedrooms: 3,
    front: 0,
    conditionedFloorArea: 1200,
    attachedGarage: false,
    naturalGas: 'yes',
  },
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
  },
  floors: [{ id: 'f1', part: 'new', type: 'slab', area: 1200 }],
  roofs: {
    ceilings: [{ id: 'c1', part: 'new', area: 1200, insulation: 'R-38', cavity: 'attic' }],
    roofing: 'asphalt-shingle',
  },
  glazing: {
    added: [
      {
        id: 'g1',
        part: 'new',
        orientation: 'front',
        area: 60,
        windowHeight: 4,
        sash: 'sliding',
        type: 'new',
        rated: true,
        uFactor: 0.3,
        shgc: 0.25,
        overhang: 'none',
      },
    ],
  },
  mechanical: {
    coolingType: 'min-split',
    heatingType: 'gas-furnace',
    ductLocation: 'attic',
    ductInsulationR: 'R-6',
    waterHeaterType: 'tank',
    waterHeaterFuel: 'gas',
    waterHeaterLocation: 'garage',
    ventilation: 'unknown',
    pv: 3,
  },
} as const satisfies ProjectData;
