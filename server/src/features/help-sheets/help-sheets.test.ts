import {
  doItYourself,
  helpSheetPdfs,
  type Product,
  type SiteConfiguration,
  sampleReportPdfs,
} from '@title24/shared-domain';
import {
  additionSheet,
  commercialSheet,
  mandatoryMeasuresSheet,
  residentialSheet,
} from '@title24/shared-domain/help-sheets';
import { cf1rSample, nrccSample, sampleMark } from '@title24/shared-domain/sample-reports';
import Fastify from 'fastify';
import { productSeeds } from '../catalog/products.seed.ts';
import { siteConfigurationSeed } from '../configuration/site-configuration.seed.ts';
import { coverSheet } from '../report-covers/cover-sheet.ts';
import { helpSheetsPlugin } from './help-sheets.plugin.ts';
import { pdfText } from './testing/pdf-text.ts';

const sheets = [
  [helpSheetPdfs.residential, residentialSheet],
  [helpSheetPdfs.addition, additionSheet],
  [helpSheetPdfs.commercial, commercialSheet],
  [helpSheetPdfs['mandatory-measures'], mandatoryMeasuresSheet],
] as const;

const moment = '2026-01-01T00:00:00.000Z';
const seededProducts: readonly Product[] = productSeeds.map((seed) => ({
  ...seed,
  _id: seed.sku,
  isActive: true,
  dateCreated: moment,
  lastUpdate: moment,
}));

const content = {
  revision: 1,
  config: siteConfigurationSeed as SiteConfiguration,
  products: seededProducts,
  loads: 0,
};
const app = Fastify();

beforeAll(async () => {
  await app.register(helpSheetsPlugin, {
    callPublic: async (service: string) => {
      content.loads += 1;
      return service === 'config' ? content.config : content.products;
    },
    changes: { revision: () => content.revision },
    settings: { publicUrl: 'https://www.example.com' },
  });
});
beforeEach(() => change({ config: siteConfigurationSeed, products: seededProducts }));
afterAll(() => app.close());

function change(changed: Partial<Pick<typeof content, 'config' | 'products'>>): void {
  Object.assign(content, changed, { revision: content.revision + 1 });
}

const pdf = async (path: string) => (await app.inject(path)).rawPayload;

/** Removes whitespace, because lines in a PDF can break at spaces and after hyphens. */
const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

const { company } = siteConfigurationSeed;

test('C3, C12: the sheets are at their published paths', () => {
  expect(Object.values(helpSheetPdfs)).toEqual([
    '/static/pdf/what_you_need_to_know_residential.pdf',
    '/static/pdf/what_you_need_to_know_addition.pdf',
    '/static/pdf/what_you_need_to_know_commercial.pdf',
    '/static/pdf/residential_mandatory_measures_summary.pdf',
  ]);
});

test.each(sheets)(
  'C12: %s is a tagged PDF with a title, a language, bookmarks and embedded fonts',
  async (path, sheet) => {
    const raw = (await pdf(path)).toString('latin1');
    expect(raw.startsWith('%PDF-1.7')).toBe(true);
    expect(raw).toContain('/StructTreeRoot');
    expect(raw).toContain('/Marked true');
    expect(raw).toContain('/Lang (en-US)');
    expect(raw).toContain('/DisplayDocTitle true');
    expect(raw).toContain('/Author ');
    expect(raw).toContain(sheet.title);
    for (const { heading } of sheet.sections) expect(raw).toContain(`/Title (${heading})`);
    const fonts = [...raw.matchAll(/\/Type \/FontDescriptor[\s\S]*?endobj/g)].map(
      ([descriptor]) => descriptor,
    );
    expect(fonts.length).toBeGreaterThan(1);
    for (const font of fonts) expect(font).toContain('/FontFile2');
    // The file must not use the standard PDF fonts, because they would not be embedded.
    expect(raw).not.toMatch(/\/Subtype \/Type1\b|Helvetica/);
  },
);

test.each([
  [sampleReportPdfs.cf1r, cf1rSample],
  [sampleReportPdfs.nrcc, nrccSample],
] as const)(
  'C13: %s has every table and note, and says on each page that it is a sample',
  async (path, sample) => {
    const words = withoutSpaces(pdfText(await pdf(path)));
    for (const { heading, columns, rows, note } of sample.tables)
      for (const text of [heading, ...columns, ...rows.flat(), note])
        expect(words).toContain(withoutSpaces(text));
    expect(words).toContain(withoutSpaces(sampleMark));
    const pages = Number(/Page1of(\d+)/.exec(words)?.[1]);
    expect(pages).toBeGreaterThan(0);
    expect(words.split(withoutSpaces(sample.title)).length - 1).toBe(pages + 1);
  },
);

test.each([
  [sampleReportPdfs.cf1r, cf1rSample],
  [sampleReportPdfs.nrcc, nrccSample],
] as const)('C13: in %s each table is on one page, together with its heading', async (path, sample) => {
  const pages = withoutSpaces(pdfText(await pdf(path))).split(/Page\dof\d/);
  for (const { heading, rows } of sample.tables) {
    const parts = [heading, ...rows.flat()].map(withoutSpaces);
    const whole = pages.filter((words) => parts.every((part) => words.includes(part)));
    expect([heading, whole.length]).toEqual([heading, 1]);
  }
});

test.each(sheets)(
  'C12: the PDF %s has every heading, paragraph, list item and table row of its sheet',
  async (path, sheet) => {
    const words = withoutSpaces(pdfText(await pdf(path)));
    for (const { heading, blocks } of sheet.sections) {
      expect(words).toContain(withoutSpaces(heading));
      for (const block of blocks) {
        const texts =
          block.kind === 'paragraph' ? [block.text] : block.kind === 'list' ? block.items : block.rows.flat();
        for (const text of texts) expect(words).toContain(withoutSpaces(text));
      }
    }
    expect(words).toContain('2025EnergyCode');
    expect(words).toMatch(/Page1of\d/);
  },
);

test.each(sheets)(
  'C12: %s has the company’s contact details, and links for phone, email, the estimator and the prices',
  async (path) => {
    const bytes = await pdf(path);
    const text = pdfText(bytes);
    for (const words of [
      company.name,
      '(510) 555-0100',
      company.email.address,
      '100 Example Street, Oakland, CA 94612',
    ]) {
      expect(text).toContain(words);
    }
    const raw = bytes.toString('latin1');
    for (const address of [
      'https://www.example.com/cost-estimator',
      'https://www.example.com/prices',
      'tel:+15105550100',
      `mailto:${company.email.address}`,
    ]) {
      expect(raw).toContain(`/URI (${address})`);
    }
    expect(raw).toContain('/S /Link');
  },
);

test('C12: the sheets about homes state our prices, and whether Do It Yourself is open', async () => {
  const switched = jest.replaceProperty(doItYourself, 'isOpen', false);
  const text = async (path: string) => withoutSpaces(pdfText(await pdf(path)));
  expect(await text(helpSheetPdfs.residential)).toContain('newhome(openssoon):$149.');
  const addition = await text(helpSheetPdfs.addition);
  expect(addition).toContain('existinghouseplusaddition(openssoon):$189.');
  expect(addition).toContain('filledinbyus:$295.');
  switched.replaceValue(true);
  change({});
  expect(await text(helpSheetPdfs.residential)).toContain('newhome:$149.');
  switched.restore();
});

test('C12: the PDF of a sheet is cached until the configuration or the catalog changes', async () => {
  const path = helpSheetPdfs.residential;
  const first = await app.inject(path);
  expect(first.headers['content-type']).toBe('application/pdf');
  const { loads } = content;
  const again = await app.inject({ url: path, headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.statusCode, content.loads]).toEqual([304, loads]);

  const company = {
    ...content.config.company,
    name: 'Bay Energy Reports',
    phone: { areaCode: '415', number: '555-0177' },
  };
  change({
    config: {
      ...content.config,
      company,
      contentDates: { privacyPolicy: '', terms: '', regulations: '2027-01-15' },
    },
    products: seededProducts.map((product) => ({ ...product, price: product.sku === '1001' ? 151 : 1 })),
  });
  const text = pdfText(await pdf(path));
  for (const words of ['Bay Energy Reports', '(415) 555-0177', '$151', 'reviewed January 15, 2027']) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain(siteConfigurationSeed.company.name);
});

test('C12: a sheet does not mention a review of the rules if no review date is configured', async () => {
  expect(pdfText(await pdf(helpSheetPdfs.residential))).not.toContain('reviewed');
});

test('C12: the same content gives the same bytes, so that all servers send the same file', async () => {
  const first = await pdf(helpSheetPdfs.commercial);
  change({});
  expect(await pdf(helpSheetPdfs.commercial)).toEqual(first);
});

test('D11: the cover sheet of a delivered report explains the registration, and names the company but no prices', async () => {
  const compliance = { complies: true, needsRegistration: true, shortfall: '', registration: null };
  const cover = { number: 'P100001-1', projectName: 'Hill house', thing: 'report', compliance } as const;
  const text = withoutSpaces(pdfText(await app.typesetSheet(coverSheet(cover), 'https://www.example.com')));
  for (const words of [
    'Read this first',
    'P100001-1, Hill house',
    'Register this report',
    'CHEERS',
    'CalCERTS has closed',
    company.name,
  ]) {
    expect(text).toContain(withoutSpaces(words));
  }
  expect(text).not.toContain(withoutSpaces('All prices'));
});
