import { projectSteps } from '@title24/shared-domain/projects';
import { sidewaysScroll } from '../support/accessibility.ts';
import { createOwner, openProjectPage, openStep } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(180_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000, viewport: { width: 320, height: 700 } });

test('D1i: every step has links to help texts on other pages, and these pages fit at 320 px', async ({
  page,
  request,
  site,
}) => {
  const owner = await createOwner(request, site);
  const number = await owner.importProject({
    version: 1,
    kind: 'existing-plus-addition',
    project: { name: 'Hut' },
  });
  await openProjectPage(page, owner, `/project/${number}`);
  const hrefs = new Set<string>();
  for (const step of projectSteps) {
    await openStep(page, number, step);
    const links = page.getByRole('main').locator('a[data-help-item]');
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(found.length, step).toBeGreaterThan(0);
    for (const href of found) hrefs.add(href);
  }
  expect([...hrefs].filter((href) => href.startsWith('/project/help#t-')).length).toBeGreaterThan(2);
  // Sorting groups the links by page, so that each page is opened only once.
  for (const href of [...hrefs].sort()) {
    const [path = '', id = ''] = href.split('#');
    if (new URL(page.url()).pathname !== path) await page.goto(path);
    const text = page.locator(`[id="${id}"]`);
    await expect(text.getByRole('heading').first(), href).toBeVisible();
    expect(((await text.textContent()) ?? '').length, href).toBeGreaterThan(100);
    expect(await sidewaysScroll(page), href).toEqual([]);
  }
  await page.goto('/project/help');
  await expect(page.locator('[id="t-takeoff"]').getByRole('img')).toHaveCount(4);
});
