import type { Page } from '@playwright/test';
import { axeFindings, headingFaults, sidewaysScroll } from '../support/accessibility.ts';
import { expect, live, test } from '../support/test.ts';
import {
  type Branch,
  branches,
  halfOf,
  openHalf,
  resultHeading,
  uploadDialog,
  wizard,
} from '../support/wizard.ts';

/** Verdict, reasons, document, price and code note: what every result has. */
async function expectResult(page: Page, { path, verdict, says }: Branch) {
  const part = halfOf(page, path);
  await expect(resultHeading(page)).toBeVisible();
  await expect(part.getByText(verdict, { exact: true }).first()).toBeVisible();
  for (const title of ['Which document', 'What it costs'])
    await expect(part.getByRole('heading', { level: 4, name: title })).toBeVisible();
  for (const words of says) await expect.soft(part).toContainText(words);
  await expect(part).toContainText('2025 Energy Code');
}

async function giveAnswers(page: Page, { path, answers }: Branch) {
  for (const answer of answers)
    await halfOf(page, path).getByRole('link', { name: answer, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${wizard}\\?path=${path}$`));
}

for (const branch of branches) {
  const id = branch.path.startsWith('commercial') ? 'W4' : 'W3';

  test(`${id} W6 ${branch.path}: its answers lead to its result, and to the right next step`, async ({
    page,
  }) => {
    await page.goto(wizard);
    await live(page);
    await openHalf(page, branch.path);
    await giveAnswers(page, branch);
    await expectResult(page, branch);
    await expect(resultHeading(page)).toBeFocused();
    await expectNextStep(page, branch);
    expect(await headingFaults(page)).toEqual([]);

    for (let steps = branch.answers.length; steps > 0; steps -= 1) await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${wizard}$`));
  });
}

async function expectNextStep(page: Page, { estimator, upload, path }: Branch) {
  const part = halfOf(page, path);
  if (estimator) {
    const [kind, field] = estimator;
    await expect(part.getByRole('textbox', { name: field, exact: true })).toBeVisible();
    await expect(part.locator('form [name=kind]')).toHaveValue(kind);
    await expect(part.getByRole('radio')).toHaveCount(0);
  } else {
    await expect(part.locator('form')).toHaveCount(0);
  }
  const opener = part.getByRole('link', { name: 'Submit my plans' });
  if (!upload) {
    await expect(opener).toHaveCount(0);
    return;
  }
  await opener.click();
  await expect(uploadDialog(page)).toContainText(upload);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const branch of branches) {
    const id = branch.path.startsWith('commercial') ? 'W4' : 'W3';

    test(`${id} W6 ${branch.path} is reached by links without JavaScript`, async ({ page }) => {
      await page.goto(wizard);
      await openHalf(page, branch.path);
      await giveAnswers(page, branch);
      await expectResult(page, branch);
      if (branch.estimator)
        await expect(page.getByRole('link', { name: 'Estimate the cost' })).toHaveAttribute(
          'href',
          new RegExp(`^/cost-estimator\\?kind=${branch.estimator[0]}(&|$)`),
        );
      if (branch.upload) {
        await page.getByRole('link', { name: 'Submit my plans' }).click();
        await expect(page.getByRole('main')).toContainText(branch.upload);
      }
    });
  }
});

for (const path of ['residential', 'commercial', ...branches.map((branch) => branch.path)]) {
  test(`${path}: axe finds nothing and nothing is cut off, narrow and wide, light and dark`, async ({
    page,
  }) => {
    const { estimator } = branches.find((branch) => branch.path === path) ?? {};
    await page.goto(`${wizard}?path=${path}`);
    await live(page);
    if (estimator) await expect(page.getByRole('textbox', { name: estimator[1] }).first()).toBeVisible();
    for (const [width, colorScheme] of [
      [320, 'dark'],
      [1280, 'light'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 640 });
      expect.soft(await axeFindings(page), `${width} px`).toEqual([]);
      expect.soft(await sidewaysScroll(page), `${width} px`).toEqual([]);
    }
  });
}
