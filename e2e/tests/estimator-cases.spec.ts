import {
  choices,
  commercial,
  estimator,
  expectResults,
  field,
  labels,
  opener,
  outputOf,
  result,
  update,
} from '../support/estimator.ts';
import { estimatorCases } from '../support/estimator-cases.ts';
import { expect, live, test } from '../support/test.ts';

/** At least a tenth of the published cases, with every kind of project. */
const cases = estimatorCases(
  'new-09',
  'new-multi-14',
  'existing-plus-07',
  'envelope-only-07',
  'addition-only-09',
  'addition-only-13',
  'addition-only-existing-known-03',
  'dwelling-increase-03',
  'commercial-09',
  'commercial-17',
  'commercial-27',
  'commercial-35',
  'commercial-min-05',
);

/**
 * Cases whose values are entered into the form in a browser. They include a large addition, a type of work, and a
 * checkbox that reveals a field.
 */
const typed = cases.filter(({ id }) =>
  ['new-multi-14', 'addition-only-existing-known-03', 'commercial-17'].includes(id),
);

for (const one of typed) {
  test(`E2, E3, E5: the form shows the results of case ${one.id} during typing`, async ({ page }) => {
    await page.goto(estimator);
    await live(page);
    if (one.kind === 'commercial') await opener(commercial(page)).click();
    const choice = choices[one.kind];
    if (choice) await page.getByRole('radio', { name: choice, exact: true }).check();
    for (const name of one.checks)
      await page
        .getByRole('checkbox', { name: labels[name] ?? name, exact: true })
        .filter({ visible: true })
        .check();
    for (const [name, text] of Object.entries(one.numbers).sort(byForm))
      await field(page, labels[name] ?? name).fill(text);
    await expectResults(page, one.results);
    await expect(page).toHaveURL((url) =>
      Object.entries(one.numbers).every(([name, text]) => url.searchParams.get(name) === text),
    );
    await page.goto(page.url());
    await expectResults(page, one.results);
  });
}

/** Sorts 'existing' after 'addition', because the field 'existing' appears only after a large addition is typed. */
const byForm = ([a]: readonly [string, string], [b]: readonly [string, string]) =>
  Number(b === 'addition' && a === 'existing') - Number(a === 'addition' && b === 'existing');

test('E2, E3, E5: the URL of each case shows its results without JavaScript', async ({ served }) => {
  for (const { id, kind, numbers, checks, results } of cases) {
    const query = new URLSearchParams({
      kind,
      ...numbers,
      ...Object.fromEntries(checks.map((name) => [name, '1'])),
    });
    const page = await served(`${estimator}?${query}`);
    for (const [label, words] of Object.entries(results))
      expect.soft(outputOf(page, label), `${id}: ${label}`).toBe(words);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const one of typed.slice(-1)) {
    test(`E2, E3, E5: the submitted form shows the results of case ${one.id}`, async ({ page }) => {
      // Submits the form twice, because a case can have fields that appear only after the first submission.
      await page.goto(`${estimator}?kind=${one.kind}`);
      for (let round = 0; round < 2; round += 1) {
        for (const name of one.checks)
          await page
            .getByRole('checkbox', { name: labels[name] ?? name, exact: true })
            .filter({ visible: true })
            .check();
        for (const [name, text] of Object.entries(one.numbers)) {
          const input = field(page, labels[name] ?? name);
          if ((await input.count()) > 0) await input.fill(text);
        }
        await update(page).click();
      }
      await expectResults(page, one.results);
    });
  }

  test('E3: changing the kind of project shows the new kind’s area fields without errors', async ({
    page,
  }) => {
    await page.goto(`${estimator}?kind=new&area=2500`);
    await page.getByRole('radio', { name: 'Existing building plus addition', exact: true }).check();
    await update(page).click();
    await expect(field(page, 'Existing floor area')).toBeVisible();
    await expect(field(page, 'Existing floor area')).not.toHaveAttribute('aria-invalid');
    await field(page, 'Existing floor area').fill('1800');
    await update(page).click();
    await expect(field(page, 'Addition floor area')).toHaveAccessibleDescription(/Enter the floor area of/);
    await field(page, 'Addition floor area').fill('1200');
    await update(page).click();
    await expect(result(page, 'Full Service estimate')).toHaveText('$640 – $740');
  });

  test('E7: without JavaScript, alerts are shown, and controls that need JavaScript are not', async ({
    page,
  }) => {
    await page.goto(`${estimator}?kind=dwelling-units&existing=2000&units=1`);
    await expect(page.getByRole('alert')).toContainText('Error the field must be at least 2 dwelling');
    for (const name of ['Dismiss this message', 'Copy link', 'Print'])
      await expect(page.getByRole('button', { name }).filter({ visible: true })).toHaveCount(0);
    await page.goto(`${estimator}?kind=commercial&area=3000`);
    await expect(page.getByRole('alert')).toHaveText('Please select type of work to be performed');
  });

  test('E4: the upload link opens the upload form with the project’s type and areas', async ({ page }) => {
    await page.goto(`${estimator}?kind=existing-plus&existing=1500&addition=500`);
    await page.getByRole('link', { name: 'Upload your files' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/full-service\/upload\?type=b&area=2000&existing=1500$/);
    await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue(
      /2,000 square feet, 1,500 square feet of it existing/,
    );
  });
});
