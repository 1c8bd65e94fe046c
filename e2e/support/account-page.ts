import type { Page } from '@playwright/test';
import { logIn } from './accounts.ts';
import { expect, live } from './test.ts';

export const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('title24.token'));
export const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const accountMenu = (page: Page) => bar(page).locator('details', { hasText: 'My Account' });
export const loginButton = (page: Page) => bar(page).getByRole('link', { name: 'Login' });
export const offer = (page: Page) => page.getByRole('region', { name: 'Log in again' });

/** Opens the login page, logs in and waits for the account page. */
export async function openAccount(page: Page, accountName: string): Promise<void> {
  await page.goto('/login?next=/my-account');
  await live(page);
  await logIn(page, accountName);
  await expect(page.getByRole('heading', { name: 'Account info' })).toBeVisible();
}
