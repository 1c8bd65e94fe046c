import { expect, live, test } from '../support/test.ts';

test('P3 the prices page names the deadline of the quote for plans sent today, with and without a script', async ({
  page,
}) => {
  const date = /^If you send your plans today, \w+day, \w+ \d+, your quote comes by \w+day, \w+ \d+\.$/;
  for (const path of ['/prices', '/full-service']) {
    const served = await (await page.goto(path))?.text();
    const shown = (await page.getByText(date).textContent()) ?? '';
    expect(served).toContain(shown);
    await live(page);
    await expect(page.getByText(date)).toHaveText(date);
  }
});
