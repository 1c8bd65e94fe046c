import { exampleProject, type ProjectData } from '@title24/shared-domain/projects';
import { fillInProject } from '../support/filled-project.ts';
import { createOwner } from '../support/projects.ts';
import { enterSession } from '../support/session.ts';
import { expectSoundSteps } from '../support/sound-steps.ts';
import { test } from '../support/test.ts';

test.setTimeout(400_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });

test('D1a: a new building is filled in on a phone, and is complete after a reload', async ({
  page,
  request,
  site,
}) => {
  await fillInProject(page, await createOwner(request, site), exampleProject);
});

test('D1i: every step of an empty project fits at 320 px, and passes axe in light and dark', async ({
  page,
  request,
  site,
}) => {
  const owner = await createOwner(request, site);
  const project = { name: 'Empty house' };
  const number = await owner.importProject({ version: 1, kind: 'existing-plus-addition', project });
  await enterSession(page, site, owner.name);
  await expectSoundSteps(page, number);
});

const additionToHouse = {
  ...exampleProject,
  kind: 'existing-plus-addition',
  building: {
    type: 'detached',
    stories: 1,
    bedrooms: 3,
    front: 202.5,
    existingFloorArea: 1500,
    additionFloorArea: 400,
    yearBuilt: 1978,
    attachedGarage: false,
    naturalGas: 'yes',
  },
  walls: {
    lines: [
      { id: 'w1', part: 'existing', story: 1, plateHeight: 8, insulation: 'R-11', cavity: '2x4' },
      {
        id: 'w2',
        part: 'addition',
        story: 1,
        plateHeight: 8.5,
        lengths: { front: 20, left: 20.5, right: 20.5 },
        conditionedLength: 20,
        insulation: 'other',
        insulationR: 23,
        insulationNote: 'Mineral wool',
        cavity: 6,
        sheathingR: 4,
      },
    ],
    existingPerimeter: 160,
    coveredLength: 20,
  },
  floors: [{ id: 'f1', part: 'addition', type: 'raised', area: 400, insulation: 'R-19', cavity: '2x10' }],
  roofs: {
    special: [{ id: 's1', part: 'addition', area: 400, insulation: 'R-30', cavity: '2x12' }],
    coveredRoofArea: 50,
    roofing: 'asphalt-shingle',
  },
  glazing: {
    existing: [
      {
        id: 'e1',
        part: 'existing',
        orientation: 'back',
        width: 6,
        height: 4,
        windowHeight: 4,
        sash: 'sliding',
        frame: 'metal',
        panes: 1,
        coating: 'clear',
        rated: false,
        toBeRemoved: true,
      },
    ],
    added: [
      {
        id: 'g1',
        part: 'addition',
        orientation: 'left',
        width: 3,
        height: 4.5,
        count: 2,
        windowHeight: 4.5,
        sash: 'casement',
        rated: true,
        uFactor: 0.28,
        shgc: 0.22,
        overhang: 'custom',
        overhangLength: 2,
        overhangHeight: 1,
      },
    ],
  },
  mechanical: {
    coolingType: 'none',
    heatingType: 'gas-furnace',
    heatingEfficiency: 95,
    systemIsNew: 'extended',
    ductLocation: 'crawlspace',
    ductInsulationR: 'R-6',
    waterHeaterType: 'tank',
    waterHeaterFuel: 'gas',
    waterHeaterLocation: 'garage',
  },
} as unknown as ProjectData;

test('D1a: an existing house with an addition is filled in on a phone, and is complete after a reload', async ({
  page,
  request,
  site,
}) => {
  await fillInProject(page, await createOwner(request, site), additionToHouse);
});
