import type { ProjectData } from '@title24/shared-domain/projects';

/** A house with a wall, a door, a floor, a ceiling and a window. Some answers are missing, so it has findings. */
export const house: ProjectData = {
  version: 1,
  kind: 'new',
  project: { name: 'Hill house' },
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
    doors: [{ id: 'd1', part: 'new', orientation: 'front', area: 20, glassPercent: 80 }],
  },
  floors: [{ id: 'f1', part: 'new', type: 'slab', area: 1200 }],
  roofs: { ceilings: [{ id: 'c1', part: 'new', area: 1200, insulation: 'R-38' }], roofing: 'tile' },
  glazing: {
    added: [
      {
        id: 'g1',
        part: 'new',
        orientation: 'front',
        area: 40,
        windowHeight: 4,
        sash: 'sliding',
        rated: false,
      },
    ],
  },
  mechanical: { coolingType: 'min-split', ductLocation: 'attic' },
};
