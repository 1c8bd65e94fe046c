import type { Page } from '@playwright/test';
import { pageFaults } from './accessibility.ts';
import { expect, live } from './test.ts';

export const wizard = '/compliance-wizard';
const half = (page: Page, title: RegExp) =>
  page.locator('details').filter({ has: page.getByRole('heading', { level: 2, name: title }) });
export const residential = (page: Page) => half(page, /^\s*Residential \(R1, R2, R3\)/);
export const commercial = (page: Page) => half(page, /^\s*Commercial \(A, B, E, F, H, I, M, S, U\)/);
const halfOf = (page: Page, path: string) =>
  path.startsWith('commercial') ? commercial(page) : residential(page);
const openHalf = async (page: Page, path: string) => {
  if (path.startsWith('commercial')) await commercial(page).locator('summary').click();
};
export const resultHeading = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 3 }).filter({ visible: true }).first();
export const area = (page: Page) => page.getByRole('textbox', { name: 'Floor area' });
const uploadDialog = (page: Page) => page.getByRole('dialog', { name: 'Upload your files' });

export interface Branch {
  readonly path: string;
  readonly answers: readonly string[];
  readonly verdict:
    | 'Required'
    | 'Forms required'
    | 'Required in part'
    | 'Usually not required'
    | 'Not required'
    | 'Ask us';
  readonly says: readonly (string | RegExp)[];
  /** Estimator variant that opens inside the result, with the label of one of its fields. */
  readonly estimator?: readonly [kind: string, field: string];
  /** Project type of the upload form that the branch leads to. */
  readonly upload?: string;
}

export const newBuilding = 'Build new';
export const add = 'Add or convert';
export const change = 'Change what’s there';
export const addition = 'Addition, or garage or basement conversion';
const detached = 'Detached structure converted to habitable space';
const newHome = 'New Residential Construction';
const residentialAddition = 'A Residential Addition';
const nonresidential = 'Commercial or Non-Residential';

/** Answers and expected result of each branch (W3, W4). */
export const branches: readonly Branch[] = [
  {
    path: 'residential/new-building',
    answers: [newBuilding],
    verdict: 'Required',
    says: ['CF1R'],
    estimator: ['new', 'Floor area'],
    upload: newHome,
  },
  {
    path: 'residential/envelope',
    answers: [change, 'Windows, doors, walls, insulation or roof'],
    verdict: 'Forms required',
    says: ['Forms: free or $295', 'free or nearly free', 'performance report', 'must be registered'],
    estimator: ['envelope', 'Existing floor area'],
    upload: residentialAddition,
  },
  {
    path: 'residential/addition/by-itself',
    answers: [add, addition, '700 sq ft or less'],
    verdict: 'Required',
    says: ['over 700 sq ft'],
    estimator: ['addition', 'Addition floor area'],
    upload: residentialAddition,
  },
  {
    path: 'residential/addition/existing-plus',
    answers: [add, addition, 'More than 700 sq ft'],
    verdict: 'Required',
    says: ['CF1R'],
    estimator: ['existing-plus', 'Existing floor area'],
    upload: residentialAddition,
  },
  {
    path: 'residential/dwelling-units',
    answers: [add, 'An alteration that adds dwelling units'],
    verdict: 'Required',
    says: ['not a firm quote', 'must be registered'],
    estimator: ['dwelling-units', 'Added dwelling units'],
    upload: residentialAddition,
  },
  {
    path: 'residential/detached-structure/conversion-only',
    answers: [add, detached, 'Conversion only'],
    verdict: 'Required',
    says: ['ADU'],
    estimator: ['addition', 'Addition floor area'],
    upload: residentialAddition,
  },
  {
    path: 'residential/detached-structure/conversion-and-addition',
    answers: [add, detached, 'Conversion plus addition'],
    verdict: 'Required',
    says: ['ADU'],
    estimator: ['existing-plus', 'Existing floor area'],
    upload: residentialAddition,
  },
  {
    path: 'residential/prescriptive',
    answers: [change, 'Work that meets prescriptive requirements'],
    verdict: 'Forms required',
    says: ['$295', 'third-party site', 'free or nearly free'],
    upload: residentialAddition,
  },
  {
    path: 'residential/mechanical',
    answers: [change, 'Furnace, air conditioner or ducts'],
    verdict: 'Required',
    says: [
      'ducted furnace, air handler, condenser, coil or compressor',
      'more than 40 ft of ducts in unconditioned or indirectly conditioned space',
      /mechanical contractor or an ECC rater \(called HERS rater before 2026\)/,
      /Load calculations[\s\S]*\$39/,
    ],
  },
  {
    path: 'residential/interior-remodel',
    answers: [change, 'Kitchen, bath or finishes'],
    verdict: 'Usually not required',
    says: ['Download the mandatory measures summary'],
  },
  {
    path: 'residential/not-sure',
    answers: ['I’m not sure'],
    verdict: 'Ask us',
    says: ['No account needed, and asking costs nothing'],
  },
  {
    path: 'commercial/historic',
    answers: ['Historic building'],
    verdict: 'Required in part',
    says: ['Only lighting that is not historic must comply'],
    estimator: ['commercial', 'Floor area'],
    upload: nonresidential,
  },
  {
    path: 'commercial/occupancy-i',
    answers: ['Occupancy I'],
    verdict: 'Not required',
    says: ['Other agencies regulate these buildings'],
  },
  {
    path: 'commercial/temporary',
    answers: ['Temporary building'],
    verdict: 'Ask us',
    says: ['local discretion'],
    estimator: ['commercial', 'Floor area'],
    upload: nonresidential,
  },
  {
    path: 'commercial/covered-processes',
    answers: ['Covered processes'],
    verdict: 'Required',
    says: ['hourly fee estimate'],
    upload: nonresidential,
  },
  {
    path: 'commercial/other',
    answers: ['All other commercial projects'],
    verdict: 'Required',
    says: ['NRCC'],
    estimator: ['commercial', 'Floor area'],
    upload: nonresidential,
  },
];

/** Returns the requirement that a branch covers. */
export const requirementOf = ({ path }: Branch) => (path.startsWith('commercial') ? 'W4' : 'W3');

/** Gives a branch's answers, checks the result and the next step, and goes back. */
export async function walkBranch(page: Page, branch: Branch): Promise<void> {
  await page.goto(wizard);
  await live(page);
  await openHalf(page, branch.path);
  await giveAnswers(page, branch);
  await expectResult(page, branch);
  await expect(resultHeading(page)).toBeFocused();
  await expectNextStep(page, branch);
  expect.soft(await pageFaults(page), branch.path).toEqual([]);

  for (let steps = branch.answers.length; steps > 0; steps -= 1) await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${wizard}$`));
}

export async function giveAnswers(page: Page, { path, answers }: Branch): Promise<void> {
  for (const answer of answers)
    await halfOf(page, path).getByRole('link', { name: answer, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${wizard}\\?path=${path}$`));
}

/** Expects a branch's verdict and texts, and the parts that every result has: document, price and code note. */
export async function expectResult(page: Page, { path, verdict, says }: Branch): Promise<void> {
  const part = halfOf(page, path);
  await expect(resultHeading(page)).toBeVisible();
  await expect(part.getByText(verdict, { exact: true }).first()).toBeVisible();
  for (const title of ['Which document', 'What it costs'])
    await expect(part.getByRole('heading', { level: 4, name: title })).toBeVisible();
  for (const words of says) await expect.soft(part).toContainText(words);
  await expect(part).toContainText('2025 Energy Code');
}

async function expectNextStep(page: Page, { estimator, upload, path }: Branch): Promise<void> {
  const part = halfOf(page, path);
  if (estimator) {
    const [kind, field] = estimator;
    await expect(part.getByRole('textbox', { name: field, exact: true })).toBeVisible();
    await expect(part.locator('form [name=kind]')).toHaveValue(kind);
    await expect(part.getByRole('radio')).toHaveCount(0);
  } else {
    await expect(part.locator('form', { has: page.locator('[name=kind]') })).toHaveCount(0);
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

/** Branches from both halves of the wizard, with and without an estimator, and with and without an upload. */
export const differentBranches = branches.filter(({ path }) =>
  [
    'residential/addition/by-itself',
    'residential/mechanical',
    'commercial/historic',
    'commercial/covered-processes',
  ].includes(path),
);
