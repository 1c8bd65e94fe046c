import { readableText, type ServedPage } from '../support/served-page.ts';
import { expect, test } from '../support/test.ts';
import {
  type Branch,
  branches,
  differentBranches,
  expectResult,
  giveAnswers,
  requirementOf,
  walkBranch,
  wizard,
} from '../support/wizard.ts';

for (const branch of differentBranches)
  test(`${requirementOf(branch)} W6 the answers of ${branch.path} lead to its result and next step, which pass axe`, ({
    page,
  }) => walkBranch(page, branch));

function halfOf(page: ServedPage, path: string): Element {
  const title = path.startsWith('commercial') ? /^Commercial/ : /^Residential/;
  const half = page
    .all('details')
    .find((each) => title.test(each.querySelector('h2')?.textContent?.trim() ?? ''));
  if (!half) throw new Error(`The wizard has no half for ${path}`);
  return half;
}

function linkTo(within: Element, words: string): string | null {
  const link = [...within.querySelectorAll('a')].find(({ textContent }) => textContent?.trim() === words);
  return link?.getAttribute('href') ?? null;
}

for (const requirement of ['W3', 'W4'])
  test(`${requirement} W6 without JavaScript, each branch is reached by links, and shows its whole result`, async ({
    served,
  }) => {
    for (const branch of branches.filter((each) => requirementOf(each) === requirement))
      await expectServedBranch(served, branch);
  });

async function expectServedBranch(
  served: (path: string) => Promise<ServedPage>,
  { path, answers, verdict, says, estimator, upload }: Branch,
): Promise<void> {
  let address: string | null = wizard;
  for (const answer of answers) address = linkTo(halfOf(await served(address ?? wizard), path), answer);
  expect(address).toBe(`${wizard}?path=${path}`);

  const part = halfOf(await served(`${wizard}?path=${path}`), path);
  const exactly = [...part.querySelectorAll('*')].map(readableText);
  for (const words of [verdict, 'Which document', 'What it costs', '2025 Energy Code'])
    expect.soft(exactly, path).toContain(words);
  const words = readableText(part);
  for (const said of says)
    if (said instanceof RegExp) expect.soft(words, path).toMatch(said);
    else expect.soft(words, path).toContain(said);

  const estimate = linkTo(part, 'Estimate the cost');
  if (estimator)
    expect.soft(estimate, path).toMatch(new RegExp(`^/cost-estimator\\?kind=${estimator[0]}(&|$)`));
  else expect.soft(estimate, path).toBeNull();
  const send = linkTo(part, 'Submit my plans');
  if (upload) expect.soft((await served(send ?? '/')).text(), path).toContain(upload);
  else expect.soft(send, path).toBeNull();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const [branch] = differentBranches as [Branch];
  test(`${requirementOf(branch)} W6 ${branch.path} is reached by links`, async ({ page }) => {
    await page.goto(wizard);
    await giveAnswers(page, branch);
    await expectResult(page, branch);
    await page.getByRole('link', { name: 'Submit my plans' }).click();
    await expect(page.getByRole('main')).toContainText(branch.upload ?? '');
  });
});
