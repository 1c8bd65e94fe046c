import { createAccount } from '../support/accounts.ts';
import { text } from '../support/drawn-files.ts';
import { detailPath, send } from '../support/inbox.ts';
import { startSession } from '../support/session.ts';
import { call, expect, live, openAs, resultOf, test } from '../support/staff.ts';

test.describe('Inbox: access', () => {
  test('a visitor and a member have no access to pages, calls or files', async ({ page, staffSite }) => {
    const reference = await send(staffSite, [text('plans.txt', 'secret plans')]);
    await page.goto(detailPath(reference));
    await live(page);
    await expect(page.getByRole('heading', { name: 'Please log in' })).toBeVisible();

    const member = await createAccount(staffSite, 'Member');
    await openAs(page, staffSite, member, detailPath(reference));
    await expect(page.getByText('Your role doesn’t include this page')).toBeVisible();
    await expect(page.getByText('plans.txt')).toHaveCount(0);

    const token = await startSession(staffSite, member);
    const calls = [
      ['load', { reference }],
      ['openAll', { reference }],
      ['addNote', { reference, text: 'mine' }],
      ['delete', { reference, lastUpdate: new Date().toISOString() }],
    ] as const;
    for (const [method, params] of calls) {
      const asMember = await call(staffSite, '2.0/submissions', method, params, token);
      expect(asMember.error?.code, method).toBe(-32003);
      const asVisitor = await fetch(`${staffSite.url}/rpc/2.0/submissions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', method, params, id: 1 }),
      });
      expect(asVisitor.status, method).toBe(401);
    }
  });

  test('after a role is revoked, nothing opens, and typed text stays', async ({
    page,
    staffSite,
    allowConsole,
  }) => {
    allowConsole(/403/);
    const reference = await send(staffSite, [text('plans.txt', 'plans')]);
    const analyst = await createAccount(staffSite, 'Analyst');
    await openAs(page, staffSite, analyst, detailPath(reference));
    await page.getByRole('textbox', { name: 'New note' }).fill('Needs a second look');
    const ana = await startSession(staffSite, 'ana');
    const { items } = await resultOf<{ items: { id: string }[] }>(
      staffSite,
      '2.0/accounts',
      'find',
      { search: `${analyst}@` },
      ana,
    );
    await resultOf(staffSite, '2.0/accounts', 'revokeRole', { id: items[0]?.id, role: 'Analyst' }, ana);
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('alert')).toContainText('Your role does not allow this');
    await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('Needs a second look');
    await page.getByRole('button', { name: 'Download plans.txt' }).click();
    await expect(page.getByText('The file was not downloaded')).toBeVisible();
  });
});
