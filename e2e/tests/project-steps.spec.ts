import {
  addressOf,
  asksForGroup,
  exampleProject,
  fieldGroups,
  isAsked,
  type ProjectData,
  projectSteps,
  stepTitles,
  typedText,
  valueAt,
  valuesOfGroup,
} from '@title24/shared-domain/projects';
import { axeFindingsInLightAndDark, sidewaysScroll } from '../support/accessibility.ts';
import { answer, shownAnswer } from '../support/project-forms.ts';
import { createOwner, openProjectPage, openStep, storedProject } from '../support/projects.ts';
import { enterSession } from '../support/session.ts';
import { expect, live, test } from '../support/test.ts';

test.setTimeout(400_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });

/** An addition to a house with something on each step. */
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

/** The answers of a project on each step, by address, as somebody types them; and how many lines each list has. */
function typedAnswers(data: ProjectData) {
  return projectSteps.map((step) => {
    const groups = fieldGroups.filter((group) => group.step === step && asksForGroup(group, data.kind));
    return {
      step,
      lists: groups.flatMap((group) =>
        group.list
          ? [{ title: group.title, ids: valuesOfGroup(data, group).map(({ id }) => id as string) }]
          : [],
      ),
      answers: groups.flatMap((group) =>
        valuesOfGroup(data, group).flatMap((of) =>
          group.fields
            .filter((field) => isAsked(field, of, data.kind) && valueAt(of.values, field.name) !== undefined)
            // Of a project of one part the part goes without saying.
            .filter(({ name }) => name !== 'part' || data.kind !== 'new')
            .map((field) => [addressOf(of, field), typedText(field, of, undefined)] as const),
        ),
      ),
    };
  });
}

for (const [words, data] of [
  ['a new building', exampleProject],
  ['an existing house with an addition', additionToHouse],
] as const) {
  test(`D1a ${words} is created and each step filled in on a phone; after a reload all is there, and the task list says so`, async ({
    page,
    request,
    site,
  }) => {
    const owner = await createOwner(request, site);
    await page.setViewportSize({ width: 320, height: 700 });
    await openProjectPage(page, owner, '/project/new');
    await live(page);
    const name = String(data.project?.name);
    await page.getByLabel('Project name', { exact: true }).fill(name);
    await page
      .getByRole('radio', { name: data.kind === 'new' ? 'New building' : 'Existing plus addition' })
      .check();
    await page.getByRole('button', { name: 'Create the project' }).click();
    const tasks = page.getByRole('region', { name: 'Steps' }).getByRole('listitem');
    await expect(tasks.filter({ hasText: 'Not started' })).toHaveCount(projectSteps.length);
    const number = new URL(page.url()).pathname.split('/')[2] as string;

    const wanted = {
      ...data,
      // An answer that is there from the start is not stored until somebody gives another.
      project: { ...data.project, permitDate: 'unknown' },
      documents: { notes: 'The garage has no heating.\nCall first.' },
    } as ProjectData;
    const steps = typedAnswers(wanted);
    await tasks.getByRole('link', { name: stepTitles[projectSteps[0]], exact: true }).click();
    for (const { step, lists, answers } of steps) {
      await test.step(step, async () => {
        await expect(page.getByRole('heading', { name: stepTitles[step], level: 2 })).toBeVisible();
        for (const { title, ids } of lists) {
          for (const id of ids) {
            await page
              .getByRole('region', { name: title, exact: true })
              .getByRole('button', { name: /^Add (?:another )?\w/ })
              .click();
            await expect(page.locator(`details[id="${id}"]`)).toHaveAttribute('open', '');
          }
        }
        for (const [address, text] of answers) await answer(page, address, text);
        await page.getByRole('button', { name: 'Save and continue' }).click();
      });
    }
    await expect(tasks.filter({ hasText: 'Complete' })).toHaveCount(projectSteps.length);
    expect(await sidewaysScroll(page)).toEqual([]);
    expect(await axeFindingsInLightAndDark(page)).toEqual([]);
    await page.reload();
    await expect(tasks.filter({ hasText: 'Complete' })).toHaveCount(projectSteps.length);

    for (const { step, answers } of steps) {
      await openStep(page, number, step);
      const shown: string[][] = [];
      for (const [address] of answers) shown.push([address, await shownAnswer(page, address)]);
      const words = (text: string) => text.replace(/^all$/, 'All Orientations');
      expect(shown, step).toEqual(answers.map(([address, text]) => [address, words(text)]));
    }
    expect((await storedProject(owner, number)).data).toEqual(wanted);
  });
}

test('D1a what is half done stays half done, and the task list leads on', async ({ page, request, site }) => {
  const owner = await createOwner(request, site);
  const number = await owner.importProject({ version: 1, kind: 'new', project: { name: 'Hill house' } });
  await enterSession(page, site, owner.name);
  await openStep(page, number, 'building');
  await answer(page, 'building.type', 'detached');
  await answer(page, 'building.bedrooms', 'three');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Bedrooms must be a number, like 3' });
  await expect(summary).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Bedrooms', { exact: true })).toHaveValue('three');
  await page.getByRole('link', { name: 'Back to all steps' }).click();
  const task = (name: string) =>
    page.getByRole('region', { name: 'Steps' }).getByRole('listitem').filter({ hasText: name });
  await expect(task(stepTitles.building)).toContainText('In progress');
  await expect(task(stepTitles.location)).toContainText('Not started');
  await task(stepTitles.building).getByRole('link').click();
  await answer(page, 'building.bedrooms', '3');
  await expect(page.getByText('Bedrooms must be a number, like 3')).toHaveCount(0);
});
