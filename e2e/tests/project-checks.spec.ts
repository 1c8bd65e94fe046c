import type { ProjectStep } from '@title24/shared-domain/projects';
import {
  additionChecks,
  additionProject,
  additionToHouseChecks,
  type CheckCase,
  newHouseChecks,
  newProject,
} from '@title24/shared-domain/projects/testing';
import { axeFindings, axeFindingsInLightAndDark, sidewaysScroll } from '../support/accessibility.ts';
import { answer, foundPanel } from '../support/project-forms.ts';
import { createOwner, openStep, storedProject } from '../support/projects.ts';
import { enterSession } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(400_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });

interface Place {
  readonly step: ProjectStep;
  /** Another step to fill in first, if the check needs answers from that step. */
  readonly before?: ProjectStep;
  /** The finding's text on the page, if it differs from the check's message. */
  readonly shown?: RegExp;
}

/**
 * The checks to test. They cover most steps. Some findings are fixed by answers, some by a button. Unit tests cover all
 * checks.
 */
const ofNewHouse: Readonly<Record<string, Place>> = {
  'signer-over-two-stories': { step: 'building' },
  'zip-not-california': { step: 'location' },
  'perimeter-not-closed': { step: 'walls' },
  'door-is-glazing': { step: 'walls' },
  'insulation-thin-batt': {
    step: 'floors-roofs',
    shown: /^Hint: Only the [\d.]+ in batt fits\. Buy the high-density one\.$/,
  },
  'west-glazing': { step: 'glazing' },
  'one-refrigerant-credit': { step: 'mechanical' },
  'all-orientations-existing': { step: 'project', before: 'building' },
};

const ofAddition: Readonly<Record<string, Place>> = {
  'addition-over-700-alone': { step: 'building' },
  'reused-without-removed': { step: 'glazing' },
};

const allChecks = [...newHouseChecks, ...additionChecks, ...additionToHouseChecks];

function checkOf(id: string): CheckCase {
  const found = allChecks.find((check) => check.id === id);
  if (!found) throw new Error(`There is no check ${id}`);
  return found;
}

for (const [name, data, places] of [
  ['a new house', newProject, ofNewHouse],
  ['an addition', additionProject, ofAddition],
] as const) {
  test(`D1d: for ${name}, findings appear during typing, and disappear when they are fixed`, async ({
    page,
    request,
    site,
  }) => {
    const owner = await createOwner(request, site);
    const number = await owner.importProject(data);
    await enterSession(page, site, owner.name);
    const panel = foundPanel(page);
    let open: ProjectStep | null = null;
    for (const [id, place] of Object.entries(places)) {
      const { message, before, answers, fix } = checkOf(id);
      await test.step(id, async () => {
        const goTo = async (wanted: ProjectStep) => {
          // Opening a different step saves the typed text first.
          if (wanted !== open) await openStep(page, number, wanted);
          open = wanted;
        };
        if (before && place.before) {
          await goTo(place.before);
          for (const [address, text] of before) await answer(page, address, text);
          await expect(page.getByRole('status').filter({ hasText: /^\s*Saved at/ })).toBeVisible();
        }
        await goTo(place.step);
        const finding = panel
          .getByRole('listitem', { includeHidden: true })
          .filter({ hasText: place.shown ?? message });
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

test('D1d: a new finding is announced politely and links to its line, and a step with findings passes axe and fits at 320 px', async ({
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
