import type { Page } from '@playwright/test';
import type { Edit } from './builds.ts';
import { navigateTo } from './navigate.ts';
import type { Site } from './site.ts';
import { expect, live } from './test.ts';

/** URL patterns for files of mf-content, the part that most tests of broken parts use. */
export const entry = '**/assets/mf-content/remoteEntry.*.js*';
export const firstChunk = '**/assets/mf-content/lifecycles.*.js';
export const screenChunk = '**/assets/mf-content/prices.*.js';

export const notice = (page: Page) =>
  page.getByRole('main').getByText('This part of the page could not be loaded');
export const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });
/** Expects that 'Try again' loads the repaired part. */
export async function expectRecovery(page: Page): Promise<void> {
  await tryAgain(page).click();
  await live(page);
  await expect(prices(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
}
export const prices = (page: Page) => page.getByRole('table', { name: 'Do-It-Yourself Base Services' });

export const provoked = [
  /^error: (mf-content: )?(RemoteLoadError|ChunkLoadError)/,
  // Loading a fresh copy of a part causes this message.
  /"mf_content" is already registered/,
  /Failed to load resource.*mf-content/,
  /integrity/,
  // A truncated script causes a syntax error, whose message depends on where the script ends.
  /^uncaught: (Invalid|Unexpected|missing) /,
  /net::ERR.*mf-content/,
  /preload/,
];

/** Expects that the layout and another part work, and that the broken part's page still shows the failure notice. */
export async function expectTheRestToWork(page: Page) {
  const services = page.getByRole('navigation', { name: 'Main' }).getByText('Services', { exact: true });
  await services.click();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Do It Yourself' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  const path = new URL(page.url()).pathname;
  await navigateTo(page, '/cost-estimator');
  await expect(notice(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(notice(page)).toBeVisible();
}

export const throwing = '(()=>{throw new Error("broken on purpose")})()';
export const endless = '(()=>{for(;;);})()';
/** Returns an edit that replaces the heading of the price schedule with the expression `by`. */
export const wrecked = (by: string, where: RegExp): Edit => {
  return (text, file) => (where.test(file) ? text.replace(/(["'`])Service and Price Schedule\1/g, by) : text);
};
const laterName = 'A Later Name';
/**
 * Returns an edit that breaks a part's server rendering only after {@link breakLater}, so that the part
 * passes the trial rendering before its release. After `breakLater`, the expression `by` replaces the rendering.
 */
export const wreckedLater = (by: string): Edit => {
  const wrapper = `;{const{render}=module.exports;module.exports={render:(request)=>request.config.company.name==="${laterName}"?${by}:render(request)}}`;
  return (text, file) => (file.startsWith('render/') ? text + wrapper : text);
};
/** Changes the company name, which breaks a part edited with {@link wreckedLater}. */
export async function breakLater(site: Site): Promise<void> {
  await site.sql(
    `update site_configuration set document = jsonb_set(document, '{company,name}', '"${laterName}"')`,
  );
  const page = async () => (await fetch(`${site.url}/cost-estimator`)).text();
  await expect.poll(page, { timeout: 20_000 }).toContain(laterName);
}
export const brokenOnPurpose = [
  /broken on purpose/,
  /mf-content/,
  /Minified React error #(422|423)/,
  ...provoked,
];
