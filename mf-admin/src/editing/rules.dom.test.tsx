import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EstimatorPrices, HelpItem, Product } from '@title24/shared-domain';
import type { ConfigurationUpdate } from '@title24/shared-domain/editing';
import {
  announcementCases,
  companyCases,
  helpCases,
  noteCases,
  priceCases,
  productCases,
  type RuleCase,
} from '@title24/shared-domain/editing/testing';
import { type Answers, preloadPages, renderStaff } from '../testing/render-staff.tsx';
import { answer, configuration, estimatorPrices, report } from '../testing/site-fixture.ts';
import { submission } from '../testing/submission-fixture.ts';

beforeAll(async () => {
  await preloadPages();
});

type Field = HTMLInputElement | HTMLTextAreaElement;

const lastUpdate = '2026-11-30T00:00:00.000Z';

interface GivenForm {
  readonly address: string;
  readonly name: string;
  /** Values typed first, so that only the tested value can be invalid. */
  readonly typed?: Readonly<Record<string, string>>;
  readonly answers: Answers;
  /** Method that sends the tested value. In its params, the value has the path `parameter` + the case's `path`. */
  readonly call: string;
  readonly parameter: string;
}

/** Submits the form for each case. Returns each case's error message or the value that was sent. */
async function outcomes(given: GivenForm, cases: readonly RuleCase[]) {
  const { calls } = renderStaff(given.address, { answers: given.answers });
  const form = await screen.findByRole<HTMLFormElement>('form', { name: given.name });
  const source = screen.queryByRole('radio', { name: 'As HTML' });
  if (source) await userEvent.click(source);
  // An HTML editor's field has an id but no name.
  const fieldOf = (path: string) =>
    Array.from(form.querySelectorAll<Field>('input, textarea')).find(
      ({ name, id }) => (name && (path === name || path.endsWith(`.${name}`))) || id.endsWith(path),
    ) as Field;
  for (const [path, text] of Object.entries(given.typed ?? {})) {
    fireEvent.change(fieldOf(path), { target: { value: text } });
  }
  const result: unknown[] = [];
  for (const { path, typed } of cases) {
    const field = fieldOf(path);
    const before = field.value;
    const made = calls.length;
    fireEvent.change(field, { target: { value: typed } });
    await act(async () => fireEvent.submit(form));
    const message = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => (id.endsWith('-error') ? document.getElementById(id)?.textContent : null))
      .find(Boolean)
      ?.replace(/^Error: /, '');
    const sent = calls.slice(made).find(({ service, method }) => `${service}.${method}` === given.call);
    const value = sent && at(sent.params, given.parameter + path);
    result.push({ path, typed: short(typed), problem: message ?? null, ...(sent && { sent: value }) });
    fireEvent.change(field, { target: { value: before } });
  }
  return result;
}

const short = (text: string) => text.slice(0, 40);

const at = (tree: unknown, path: string) =>
  path.split('.').reduce<unknown>((inner, step) => Reflect.get(inner as object, step), tree);

/** Returns the expected outcomes of the cases. */
const expected = (cases: readonly RuleCase[]) =>
  cases.map(({ path, typed, sent = typed, problem }) => ({
    path,
    typed: short(typed),
    problem,
    ...(problem === null && { sent }),
  }));

test('H2: the new product form accepts and refuses the same values as the server', async () => {
  const form: GivenForm = {
    address: '/admin/products?new',
    name: 'New product',
    typed: { sku: '6001', name: 'Run', price: '1' },
    answers: {
      'products.insert': ({ product }: { product: Product }) => ({ ...report, ...product, lastUpdate }),
    },
    call: 'products.insert',
    parameter: 'product.',
  };
  expect(await outcomes(form, productCases)).toEqual(expected(productCases));
});

test('H2: the estimator prices form accepts and refuses the same values as the server', async () => {
  const form: GivenForm = {
    address: '/admin/prices',
    name: 'Estimator prices',
    answers: {
      'config.updateEstimatorPrices': ({ prices }: { prices: EstimatorPrices }) => ({ prices, lastUpdate }),
      'config.loadEstimatorPrices': () => estimatorPrices,
    },
    call: 'config.updateEstimatorPrices',
    parameter: 'prices.',
  };
  expect(await outcomes(form, priceCases)).toEqual(expected(priceCases));
});

const configurationAnswers: Answers = {
  'config.update': ({ config }: { config: ConfigurationUpdate }) => ({
    config: { ...configuration.config, ...config },
    lastUpdate,
  }),
  'config.load': () => configuration.config,
};

test('H2: the company form accepts and refuses the same values as the server', async () => {
  const form: GivenForm = {
    address: '/admin/company',
    name: 'Company and links',
    answers: configurationAnswers,
    call: 'config.update',
    parameter: 'config.',
  };
  expect(await outcomes(form, companyCases)).toEqual(expected(companyCases));
});

test('H2: the announcement form accepts and refuses the same values as the server', async () => {
  const form: GivenForm = {
    address: '/admin/announcement',
    name: 'Announcement',
    typed: { announce: 'We stay', from: '2026-12-01T12:00', to: '2026-12-02T12:00' },
    answers: configurationAnswers,
    call: 'config.update',
    parameter: 'config.',
  };
  expect(await outcomes(form, announcementCases)).toEqual(expected(announcementCases));
});

test('H2: the help text form accepts and refuses the same values as the server', async () => {
  const form: GivenForm = {
    address: '/admin/help?id=a-1',
    name: 'Help text a-1',
    answers: { 'help.update': ({ help }: { help: HelpItem }) => ({ ...answer, ...help, lastUpdate }) },
    call: 'help.update',
    parameter: 'help.',
  };
  expect(await outcomes(form, helpCases)).toEqual(expected(helpCases));
});

test('F3: the note form accepts and refuses the same values as the server', async () => {
  const form: GivenForm = {
    address: `/admin/submissions?reference=${submission.reference}`,
    name: 'New note',
    answers: { 'submissions.load': () => submission, 'submissions.addNote': () => submission },
    call: 'submissions.addNote',
    parameter: '',
  };
  expect(await outcomes(form, noteCases)).toEqual(expected(noteCases));
});
