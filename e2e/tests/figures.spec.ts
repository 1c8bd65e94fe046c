import { policy } from '@title24/shared-domain';
import { readableText } from '../support/served-page.ts';
import { expect, live, test } from '../support/test.ts';

/** A page, an FAQ answer or a help sheet's dialog. */
type Place = `/${string}` | `sheet ${'residential' | 'addition' | 'commercial'}`;

interface Figure {
  /** Subject of the figure, as shown when the test fails. */
  readonly constant: string;
  readonly says: RegExp;
  readonly on: readonly Place[];
}

const terms = '/terms-and-conditions';
const homeSheets = ['sheet residential', 'sheet addition'] as const;

const { accounts, claims, fees, fullService, orders, triggers } = policy;

/** Returns a regular expression with the given policy figures, whose dots are literal. */
const pattern = (strings: TemplateStringsArray, ...figures: readonly (string | number)[]) =>
  new RegExp(String.raw(strings, ...figures.map((figure) => String(figure).replaceAll('.', String.raw`\.`))));

const promises: readonly Figure[] = [
  {
    constant: 'report due within days of submission',
    says: pattern`deliver(s|ed)?( it| a report| by email)?.{0,60}within ${orders.reportDueBusinessDays} business days of (the Time of S|s)ubmission`,
    on: [terms, '/faq-b#b-5'],
  },
  {
    constant: 'otherwise a rebate of the services contracted',
    says: pattern`${orders.lateReportRebatePercent}% (of|rebate on) the services (you )?contracted`,
    on: [terms, '/faq-a#a-6'],
  },
  {
    constant: 'the same, as the home page tells it',
    says: pattern`within ${fullService.reportAfterQuoteBusinessDays} business days after you accept.{0,120}${orders.lateReportRebatePercent}% of the services back`,
    on: ['/services'],
  },
  {
    constant: 'Full Service: when the quote is due',
    says: pattern`Within ${fullService.quoteDueBusinessDays} business days after we receive your plans, you’ll get a firm quote`,
    on: [terms, '/services', '/full-service', '/prices', '/full-service/upload', '/faq-a#a-2'],
  },
  {
    constant: 'Full Service: when the report is due',
    says: pattern`get the report within ${fullService.reportAfterQuoteBusinessDays} business days after you accept the quote`,
    on: [terms, '/services', '/full-service', '/prices', '/full-service/upload', '/faq-a#a-2'],
  },
  {
    constant: 'contact where a project does not comply',
    says: pattern`contact you within ${orders.nonComplianceContactBusinessDays} business days`,
    on: [terms, '/full-service', '/faq-d#d-7', ...homeSheets],
  },
  {
    constant: 'customer’s response in time, else canceled',
    says: pattern`${orders.customerResponseBusinessDays} business days.{0,70}canceled`,
    on: [terms, '/faq-d#d-7', ...homeSheets],
  },
  {
    constant: 'project evaluation fee',
    says: pattern`evaluation fee of ${orders.evaluationFeePercent}% of the base services`,
    on: [terms, '/faq-d#d-7'],
  },
  {
    constant: 'cancel window',
    says: pattern`cancel.{0,30}within ${orders.cancelWindowHours} hours`,
    on: [terms, '/services', '/faq-b#b-8', ...homeSheets],
  },
  {
    constant: 'minimum age',
    says: pattern`${accounts.minimumAgeYears} (years old|or older)`,
    on: [terms, '/privacy-policy', '/do-it-yourself', '/faq-b#b-3'],
  },
  {
    constant: 'how many digits of a card are shown',
    says: pattern`(at most|no more than) the last ${accounts.cardDigitsShown} digits`,
    on: [terms, '/privacy-policy', '/faq-b#b-4'],
  },
  { constant: 'a random session identifier', says: /random session identifier/, on: ['/privacy-policy'] },
  { constant: 'no refunds after delivery', says: /no refunds after delivery/, on: [terms] },
  {
    constant: 'rush cut-off and when a rush report is emailed',
    says: pattern`${orders.rushCutoffTime} Pacific time.{0,60}by ${orders.rushEmailTime}`,
    on: [terms, '/faq-a#a-7'],
  },
  {
    constant: 'the same in the schedule',
    says: pattern`${orders.rushCutoffTime} Pacific.{0,40}${orders.rushEmailTime}`,
    on: ['/prices'],
  },
  {
    constant: 'how long mailed copies take',
    says: pattern`[Aa]llow ${orders.mailBusinessDays} business days`,
    on: [terms, '/prices', '/faq-b#b-5'],
  },
  {
    constant: 'prescriptive addition service fee',
    says: pattern`\$${fees.prescriptiveAdditionFee}`,
    on: ['/prices', '/full-service', '/faq-a#a-2', 'sheet addition'],
  },
];

const marketing: readonly Figure[] = [
  {
    constant: 'share of cases that comply with corrective actions',
    says: pattern`${claims.complianceWithCorrectiveActionsPercent}% of cases`,
    on: ['/do-it-yourself', '/faq-d#d-7'],
  },
  {
    constant: 'the same, as the home page tells it',
    says: pattern`${claims.complianceWithCorrectiveActionsPercent / 10} out of 10 designs`,
    on: ['/services'],
  },
  {
    constant: 'what do it yourself costs beside Full Service',
    says: pattern`about ${claims.diyCostShare}`,
    on: ['/prices', '/do-it-yourself', '/faq-a#a-2'],
  },
  {
    constant: 'size of email attachments',
    says: pattern`Under ${claims.emailAttachmentMegabytes} MB`,
    on: ['/full-service'],
  },
  {
    constant: 'additions that trigger extra requirements',
    says: pattern`Over ${triggers.additionExtraRequirementsSquareFeet} sq ft\s*Extra requirements`,
    on: ['sheet addition'],
  },
  {
    constant: 'the same in the FAQ',
    says: pattern`${triggers.additionExtraRequirementsSquareFeet} square feet.{0,140}extra requirements`,
    on: ['/faq-c#c-9'],
  },
  {
    constant: 'non-rated fenestration',
    says: pattern`without a rating label is limited to ${triggers.nonRatedFenestrationSquareFeet} square feet`,
    on: ['/faq-c#c-8', '/faq-i#i-9', 'sheet commercial'],
  },
  {
    constant: 'air handlers that need an economizer',
    says: pattern`over ${triggers.economizerTons} tons need(s an economizer| one)`,
    on: ['/faq-f#f-7', 'sheet commercial'],
  },
  {
    constant: 'length of a code cycle',
    says: pattern`every ${claims.codeCycleYears} years`,
    on: ['/faq-c#c-13'],
  },
];

const helpSheets: readonly Figure[] = [
  { constant: '16 climate zones', says: /\b16\b/, on: ['/services', '/faq-e#e-1', ...homeSheets] },
  {
    constant: 'a split development follows the zone with 50 percent',
    says: /50( percent|%) or more of (the|its) dwelling units/,
    on: ['/faq-e#e-1', 'sheet residential'],
  },
  {
    constant: 'glazing percentage is glass by conditioned floor area',
    says: /divided by the conditioned floor area/,
    on: ['/faq-i#i-8', ...homeSheets],
  },
  {
    constant: 'over 5 percent glazing within 45 degrees of west',
    says: /(within 45 degrees of west.{0,30}more than 5 percent|[Mm]ore than 5%.{0,60}within 45 degrees of west).{0,60}penalty/,
    on: ['/faq-i#i-8', ...homeSheets],
  },
  {
    constant: 'conditioned: heating over 10, cooling over 5 Btu/hr-ft2, or wood heating',
    says: /10 Btu.{0,60}\b5\b.{0,20}wood/,
    on: ['/faq-c#c-3', ...homeSheets],
  },
  {
    constant: 'duct credit: less than 12 linear feet',
    says: /less than 12 linear feet/,
    on: ['/faq-f#f-1', ...homeSheets],
  },
  {
    constant: 'default duct leakage 22 percent of fan flow',
    says: /22( percent|%) of the fan flow/,
    on: ['/faq-f#f-2', ...homeSheets],
  },
  {
    constant: 'credit needs under 6 percent verified',
    says: /(under|less than) 6( percent|%).{0,30}verified/,
    on: ['/faq-f#f-2', ...homeSheets],
  },
  {
    constant: 'only one of valve and charge credit',
    says: /only one of the two credits/,
    on: ['/faq-f#f-3', ...homeSheets],
  },
  { constant: 'house wrap: 10 perms', says: /at least 10( perms|\. )/, on: ['/faq-g#g-8', ...homeSheets] },
  {
    constant: 'house wrap: specific leakage area reduction 0.50',
    says: /specific leakage area.{0,50}0\.50/,
    on: ['/faq-g#g-8', ...homeSheets],
  },
  { constant: 'radiant barrier: emittance 0.05', says: /0\.05 or less/, on: ['/faq-h#h-5', ...homeSheets] },
  {
    constant: 'radiant barrier: vents 1 in 150, 1 in 300',
    says: /1 square foot for each 150.{0,60}300 with a vapor retarder or with high and low vents/,
    on: ['/faq-h#h-5', ...homeSheets],
  },
  {
    constant: 'radiant barrier: 30 percent upper vents',
    says: /at least 30( percent|%) of the vent/i,
    on: ['/faq-h#h-5', ...homeSheets],
  },
  {
    constant: 'radiant barrier: 3.5 inches above insulation, 6 at the peak',
    says: /3\.5 inches above the ceiling insulation and 6 inches at the peak/,
    on: ['/faq-h#h-5', ...homeSheets],
  },
  {
    constant: 'radiant barrier: 1.5 inch below trusses, 1 in rafter spaces',
    says: /1\.5 inch.{0,70}\b1 inch in enclosed rafter spaces/,
    on: ['/faq-h#h-5', ...homeSheets],
  },
  {
    constant: 'cool roof: 0.40 tile, 0.70 other',
    says: /0\.40.{0,20}tile.{0,10}0\.70/,
    on: ['/faq-h#h-6', ...homeSheets],
  },
  { constant: 'cool roof: emittance 0.75', says: /0\.75/, on: ['/faq-h#h-6', ...homeSheets] },
  { constant: 'cool roof: 20 mils dry', says: /20 mils/, on: ['/faq-h#h-6', ...homeSheets] },
  { constant: 'typical header 6\'-8" for 8 ft plates', says: /6'-8"/, on: ['/faq-i#i-2', ...homeSheets] },
  { constant: 'the plates of that header', says: /8 ft plates/, on: ['/faq-i#i-2', ...homeSheets] },
  {
    constant: 'wall batts',
    says: /R-13\s*3\.5 in\s*R-15\s*3\.5 in\s*R-19\s*6\.25 in; works as R-17\.8 squeezed into a 2×6 wall\s*R-21\s*5\.5 in/,
    on: ['/faq-g#g-7', ...homeSheets],
  },
  {
    constant: 'ceiling batts',
    says: /R-19\s*6\.25 in\s*R-21\s*5\.5 in\s*R-25\s*8 in\s*R-30\s*8\.25 or 10 in\s*R-38\s*10\.25 or 12 in\s*R-49\s*an R-38 batt plus 3\.5 in of R-11/,
    on: ['/faq-h#h-3', ...homeSheets],
  },
  {
    constant: 'floor batts',
    says: /R-13\s*3\.5 in\s*R-19\s*6\.25 in\s*R-22\s*6\.5 in\s*R-25\s*8 in\s*R-30\s*8\.25 or 10 in/,
    on: ['/faq-h#h-4', ...homeSheets],
  },
  {
    constant: 'overhang not worth entering above twice its projection',
    says: /(more than 2 times|higher above the window than twice) its length/,
    on: ['/faq-i#i-1', ...homeSheets],
  },
  {
    constant: 'door with more than 50 percent glazing',
    says: /more than 50( percent|%) glass/,
    on: ['/faq-g#g-5', ...homeSheets],
  },
  {
    constant: 'two-inch frame around glass in a door',
    says: /2(-inch frame| inches) on all sides/,
    on: ['/faq-g#g-5', ...homeSheets],
  },
];

const lists = [...promises, ...marketing, ...helpSheets];
const places = [...new Set(lists.flatMap(({ on }) => on))];
const isSheet = (place: Place) => place.startsWith('sheet ');

function expectFigures(texts: ReadonlyMap<Place, string>): void {
  for (const { constant, says, on } of lists)
    for (const place of on)
      if (texts.has(place)) expect.soft(texts.get(place), `${constant}, on ${place}`).toMatch(says);
}

test('P3, P4, P5, P9: each listed figure is on the pages that must state it', async ({ served }) => {
  const texts = new Map<Place, string>();
  const onPages = places.filter((each) => !isSheet(each)).map((place) => place.split('#'));
  for (const path of new Set(onPages.map(([each = '']) => each))) {
    const page = await served(path);
    for (const [, id] of onPages.filter(([each]) => each === path))
      texts.set(id ? (`${path}#${id}` as Place) : (path as Place), page.text(id && `#${id}`));
  }
  expectFigures(texts);
});

test('P3, P4, P5, P9: each listed figure is in the help sheets that must state it', async ({ page }) => {
  const texts = new Map<Place, string>();
  await page.goto('/full-service');
  await live(page);
  for (const place of places.filter(isSheet)) {
    await page.locator(`a[data-help-sheet="${place.slice(6)}"]`).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { level: 4 }).first()).toBeVisible();
    texts.set(place, (await dialog.allInnerTexts()).join(' ').replaceAll(/\s+/g, ' '));
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  }
  expectFigures(texts);
});

test('H3: the price schedule contains every price', async ({ served }) => {
  const rows = (await served('/prices')).all('table tr').map(readableText);
  for (const [name, price] of [
    ['Standard Residential Report', '149.00'],
    ['Existing-Plus-Addition Residential Report', '189.00'],
    ['Preliminary Run Results', '39.00'],
    ['Heating and Cooling Load Calculations', '39.00'],
    ['Rush Service', '85.00'],
    ['Certification by Certified Energy Analyst', '10.00'],
    ['Standard email Delivery', '0.00'],
    ['CAD Sheet Documentation by email', '55.00'],
    ['Report Copy sent by Priority Mail', '25.00'],
    ['Additional Report Copies sent by Priority Mail', '5.00'],
    ['Plan Sheet Documentation sent by Priority Mail', '55.00'],
  ] as const) {
    const row = rows.find((text) => text.startsWith(name));
    expect.soft(row, name).toMatch(new RegExp(`\\$${price.replace('.', '\\.')}\\s*$`));
  }
});
