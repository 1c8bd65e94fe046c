import type { Locator, Page } from '@playwright/test';
import type { EstimatorCase } from './estimator-cases.ts';
import type { ServedPage } from './served-page.ts';
import { expect, live } from './test.ts';

export const estimator = '/cost-estimator';
const half = (page: Page, title: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
export const residential = (page: Page) => half(page, 'Residential Cost Estimator');
export const commercial = (page: Page) => half(page, 'Commercial Cost Estimator');
export const halfOf = (page: Page, kind: string) =>
  kind === 'commercial' ? commercial(page) : residential(page);
/** Returns the button that opens and closes one half of the estimator. */
export const opener = (half: Locator) => half.locator(':scope > summary');
export const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true }).filter({ visible: true });
export const result = (page: Page, label: string) =>
  page.getByRole('status', { name: label, exact: true }).filter({ visible: true });
export const update = (page: Page) =>
  page.getByRole('button', { name: 'Update estimate' }).filter({ visible: true });

export const choices: Readonly<Record<string, string>> = {
  new: 'New building',
  'existing-plus': 'Existing building plus addition',
  addition: 'Addition by itself',
  envelope: 'Envelope only',
  'dwelling-units': 'Alteration that adds dwelling units',
};
export const labels: Readonly<Record<string, string>> = {
  area: 'Floor area',
  existing: 'Existing floor area',
  addition: 'Addition floor area',
  types: 'Number of unique unit types',
  units: 'Added dwelling units',
  multi: 'More than 1 dwelling unit',
  envelope: 'Envelope',
  mechanical: 'Mechanical',
  lighting: 'Lighting',
};

export async function openForm(page: Page, kind: string) {
  await page.goto(`${estimator}?kind=${kind}`);
  await live(page);
}

export async function expectResults(page: Page, results: EstimatorCase['results']) {
  for (const [label, words] of Object.entries(results))
    await expect.soft(result(page, label), label).toHaveText(words);
}

/** Returns a labeled result's text in the server-rendered page; undefined if there is none. */
export function outputOf(page: ServedPage, label: string): string | undefined {
  const outputs = page.all('output') as HTMLOutputElement[];
  return outputs.find((output) => output.labels[0]?.textContent === label)?.textContent ?? undefined;
}
