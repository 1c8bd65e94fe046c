import type { Page } from '@playwright/test';
import { axeFindings, headingFaults, sidewaysScroll } from '../support/accessibility.ts';
import { expect, live, test } from '../support/test.ts';

const wizard = '/compliance-wizard';
const half = (page: Page, title: RegExp) =>
  page.locator('details').filter({ has: page.getByRole('heading', { level: 2, name: title }) });
const residential = (page: Page) => half(page, /^\s*Residential \(R1, R2, R3\)/);
const commercial = (page: Page) => half(page, /^\s*Commercial \(A, B, E, F, H, I, M, S, U\)/);
const halfOf = (page: Page, path: string) =>
  path.startsWith('commercial') ? commercial(page) : residential(page);
const resultHeading = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 3 }).filter({ visible: true }).first();
const area = (page: Page) => page.getByRole('textbox', { name: 'Floor area' });
const uploadDialog = (page: Page) => page.getByRole('dialog', { name: 'Upload your files' });

interface Branch {
  readonly path: string;
  /** The answers to give, first to last. */
  readonly answers: readonly string[];
  readonly verdict:
    | 'Required'
    | 'Forms required'
    | 'Required in part'
    | 'Usually not required'
    | 'Not required'
    | 'Ask us';
  readonly says: readonly (string | RegExp)[];
  /** The variant that opens in place, with a field of it. */
  readonly estimator?: readonly [kind: string, field: string];
  /** Project type of the upload form that the branch opens. */
  readonly upload?: string;
}

const addition = 'Addition, or garage or basement conversion';
const detached = 'Detached structure converted to habitable space';
const newHome = 'New Residential Construction';
const residentialAddition = 'A Residential Addition';
const nonresidential = 'Commercial or Non-Residential';

/** Where each branch ends (W3, W4). */
const branches: readonly Branch[] = [
  {
    path: 'residential/new-building',
    answers: ['New heated building'],
    verdict: 'Required',
    says: ['CF1R'],
    estimator: ['new', 'Floor area'],
    upload: newHome,
  },
  {
    path: 'residential/envelope',
    answers: ['Only modifies the envelope of an existing heated building'],
    verdict: 'Forms required',
    says: ['free or nearly free', '$295', 'performance approach', 'must be registered'],
    estimator: ['envelope', 'Existing floor area'],
    upload: residentialAddition,
  },
  {
    path: 'residential/addition/by-itself',
    answers: [addition, 'The addition by itself'],
    verdict: 'Required',
    says: ['over 700 sq ft'],
    estimator: ['addition', 'Addition floor area'],
    upload: residentialAddition,
  },
  {
    path: 'residential/addition/existing-plus',
    answers: [addition, 'Existing building plus addition'],
    verdict: 'Required',
    says: ['CF1R'],
    estimator: ['existing-plus', 'Existing floor area'],
    upload: residentialAddition,
  },
  {
    path: 'residential/addition/dwelling-units',
    answers: [addition, 'An alteration that adds dwelling units'],
    verdict: 'Required',
    says: ['not a firm quote', 'must be registered'],
    estimator: ['dwelling-units', 'Added dwelling units'],
    upload: residentialAddition,
  },
  {
    path: 'residential/detached-structure/conversion-only',
    answers: [detached, 'Conversion only'],
    verdict: 'Required',
    says: ['ADU'],
    estimator: ['addition', 'Addition floor area'],
    upload: residentialAddition,
  },
  {
    path: 'residential/detached-structure/conversion-and-addition',
    answers: [detached, 'Conversion plus addition'],
    verdict: 'Required',
    says: ['ADU'],
    estimator: ['existing-plus', 'Existing floor area'],
    upload: residentialAddition,
  },
  {
    path: 'residential/prescriptive',
    answers: ['Addition or alteration that can meet prescriptive requirements'],
    verdict: 'Forms required',
    says: ['$295', 'third-party site', 'free or nearly free'],
    upload: residentialAddition,
  },
  {
    path: 'residential/mechanical',
    answers: ['Mechanical changeout only'],
    verdict: 'Required',
    says: [
      'ducted furnace, air handler, condenser, coil or compressor',
      'more than 40 ft of ducts in unconditioned or indirectly conditioned space',
      /mechanical contractor or an ECC rater \(called HERS rater before 2026\)/,
    ],
  },
  {
    path: 'residential/interior-remodel',
    answers: ['Interior remodeling only'],
    verdict: 'Usually not required',
    says: ['Download the mandatory measures summary'],
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
    says: ['other regulators'],
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

/** Verdict, reasons, document, price and code note: what every result has. */
async function expectResult(page: Page, { path, verdict, says }: Branch) {
  const part = halfOf(page, path);
  await expect(resultHeading(page)).toBeVisible();
  await expect(part.getByText(verdict, { exact: true }).first()).toBeVisible();
  for (const title of ['Which document', 'What it costs'])
    await expect(part.getByRole('heading', { level: 4, name: title })).toBeVisible();
  for (const words of says) await expect.soft(part).toContainText(words);
  await expect(part).toContainText('Energy Code 2025');
}

async function walk(page: Page, { path, answers }: Branch) {
  for (const answer of answers)
    await halfOf(page, path).getByRole('link', { name: answer, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${wizard}\\?path=${path}$`));
}

test('W1 two accordions with their occupancies: opening one closes the other', async ({ page }) => {
  await page.goto(wizard);
  await live(page);
  await expect(residential(page)).not.toHaveAttribute('open');
  await expect(commercial(page)).not.toHaveAttribute('open');
  await residential(page).locator('summary').press('Enter');
  await expect(residential(page)).toHaveAttribute('open');
  await commercial(page).locator('summary').press('Space');
  await expect(commercial(page)).toHaveAttribute('open');
  await expect(residential(page)).not.toHaveAttribute('open');
  await commercial(page).locator('summary').click();
  await expect(commercial(page)).not.toHaveAttribute('open');
});

test('W2 the open accordion and the last step stay over a visit, and the visit is resumed', async ({
  page,
}) => {
  await page.goto(wizard);
  await live(page);
  await commercial(page).locator('summary').click();
  await page.reload();
  await expect(commercial(page)).toHaveAttribute('open');

  await page.goto(`${wizard}?path=residential`);
  await live(page);
  await residential(page).getByRole('link', { name: addition, exact: true }).click();
  await expect(resultHeading(page)).toHaveText('How should the addition be analyzed?');
  await page.goto('/services');
  await page.goto(wizard);
  const offer = page.getByRole('region', { name: 'Your last visit' });
  await expect(offer).toContainText(addition);
  expect(await axeFindings(page)).toEqual([]);
  await offer.getByRole('link', { name: 'Continue' }).click();
  await expect(resultHeading(page)).toHaveText('How should the addition be analyzed?');
  await expect(page).toHaveURL(/path=residential\/addition$/);

  await page.goto(wizard);
  await offer.getByRole('button', { name: 'Start over' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await live(page);
  await expect(offer).toHaveCount(0);
});

for (const stored of [
  '{broken',
  'null',
  '7',
  '[]',
  '"residential"',
  '{"accordion":"__proto__","path":{}}',
  '{"accordion":{"a":1},"path":"no/such/step"}',
]) {
  test(`W2 corrupt storage ${stored} breaks nothing`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('title24.compliance-wizard', value), stored);
    await page.goto(wizard);
    await live(page);
    await residential(page).locator('summary').click();
    await residential(page).getByRole('link', { name: 'New heated building', exact: true }).click();
    await expect(page.getByRole('heading', { name: /report is required for a new heated/ })).toBeVisible();
  });
}

test("W2 missing storage: the page works, 'Local storage is not supported' is logged", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    }),
  );
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.goto(wizard);
  await live(page);
  await commercial(page).locator('summary').click();
  await commercial(page).getByRole('link', { name: 'Occupancy I', exact: true }).click();
  await expect(page.getByText('Not required', { exact: true })).toBeVisible();
  expect(told).toContain('Local storage is not supported');
});

for (const branch of branches) {
  const id = branch.path.startsWith('commercial') ? 'W4' : 'W3';

  test(`${id} W6 ${branch.path}: its answers lead to its result, and to the right next step`, async ({
    page,
  }) => {
    await page.goto(wizard);
    await live(page);
    await halfOf(page, branch.path).locator('summary').click();
    await walk(page, branch);
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

test('W4 W6 the historic building asks for its lighting: no performance approach', async ({ page }) => {
  await page.goto(`${wizard}?path=commercial/historic`);
  await live(page);
  await expect(page.getByRole('checkbox', { name: 'Lighting' })).toBeChecked();
  await area(page).fill('1000');
  await expect(page.getByRole('status', { name: 'Performance approach' })).toHaveText('N/A');
  await expect(page.getByRole('status', { name: 'Prescriptive approach' })).toHaveText('$348 – $448');
});

test('W6 what was typed into a result survives Back, Forward and a reload', async ({ page }) => {
  const price = page.getByRole('status', { name: 'Full Service estimate' });
  await page.goto(`${wizard}?path=residential/addition`);
  await live(page);
  await residential(page).getByRole('link', { name: 'The addition by itself', exact: true }).click();
  await page.getByRole('textbox', { name: 'Addition floor area' }).fill('400');
  await expect(price).toHaveText('$350 – $450');
  await expect(page).toHaveURL(/\?path=residential\/addition\/by-itself&addition=400$/);

  await page.goBack();
  await expect(resultHeading(page)).toHaveText('How should the addition be analyzed?');
  await page.goForward();
  await expect(price).toHaveText('$350 – $450');
  await expect(page.getByRole('link', { name: 'Submit my plans' })).toHaveAttribute('href', /area=400$/);
  await page.reload();
  await expect(price).toHaveText('$350 – $450');
});

test('R4 each step has a title of its own, also on the way back', async ({ page }) => {
  const question = /^What is the residential project\? – Title 24 Wizard \| /;
  const outcome =
    /^A Title 24 report is usually not required for interior remodeling alone – Title 24 Wizard \| /;
  await page.goto(wizard);
  await expect(page).toHaveTitle(/^Is Title 24 compliance required \/ Full Service Quote \| /);
  await page.goto(`${wizard}?path=residential`);
  await live(page);
  await expect(page).toHaveTitle(question);
  await residential(page).getByRole('link', { name: 'Interior remodeling only', exact: true }).click();
  await expect(page).toHaveTitle(outcome);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services and prices' }).click();
  await expect(page).toHaveTitle(/^Our services and prices/);
  await page.goBack();
  await expect(page).toHaveTitle(outcome);
  await page.goBack();
  await expect(page).toHaveTitle(question);
});

test('W5 on a phone the keyboard scrolls an explanation that is longer than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto(`${wizard}?path=commercial`);
  await live(page);
  await commercial(page).getByRole('link', { name: 'Covered Processes', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Covered Processes' });
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('region', { name: 'Covered Processes' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(dialog.getByText(/horticulture and steam traps/)).toBeInViewport();
});

test('W3 the mandatory measures summary is there to download', async ({ page, request, site }) => {
  await page.goto(`${wizard}?path=residential/interior-remodel`);
  const link = page.getByRole('link', { name: /mandatory measures summary/ }).first();
  const pdf = await request.get(site.url + (await link.getAttribute('href')));
  expect(pdf.headers()['content-type']).toBe('application/pdf');
});

test('W5 the four modals: each opens over the page, closes, and gives the focus back', async ({ page }) => {
  await page.goto(`${wizard}?path=commercial`);
  await live(page);
  for (const [title, words] of [
    ['Notes', /separate project/],
    ['Important Terms', /Directly conditioned space[\s\S]*Indirectly conditioned space[\s\S]*Repair/],
    ['Covered Processes', /Refrigerated spaces[\s\S]*Building commissioning/i],
    ['Exempt Processes', /process/],
  ] as const) {
    const opener = commercial(page).getByRole('link', { name: title, exact: true });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toContainText(words);
    expect.soft(await axeFindings(page), title).toEqual([]);
    if (title === 'Covered Processes') await expect(dialog.getByRole('listitem')).toHaveCount(13);
    if (title === 'Notes') {
      await expect(dialog).toContainText('20%');
      await dialog.getByRole('button', { name: 'Close' }).click();
    } else {
      await page.keyboard.press('Escape');
    }
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

for (const [address, stands] of [
  ['?path=residential/addition/nonsense', 'How should the addition be analyzed?'],
  ['?path=residential/new-building/more', /report is required for a new heated building/],
  ['?path=commercial/__proto__', 'What is the commercial project?'],
] as const) {
  test(`An address with nonsense ${address} says so and stands at the last step`, async ({ page }) => {
    await page.goto(wizard + address);
    await live(page);
    await expect(page.getByText(/leads to a step that does not exist/)).toBeVisible();
    await expect(resultHeading(page)).toHaveText(stands);
  });
}

test('The footer marks the wizard also at /complianceWizard, and its answers lead on from there', async ({
  page,
}) => {
  await page.goto('/complianceWizard');
  await live(page);
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Full Service Quote' }),
  ).toHaveAttribute('aria-current', 'page');
  await residential(page).locator('summary').click();
  await residential(page).getByRole('link', { name: 'New heated building', exact: true }).click();
  await expect(area(page)).toBeVisible();
});

test('The link to a result is copied, and leads a colleague to it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${wizard}?path=residential/addition/by-itself`);
  await live(page);
  await page.getByRole('button', { name: 'Copy link to this result' }).click();
  await expect(page.getByText('Link copied. Anyone with the link can see this result.')).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(resultHeading(page)).toHaveText('A Title 24 report is required for the addition.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const branch of branches) {
    const id = branch.path.startsWith('commercial') ? 'W4' : 'W3';

    test(`${id} W6 ${branch.path} is walked by links without JavaScript`, async ({ page }) => {
      await page.goto(wizard);
      await halfOf(page, branch.path).locator('summary').click();
      await walk(page, branch);
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

  test('R4 W6 without JavaScript a result has its title, and the size in its address leads on', async ({
    page,
  }) => {
    await page.goto(`${wizard}?path=residential/addition/by-itself&addition=400`);
    await expect(page).toHaveTitle(/^A Title 24 report is required for the addition – Title 24 Wizard \| /);
    await page.getByRole('link', { name: 'Estimate the cost' }).click();
    await expect(page.getByRole('status', { name: 'Full Service estimate' })).toHaveText('$350 – $450');
  });

  test('W1 W5 without JavaScript accordions close each other and explanations are on the page', async ({
    page,
  }) => {
    await page.goto(wizard);
    await residential(page).locator('summary').click();
    await commercial(page).locator('summary').click();
    await expect(residential(page)).not.toHaveAttribute('open');
    await commercial(page).getByRole('link', { name: 'Covered Processes', exact: true }).click();
    await expect(page).toHaveURL(/#covered-processes$/);
    await expect(page.locator('#covered-processes')).toBeInViewport();
  });
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
