import type { Page } from '@playwright/test';
import { pageFaults } from './accessibility.ts';
import { keyboardFaults } from './keyboard.ts';
import { expect, live, test } from './staff.ts';

/** Staff pages, each with an element that appears once the page's data has loaded. */
export const staffPages = [
  { path: '/admin', role: 'heading', name: 'Recent changes' },
  { path: '/admin/work', role: 'searchbox', name: 'Search all work' },
  { path: '/admin/help', role: 'heading', name: /^A\. / },
  { path: '/admin/help?id=a-7', role: 'textbox', name: 'Answer' },
  { path: '/admin/products', role: 'link', name: /^1001 / },
  { path: '/admin/products?sku=1002', role: 'textbox', name: 'Price' },
  { path: '/admin/products?new', role: 'textbox', name: 'SKU' },
  { path: '/admin/prices', role: 'group', name: 'Commercial' },
  { path: '/admin/company', role: 'group', name: 'Where links lead' },
  { path: '/admin/announcement', role: 'group', name: 'Schedule' },
  { path: '/admin/mail', role: 'heading', name: 'Receipt <b>FS-1</b>' },
  { path: '/admin/accounts', role: 'heading', name: 'ana' },
  { path: '/admin/privacy?person=ana', role: 'table', name: /^Stored about ana/ },
  { path: '/admin/roles', role: 'link', name: 'Analyst' },
  { path: '/admin/roles?name=Analyst', role: 'group', name: 'What customers owe and have paid' },
  { path: '/admin/remotes', role: 'textbox', name: /^Whose token/ },
  { path: '/admin/audit', role: 'searchbox', name: /^Search by/ },
] as const;

/** Expects that each page has no {@link pageFaults} and, in a narrow window, no {@link keyboardFaults}. */
export async function expectSoundStaffPages(page: Page, pages: readonly (typeof staffPages)[number][]) {
  for (const { path, role, name } of pages)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await live(page);
      await expect(page.getByRole('navigation', { name: 'Staff tools' })).toBeVisible();
      await expect(page.getByRole('main').getByRole(role, { name }).first()).toBeVisible();
      await expect(page.getByText('Loading')).toHaveCount(0);
      expect.soft(await pageFaults(page), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      expect.soft(await keyboardFaults(page), path).toEqual([]);
    });
}
