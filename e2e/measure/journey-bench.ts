/**
 * `npm run bench -- journey`: orders the report for a 500 sq ft addition to a 1,500 sq ft house as a person would, in
 * Chromium on a real site, from 'Create project' to the placed order. The plan is a PDF in one run and a photograph in
 * the other. Prints the numbers of clicks, filled-in fields and screens, and the estimated time for each screen ({@link
 * humanSeconds}). Exits with 1 if a goal is missed.
 */
import { chromium, type Locator, type Page } from '@playwright/test';
import type { Point } from '@title24/shared-domain/takeoff';
import { mailedLink } from '../support/accounts.ts';
import { launchOptions } from '../support/launch-options.ts';
import { cornersInPhoto, markDrag, marks, phonePhoto } from '../support/photographed-plan.ts';
import {
  addition,
  existingHouse,
  onRemodelSheet,
  photographedRemodel,
  remodelPlan,
} from '../support/remodel-plan.ts';
import { type Site, startSite } from '../support/site.ts';
import { largeSheet } from '../support/traced-plans.ts';
import { humanSeconds, Person } from './person.ts';
import { check } from './targets.ts';

const goals = { typed: 25, minutes: 30 } as const;

/** Maximum error of a traced area, in percent. */
const areaPercent = 0.2;

/** Areas of the plan's two outlines in square feet. */
const trueAreas = { additionFloorArea: 500, existingFloorArea: 1500 } as const;

const browser = await chromium.launch(launchOptions);
try {
  await journey('The plan as a PDF', openPdf);
  await journey('The plan photographed by a phone', openPhoto);
} finally {
  await browser.close();
}

/** @param open - opens the plan in the takeoff */
async function journey(name: string, open: (page: Page, person: Person) => Promise<void>): Promise<void> {
  console.log(`\n${name}\n`);
  const site = await startSite({ LOG_LEVEL: 'warn' });
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const person = new Person(page);
    await createProject(page, person);
    await page.locator('#plan-file').waitFor();
    await person.read('Plan takeoff');
    await open(page, person);
    await traceHouse(page, person);
    await compareAreas(page);
    await answerSteps(page, person);
    await register(page, person, site);
    await order(page, person);
    report(person);
  } finally {
    await context.close();
    await site.stop();
  }
}

async function openPdf(page: Page, person: Person): Promise<void> {
  person.spend('looking up', humanSeconds.lookUp);
  await page.locator('#plan-file').setInputFiles(await remodelPlan(browser));
}

async function openPhoto(page: Page, person: Person): Promise<void> {
  person.spend('looking up', humanSeconds.photo);
  await page.locator('#plan-photos').setInputFiles(await photographedRemodel(browser));
  await marks(page).first().waitFor();
  for (const [index, corner] of cornersInPhoto(phonePhoto).entries()) {
    const { from, to } = await markDrag(page, index, corner, phonePhoto);
    await person.drag(from, to);
  }
  await person.choose(page.getByLabel('Size of the sheets'), { label: '36 × 24 in' });
  await person.press(button(page, 'Open the plan'));
}

async function createProject(page: Page, person: Person): Promise<void> {
  await page.goto('/do-it-yourself');
  await page.locator('html[data-live]').waitFor();
  await person.press(page.getByRole('main').getByRole('link', { name: 'Create project' }).first());
  await page.getByRole('textbox', { name: 'Project name' }).waitFor();
  await person.read('New project');
  await person.type(page.getByRole('textbox', { name: 'Project name' }), '1420 Oak Street', 'known');
  await person.press(page.getByText('Existing plus addition', { exact: true }));
  await person.press(page.getByRole('button', { name: 'Create the project' }));
  const next = page.getByRole('link', { name: 'Trace your plan' });
  await next.waitFor();
  await person.read('Overview');
  await person.press(next);
}

async function traceHouse(page: Page, person: Person): Promise<void> {
  const plan = page.getByRole('application');
  await plan.and(page.locator('[aria-busy="false"]')).waitFor();
  const pointAt = async (place: Point) => {
    const box = await plan.locator('svg').first().boundingBox();
    if (!box) throw new Error('The plan is not shown');
    const [x, y] = onRemodelSheet(place);
    await person.pointAt({
      x: box.x + (x * box.width) / largeSheet.width,
      y: box.y + (y * box.height) / largeSheet.height,
    });
  };
  await person.choose(page.getByLabel('Printed scale of this page'), { label: '1/4" = 1\'-0"' });
  const trace = async (corners: readonly Point[]) => {
    for (const corner of [...corners, ...corners.slice(0, 1)]) await pointAt(corner);
  };
  await trace(addition);
  await page.getByRole('button', { name: 'Trace 4 walls' }).waitFor();
  await person.press(page.getByRole('button', { name: 'Choose a wall or corner' }));
  await pointAt([50, 10]);
  await person.choose(page.locator('#chosen-boundary'), 'conditioned');
  await pointAt([62, 0]);
  await addWindow(page, person, ["6'", "4'"]);
  await pointAt([75, 10]);
  await addWindow(page, person, ["4'", "4'"]);
  await pointAt([62, 20]);
  await person.press(page.getByRole('button', { name: "Add window 6' × 4'" }));
  await person.press(page.getByRole('button', { name: 'Height', exact: true }));
  await person.type(page.locator('#story-0-plate'), "8'");
  await person.press(button(page, 'Add the existing house'));
  await person.press(button(page, 'Trace the walls'));
  await trace(existingHouse);
  await page.getByRole('button', { name: 'Trace 8 walls' }).waitFor();
  await person.press(page.getByRole('button', { name: /^Fill in \d+ values/ }).first());
  await person.press(page.getByRole('link', { name: 'Building', exact: true }).last());
}

/** Compares the areas from the takeoff with the true areas. */
async function compareAreas(page: Page): Promise<void> {
  for (const [name, area] of Object.entries(trueAreas)) {
    const field = page.locator(`[id="building.${name}"]`);
    await field.waitFor();
    const traced = Number(await field.inputValue());
    const share = Math.abs(traced - area) / area;
    check(`${traced} sq ft traced of ${area}, goal within ${areaPercent}%`, share * 100 <= areaPercent);
  }
}

async function addWindow(page: Page, person: Person, [width, height]: readonly [string, string]) {
  await person.press(page.locator('#chosen-add-opening'));
  await person.type(page.locator('#chosen-opening-0-width'), width);
  await person.type(page.locator('#chosen-opening-0-height'), height);
}

type Answer = readonly [address: string, text: string] | string;

/**
 * Answers the questions that the plan leaves open, step by step. An answer is a field's path with a value, or the name
 * of a button to press.
 */
async function answerSteps(page: Page, person: Person): Promise<void> {
  await step('Building', [
    ['building.type', 'detached'],
    ['building.stories', '1'],
    ['building.bedrooms', '3'],
    'S',
    ['building.yearBuilt', '1978'],
    ['building.attachedGarage', 'no'],
    ['building.naturalGas', 'yes'],
  ]);
  await step('Location', [
    ['location.addressLine1', '1420 Oak Street'],
    ['location.city', 'Oakland'],
    ['location.postalCode', '94612'],
    ['location.jurisdiction', 'City of Oakland'],
  ]);
  await step('Walls', [
    ['walls.lines.w1.insulation', 'unknown'],
    ['walls.lines.w2.insulation', 'R-15'],
  ]);
  await step('Floors and roofs', [
    'Add floor',
    ['floors.f1.type', 'slab'],
    'Add ceiling',
    ['roofs.ceilings.c1.insulation', 'R-38'],
    ['roofs.roofing', 'asphalt-shingle'],
  ]);
  await step('Glazing', [], answerWindows);
  await step('Mechanical', [
    'Gas furnace and AC, ducts in the attic',
    ['mechanical.systemIsNew', 'extended'],
    ['mechanical.ductInsulationR', 'R-6'],
    ['mechanical.waterHeaterType', 'tank'],
    ['mechanical.waterHeaterFuel', 'gas'],
    ['mechanical.waterHeaterLocation', 'garage'],
  ]);
  await step('Documents', []);
  await step('Project and signer', [
    ['project.applicantRole', 'owner'],
    'I’m the signer',
    ['project.signer.name.first', 'Ana'],
    ['project.signer.name.last', 'Ortiz'],
    'Same as the building',
    ['project.signer.email', 'ana@example.org'],
    ['project.signer.phone', '(510) 555-0177'],
  ]);

  async function step(title: string, answers: readonly Answer[], more?: typeof answerWindows) {
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await page.getByText(/Saved (at|on)/).waitFor();
    await person.read(title);
    for (const answer of answers) {
      if (typeof answer === 'string') await person.press(button(page, answer));
      else await give(page, person, answer);
    }
    await more?.(page, person);
    await person.press(button(page, 'Save and continue'));
  }
}

/** Enters the values for all three windows together, because they are the same for each window. */
async function answerWindows(page: Page, person: Person): Promise<void> {
  await person.press(page.getByRole('checkbox', { name: 'Select all added glazing' }));
  const forAll = page.getByRole('group', { name: /3 selected/ });
  for (const [name, text] of [
    ['sash', 'sliding'],
    ['rated', 'yes'],
    ['uFactor', '.30'],
    ['shgc', '.23'],
  ] as const) {
    await person.choose(forAll.getByLabel('Set', { exact: true }), name);
    await give(page, person, [`all.glazing.added.${name}`, text]);
    await person.press(forAll.getByRole('button', { name: 'Set for all' }));
  }
}

async function give(page: Page, person: Person, [address, text]: readonly [string, string]): Promise<void> {
  const field = page.locator(`[data-field="${address}"]`);
  const control = field.locator('input:not([type="hidden"]), select, textarea').first();
  await control.waitFor({ state: 'attached' });
  const folded = field.locator('xpath=ancestor::details[not(@open)]');
  while ((await folded.count()) > 0) await person.press(folded.first().locator(':scope > summary'));
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.localName,
  );
  if (kind === 'radio') await person.press(field.locator(`input[value="${text}"]`));
  else if (kind === 'select') await person.choose(control, text);
  else await person.type(control, text);
}

async function register(page: Page, person: Person, site: Site): Promise<void> {
  const link = page.getByRole('link', { name: 'Create an account to order' });
  await link.waitFor();
  await person.read('Overview');
  await person.press(link);
  const name = page.getByLabel('Account name');
  await name.waitFor();
  await person.read('Register');
  await person.type(name, 'ana-ortiz', 'known');
  await person.type(page.getByLabel('Email address'), 'ana@example.org', 'known');
  await person.type(page.getByLabel('Password', { exact: true }), 'walls windows and roofs', 'known');
  await person.press(page.getByRole('main').getByRole('checkbox').last());
  await person.press(button(page, 'Create my account'));
  await page.getByText('ana@example.org').waitFor();
  await person.read('Confirm the address');
  person.spend('mailbox', humanSeconds.mailbox);
  await page.goto(await mailedLink(page.request, site, 'ana@example.org'));
  const confirm = button(page, 'Confirm my email address');
  await confirm.waitFor();
  await person.read('Confirm the address');
  await person.press(confirm);
}

async function order(page: Page, person: Person): Promise<void> {
  const link = page.getByRole('link', { name: 'Order the report' });
  await link.waitFor();
  await person.read('Overview');
  await person.press(link);
  const consent = page.getByRole('checkbox', { name: /I am 18 or older/ });
  await consent.waitFor();
  await person.read('Order');
  await person.press(consent);
  await person.press(button(page, 'Order and pay on delivery'));

  await page.getByRole('heading', { name: 'Your order is placed' }).waitFor();
  await person.read('Order placed');
}

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

function report(person: Person): void {
  const row = (name: string, seconds: number, more = '') =>
    console.log(`${name.padEnd(22)}${Math.round(seconds).toString().padStart(5)} s   ${more}`);
  for (const [screen, costs] of person.seconds) {
    const parts = [...costs].map(([cost, seconds]) => `${cost} ${Math.round(seconds)}`);
    row(
      screen,
      [...costs.values()].reduce((sum, seconds) => sum + seconds, 0),
      parts.join(', '),
    );
  }
  console.log(`\n${person.clicks} clicks, ${person.screens.length} screens; judged before: 60 to 90 minutes`);
  check(
    `${person.screensToFirstAnswer - 1} screens between 'Create project' and the page of the first question, goal none`,
    person.screensToFirstAnswer === 1,
  );
  check(
    `${person.typed.length} typed fields, goal at most ${goals.typed}`,
    person.typed.length <= goals.typed,
  );
  check(
    `${person.minutes.toFixed(1)} minutes, goal at most ${goals.minutes}`,
    person.minutes <= goals.minutes,
  );
}
