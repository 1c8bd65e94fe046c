import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { estimator, field, opener, residential } from '../support/estimator.ts';
import { copyRepository } from '../support/repository-copy.ts';
import { expect, live, test } from '../support/test.ts';

test.describe.configure({ mode: 'default' });
test.setTimeout(600_000);

/** Time for a rebuild on a loaded machine. */
const slow = { timeout: 90_000 };

const page = 'mf-estimator/src/page/estimator-page.tsx';

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(typeof address === 'object' ? address?.port : address);
}

test('K9: under npm run dev, saving a remote’s file updates the open page and keeps entered text, and saving a shell or server file reloads the page', async ({
  page: tab,
  allowConsole,
}) => {
  // The connection fails while the server restarts.
  allowConsole(/ERR_CONNECTION_REFUSED/);
  const copy = await copyRepository(['server', 'shell', 'embedded-postgres', 'plan-reader', 'mf-estimator']);
  const dev = copy.start('.', ['scripts/dev.mjs', 'mf-estimator'], {
    PORT: await freePort(),
    DATA_DIR: '.data/dev',
  });
  const change = async (file: string, from: string, to: string) => {
    const path = join(copy.folder, file);
    const text = await readFile(path, 'utf8');
    expect(text).toContain(from);
    await writeFile(path, text.replace(from, to));
  };
  // The page cannot be queried during a reload.
  const mark = () => tab.evaluate(() => 'mark' in window).catch(() => true);
  const setMark = () => tab.evaluate(() => Object.assign(window, { mark: true }));
  try {
    const [, url = ''] = await dev.says(/^Ready: (http\S+)$/m);
    await tab.goto(`${url}${estimator}`);
    await live(tab);
    if (!(await field(tab, 'Floor area').isVisible())) await opener(residential(tab)).click();
    await field(tab, 'Floor area').fill('1234');
    await setMark();

    await change(page, 'title="Sample prices"', 'title="Prices of examples"');
    await expect(tab.getByRole('heading', { name: 'Prices of examples' })).toBeVisible(slow);
    await expect(field(tab, 'Floor area')).toHaveValue('1234');

    await change(page, 'title="Prices of examples"', 'title=="Prices of examples"');
    await expect(tab.getByRole('alert').filter({ hasText: 'mf-estimator does not build' })).toBeVisible(slow);
    expect(dev.output()).toContain('mf-estimator does not build');
    await change(page, 'title=="Prices of examples"', 'title="Example prices"');
    await expect(tab.getByRole('heading', { name: 'Example prices' })).toBeVisible(slow);
    await expect(tab.getByText('does not build')).toHaveCount(0);
    await expect(field(tab, 'Floor area')).toHaveValue('1234');
    expect(await mark()).toBe(true);

    await expect
      .poll(async () => (await fetch(`${url}${estimator}`)).text(), slow)
      .toContain('Example prices');
    await tab.reload();
    await live(tab);

    await setMark();
    await change(
      'shell/src/index.ts',
      'setTimeout(startShell);',
      'setTimeout(startShell);\ndocument.title += "";',
    );
    await expect.poll(mark, slow).toBe(false);
    await live(tab);

    await setMark();
    await change('server/src/platform/composition/routes/theme.route.ts', '\n', '\n// Changed.\n');
    await expect.poll(mark, slow).toBe(false);
    expect(dev.output()).toContain('The server restarts');
    await live(tab);
    await tab.goto('about:blank');
  } finally {
    await dev.interrupt();
    await copy.remove();
  }
});
