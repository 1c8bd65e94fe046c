import { axeFindings, axeFindingsInLightAndDark, sidewaysScroll } from '../support/accessibility.ts';
import { createOwner, openTakeoff } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';
import { drawnPdf } from '../support/traced-plans.ts';
import { house, openFile, outlinesOf, plan, setScale, slow, tool, traceByMouse } from '../support/tracing.ts';

test.setTimeout(180_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });

test('D1i a traced plan at 320 px, for axe in light and dark and in forced colors', async ({
  page,
  request,
  site,
  browser,
}) => {
  const owner = await createOwner(request, site);
  const number = await owner.importProject(house);
  const file = await drawnPdf(browser, [outlinesOf('takeoff-003')]);
  await openTakeoff(page, owner, number);
  await openFile(page, file);
  await setScale(page);
  await traceByMouse(page, outlinesOf('takeoff-003')[0] ?? []);
  expect(await axeFindingsInLightAndDark(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await tool(page, 'Choose a wall or corner');
  await page.keyboard.press(']');
  await expect(page.getByRole('region', { name: 'Wall 1', exact: true })).toBeVisible(slow);
  expect(await sidewaysScroll(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  // Paper stays white, so what is drawn on it keeps its colors.
  await page.emulateMedia({ forcedColors: 'active' });
  const wall = plan(page).locator('[data-outline="0"] line').nth(1);
  expect(await wall.evaluate((line) => getComputedStyle(line).stroke)).toBe('rgb(11, 90, 120)');
});
