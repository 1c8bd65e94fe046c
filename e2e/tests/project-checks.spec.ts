import { exampleProject, type ProjectData, type ProjectStep } from '@title24/shared-domain/projects';
import { axeFindings, axeFindingsInLightAndDark, sidewaysScroll } from '../support/accessibility.ts';
import { answer, foundPanel } from '../support/project-forms.ts';
import { createOwner, openStep, storedProject } from '../support/projects.ts';
import { enterSession } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(400_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });

/** An answer, by the address of its field. */
type Answer = readonly [address: string, text: string];

interface Check {
  readonly id: string;
  readonly step: ProjectStep;
  readonly message: string | RegExp;
  /** What has to stand first, and brings nothing up by itself. */
  readonly before?: { readonly step: ProjectStep; readonly answers: readonly Answer[] };
  /** What brings it up, in a project that has nothing of it. */
  readonly answers: readonly Answer[];
  /** What makes it go: other answers, or the button that stands with it. */
  readonly fix: readonly Answer[] | { readonly button: string };
}

/** One of each step and of each way to fix it; all of them are shown beside the rules (shared-domain). */
const newHouse: readonly Check[] = [
  {
    id: 'signer-over-two-stories',
    step: 'building',
    message: /may sign for the owner of a building of up to 2 stories/,
    answers: [['building.stories', '3']],
    fix: [['building.stories', '1']],
  },
  {
    id: 'zip-not-california',
    step: 'location',
    message: 'This ZIP code is not in California',
    answers: [['location.postalCode', '10001']],
    fix: [['location.postalCode', '94612']],
  },
  {
    id: 'perimeter-not-closed',
    step: 'walls',
    message: /The walls of story 1 do not go round: 30 ft are missing on the front/i,
    answers: [['walls.lines.w1.lengths.front', '20']],
    fix: [['walls.lines.w1.lengths.front', "30'"]],
  },
  {
    id: 'door-is-glazing',
    step: 'walls',
    message: 'A door with more than 50 percent glass, or with a rated label, is entered as glazing.',
    answers: [['walls.doors.d1.glassPercent', '80']],
    fix: { button: 'Move to glazing' },
  },
  {
    id: 'insulation-thin-batt',
    step: 'floors-roofs',
    message: /^Hint: Only the [\d.]+ in batt fits\. Buy the high-density one\.$/,
    answers: [
      ['floors.f1.type', 'raised'],
      ['floors.f1.insulation', 'R-30'],
      ['floors.f1.cavity', '2x10'],
    ],
    fix: [['floors.f1.type', 'slab']],
  },
  {
    id: 'west-glazing',
    step: 'glazing',
    message:
      '6.4 percent of the floor area is glass facing west. More than 5 percent is a large penalty in hot climates.',
    answers: [['glazing.added.g2.area', '80']],
    fix: [['glazing.added.g2.area', '45']],
  },
  {
    id: 'one-refrigerant-credit',
    step: 'mechanical',
    message: 'Only one of the two credits may be taken.',
    answers: [
      ['mechanical.txv', 'yes'],
      ['mechanical.refrigerantCharge', 'yes'],
    ],
    fix: [['mechanical.txv', 'no']],
  },
  {
    id: 'all-orientations-existing',
    step: 'project',
    message: 'A house that stands faces one way. Enter its orientation.',
    before: { step: 'building', answers: [['building.front', 'All Orientations']] },
    answers: [['kind', 'alteration']],
    fix: [['kind', 'new']],
  },
];

const addition: readonly Check[] = [
  {
    id: 'addition-over-700-alone',
    step: 'building',
    message: 'An addition of more than 700 sq ft is analyzed with the existing house.',
    answers: [['building.additionFloorArea', '701']],
    fix: { button: 'Change to existing plus addition' },
  },
  {
    id: 'reused-without-removed',
    step: 'glazing',
    message: 'Mark the window that you re-use as To Be Removed under existing glazing.',
    answers: [['glazing.added.g1.type', 'pre-existing']],
    fix: [['glazing.existing.e1.toBeRemoved', 'yes']],
  },
];

const { walls, roofs, glazing, mechanical, building, ...rest } = exampleProject;

/** A new house in which each finding is an answer or two away. */
const newProject: ProjectData = {
  ...rest,
  kind: 'new',
  project: { ...rest.project, signer: { ...rest.project?.signer, role: 'architect' } },
  building: { ...building, front: 200 },
  walls,
  roofs: {
    ...roofs,
    radiantBarrier: {
      emittance: 0.05,
      atticFloorArea: 1250,
      ventArea: 9,
      upperVentPercent: 40,
      mounting: 'deck',
      gapsKept: true,
    },
    coolRoof: { product: 'liquid-applied', reflectance: 0.75, emittance: 0.8, dryMils: 22 },
  },
  glazing,
  mechanical: { ...mechanical, manualD: true },
} as ProjectData;

const additionProject: ProjectData = {
  version: 1,
  kind: 'addition',
  project: { name: 'Hill house' },
  building: { type: 'detached', stories: 1, front: 90, existingFloorArea: 1500, additionFloorArea: 500 },
  walls: { existingPerimeter: 100, coveredLength: 20 },
  glazing: {
    existing: [{ id: 'e1', part: 'existing', orientation: 'front', area: 20, windowHeight: 4, sash: 'hung' }],
    added: [
      {
        id: 'g1',
        part: 'addition',
        orientation: 'front',
        area: 20,
        windowHeight: 4,
        sash: 'hung',
        rated: true,
      },
    ],
  },
} as ProjectData;

for (const [name, data, checks] of [
  ['a new house', newProject, newHouse],
  ['an addition', additionProject, addition],
] as const) {
  test(`D1d checks of each step of ${name} appear as they are typed, with their message, and go with their fix`, async ({
    page,
    request,
    site,
  }) => {
    const owner = await createOwner(request, site);
    const number = await owner.importProject(data);
    await enterSession(page, site, owner.name);
    const panel = foundPanel(page);
    let open: ProjectStep | null = null;
    for (const { id, step, message, before, answers, fix } of checks) {
      await test.step(id, async () => {
        const goTo = async (wanted: ProjectStep) => {
          // What was typed is saved when the page goes.
          if (wanted !== open) await openStep(page, number, wanted);
          open = wanted;
        };
        if (before) {
          await goTo(before.step);
          for (const [address, text] of before.answers) await answer(page, address, text);
          await expect(page.getByRole('status').filter({ hasText: /^\s*Saved at/ })).toBeVisible();
        }
        await goTo(step);
        const finding = panel.getByRole('listitem', { includeHidden: true }).filter({ hasText: message });
        await expect(finding).toHaveCount(0);
        for (const [address, text] of answers) await answer(page, address, text);
        await expect(finding).toHaveCount(1);
        if ('button' in fix) await finding.getByRole('button', { name: fix.button }).click();
        else for (const [address, text] of fix) await answer(page, address, text);
        await expect(finding).toHaveCount(0);
      });
    }
  });
}

test('D1d a change is told politely, its place is one press away, and all findings at once pass axe at 320 px', async ({
  page,
  request,
  site,
}) => {
  const owner = await createOwner(request, site);
  const number = await owner.importProject(newProject);
  await enterSession(page, site, owner.name);
  await openStep(page, number, 'walls');
  for (const [address, text] of [
    ['walls.lines.w1.lengths.front', '20'],
    ['walls.lines.w1.floorArea', '2500'],
    ['walls.lines.w1.cavity', '2x4'],
    ['walls.doors.d1.glassPercent', '80'],
  ] as const)
    await answer(page, address, text);
  const panel = foundPanel(page);
  await expect(panel.getByRole('button', { name: 'Move to glazing' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /is entered as glazing/ })).toBeAttached();
  expect(await axeFindingsInLightAndDark(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);

  // By keyboard: from a closed line's finding into the line.
  await page.locator('details[id="d1"] > summary').click();
  const link = panel.getByRole('link', { name: /is entered as glazing/ });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('details[id="d1"] > summary')).toBeFocused();
  await expect(page.locator('details[id="d1"]')).toHaveAttribute('open', '');
  await panel.getByRole('button', { name: 'Move to glazing' }).press('Enter');
  await expect(page.locator('details[id="d1"]')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /Saved at/ })).toBeVisible();
  const { data } = await storedProject(owner, number);
  expect(data.glazing?.added?.at(-1)).toMatchObject({ sash: 'hinged-door', orientation: 'front' });
});
