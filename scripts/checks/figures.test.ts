import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { policy } from '../../shared-domain/src/policy/policy.ts';

const workspace = join(import.meta.dirname, '../..');

/** Spellings of units, by the ending of a policy figure's name. If several endings match, the longest one counts. */
const units: Readonly<Record<string, string>> = {
  BusinessDays: 'business[ -]days?',
  Days: 'days?',
  Hours: 'hours?',
  Years: 'years?',
  Percent: String.raw`(?:%|percent\b)`,
  SquareFeet: String.raw`(?:square feet|sq\.? ?ft)`,
  Feet: '(?:linear )?(?:feet|ft)',
  Inches: String.raw`(?:inch(?:es)?|in\.)`,
  Tons: 'tons?',
  Megabytes: '(?:MB|megabytes)',
  Stories: 'stories',
  Digits: 'digits',
  Perms: 'perms',
  Mils: 'mils',
  Degrees: 'degrees',
  DwellingUnits: '(?:dwelling )?units?',
};

/**
 * Words for figures such as 30 days, which texts about other subjects can also contain. Such a figure counts as
 * repeated only if the line also contains one of the figure's words.
 */
const subjects: Readonly<Record<string, RegExp>> = {
  minimumAgeYears: /\bage\b|\bold/i,
  codeCycleYears: /cycle|edition/i,
  representativeMaxStories: /\bsign/i,
  cardDigitsShown: /card/i,
  additionExtraRequirementsSquareFeet: /addition/i,
  nonRatedFenestrationSquareFeet: /glazing|fenestration|rating/i,
  addedDuctsFeet: /duct/i,
  addedDuctsRecentFeet: /duct/i,
  ductCreditFeet: /duct/i,
  typicalPlateFeet: /plate/i,
  doorGlassFrameInches: /door|frame around/i,
  cancelWindowHours: /cancel|order/i,
  gapAboveInsulationInches: /gap|above/i,
  gapAtPeakInches: /peak/i,
  trussBottomAirSpaceInches: /truss/i,
  enclosedRafterAirSpaceInches: /rafter/i,
  lateReportRebatePercent: /rebate|late\b|back\b/i,
  evaluationFeePercent: /evaluat/i,
  complianceWithCorrectiveActionsPercent: /case|compl/i,
  minorOccupancyPercent: /residential|occupanc/i,
  splitDevelopmentDwellingsPercent: /development|dwelling/i,
  defaultDuctLeakagePercent: /duct|leak|fan/i,
  verifiedDuctLeakagePercent: /duct|leak|fan/i,
  newDuctLeakagePercent: /duct|leak|fan/i,
  alteredDuctLeakagePercent: /duct|leak|fan/i,
  doorGlazingPercent: /door|glass/i,
  upperVentPercent: /vent/i,
  westGlazingPercent: /west/i,
};

const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

interface Figure {
  readonly name: string;
  readonly text: RegExp;
  readonly code: RegExp | null;
}

const unitNames = Object.keys(units).sort((a, b) => b.length - a.length);

function figureOf([name, value]: [string, unknown]): Figure[] {
  if (typeof value === 'string' && /^\d{1,2}:\d\d [ap]m$/.test(value)) {
    return [{ name, text: new RegExp(value.replace(' ', ' ?'), 'i'), code: null }];
  }
  if (typeof value !== 'number') return [];
  if (name.endsWith('Fee')) return [{ name, text: new RegExp(String.raw`\$${value}\b`), code: null }];
  const unit = unitNames.find((ending) => name.endsWith(ending));
  if (!unit) return [];
  const written = [value.toLocaleString('en-US').replace('.', String.raw`\.`), words[value]].filter(Boolean);
  const inWords = unit === 'Percent' && value === 50 ? '|half (?:of )?the' : '';
  return [
    {
      name,
      text: new RegExp(
        String.raw`(?<![\d.,$-])\b(?:(?:${written.join('|')})[ -]?${units[unit]}${inWords})`,
        'i',
      ),
      code: new RegExp(String.raw`(?<!max|min)\b\w*${unit}\b(?:: number)? ?[:=] ${value}\b`),
    },
  ];
}

const figures = Object.values<Readonly<Record<string, unknown>>>(policy)
  .flatMap((group) => Object.entries(group))
  .flatMap(figureOf);

const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;

function repeatedFigures(source: string): string[] {
  const lines = source.replace(comments, '').split('\n');
  return figures
    .filter(({ name, text, code }) =>
      lines.some((line) => (text.test(line) && (subjects[name]?.test(line) ?? true)) || code?.test(line)),
    )
    .map(({ name }) => name);
}

test.each([
  [
    "'Reply within 30 days and we can reopen it.'",
    ['reopenDays', 'usualQuoteValidDays', 'sessionDays', 'projectTrashDays'],
  ],
  ["'The two hours to cancel have passed.'", ['cancelWindowHours']],
  ['const reopenDays = 30;', ['reopenDays', 'usualQuoteValidDays', 'sessionDays', 'projectTrashDays']],
  ["'Submit before 12:00pm Pacific'", ['rushCutoffTime']],
  ["'Forms for $295'", ['prescriptiveAdditionFee']],
  ["'A late report: 50% back.'", ['lateReportRebatePercent']],
  ["'We were late: half the price.'", ['lateReportRebatePercent']],
  ["'A door with more than 50 percent glass'", ['doorGlazingPercent']],
  ["'Half of it is glass, 50% of the wall is not.'", ['doorGlazingPercent']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
  ['`within ${reopenDays} days`', []],
  ["'Width: 50%; 230 days; $2950; 12:00'", []],
])('in the source %j, finds the figures %j', (source, names) => {
  expect(repeatedFigures(source)).toEqual(names);
});

test('no text or constant in the source code repeats a policy figure', () => {
  const files = globSync('{mf-*,shell,server,shared-domain,plan-reader}/src/**/*.{ts,tsx}', {
    cwd: workspace,
  }).concat(globSync('shared-config/contract/**/*.ts', { cwd: workspace }));
  // Files to leave out: tests, their helpers and stories, the policy itself, sample reports (figures of an invented
  // house) and the demo's texts (about past events).
  const left =
    /\.(test|stories)\.tsx?$|\/(testing|sample-reports|cli\/demo)\/|policy\/(policy|batts|unfinished-upload)\.ts$/;
  const product = files.filter((path) => !left.test(path));
  expect(product.length).toBeGreaterThan(1000);
  expect(
    product.flatMap((path) =>
      repeatedFigures(readFileSync(join(workspace, path), 'utf8')).map((name) => `${path}: ${name}`),
    ),
  ).toEqual([]);
});
