import type { Page } from '@playwright/test';
import {
  addressOf,
  asksForGroup,
  fieldGroups,
  isAsked,
  type ProjectData,
  projectSteps,
  stepTitles,
  typedText,
  valueAt,
  valuesOfGroup,
} from '@title24/shared-domain/projects';
import { axeFindingsInLightAndDark, sidewaysScroll } from './accessibility.ts';
import { answer, shownAnswers } from './project-forms.ts';
import { openProjectPage, openStep, type ProjectOwner, storedProject } from './projects.ts';
import { expect, test } from './test.ts';

/** Returns the answers of each step by field path, and the ids of the lines in each list. */
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
            // The form for a new building has no field for the part of the house, because there is only one part.
            .filter(({ name }) => name !== 'part' || data.kind !== 'new')
            .map((field) => [addressOf(of, field), typedText(field, of, undefined)] as const),
        ),
      ),
    };
  });
}

/** Creates a project on a phone-sized screen, types all its answers, and expects them after a reload. */
export async function fillInProject(page: Page, owner: ProjectOwner, data: ProjectData): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  await openProjectPage(page, owner, '/project/new');
  const name = String(data.project?.name);
  await page.getByLabel('Project name', { exact: true }).fill(name);
  await page
    .getByRole('radio', { name: data.kind === 'new' ? 'New building' : 'Existing plus addition' })
    .check();
  await page.getByRole('button', { name: 'Create the project' }).click();
  const tasks = page.getByRole('region', { name: 'Steps' }).getByRole('listitem');
  await expect(tasks.and(page.locator('[data-status="not-started"]'))).toHaveCount(projectSteps.length);
  const number = new URL(page.url()).pathname.split('/')[2] as string;

  const wanted = {
    ...data,
    // A default answer is not stored until it is changed, so this answer differs from the default.
    project: { ...data.project, permitDate: 'unknown' },
    documents: { notes: 'The garage has no heating.\nCall first.' },
  } as ProjectData;
  const steps = typedAnswers(wanted);
  await tasks.getByRole('link', { name: stepTitles[projectSteps[0]], exact: true }).click();
  for (const { step, lists, answers } of steps) {
    await test.step(step, async () => {
      await expect(page.getByRole('heading', { name: stepTitles[step], level: 1 })).toBeVisible();
      for (const { title, ids } of lists) {
        for (const id of ids) {
          await page
            .getByRole('region', { name: title, exact: true })
            .getByRole('button', { name: /^Add (?:another )?\w/ })
            .click();
          await expect(page.locator(`details[id="${id}"]`)).toBeVisible();
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
    const addresses = answers.map(([address]) => address);
    const shown = await shownAnswers(page, addresses);
    const words = (text: string) => text.replace(/^all$/, 'All Orientations');
    expect(
      shown.map((text, index) => [addresses[index], text]),
      step,
    ).toEqual(answers.map(([address, text]) => [address, words(text)]));
  }
  expect((await storedProject(owner, number)).data).toEqual(wanted);
}
