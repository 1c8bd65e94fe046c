import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { axeFindings } from '../support/accessibility.ts';
import { expect, test } from '../support/kit-team.ts';
import { navigateTo } from '../support/navigate.ts';
import { reactCopies, recordReactCopies } from '../support/react-copies.ts';
import { registryToken } from '../support/registry-token.ts';
import { live } from '../support/test.ts';

// These tests run one after another, because each puts a heavy load on the machine.
test.describe.configure({ mode: 'default' });
test.setTimeout(600_000);

test('K3: create:remote creates a workspace, and refuses to create it again', async ({
  kitTeam: { copy, create },
}) => {
  const readJson = async (file: string) => JSON.parse(await readFile(join(copy.folder, file), 'utf8'));
  expect(await create('mf-made')).toContain('Next: npm test -w mf-made');
  expect((await readJson('package.json')).workspaces).toContain('mf-made');
  const { packages } = await readJson('package-lock.json');
  expect(packages['mf-made']).toMatchObject({ name: '@title24/mf-made' });
  expect(packages['node_modules/@title24/mf-made']).toEqual({ resolved: 'mf-made', link: true });
  expect(existsSync(join(copy.folder, 'node_modules/@title24/mf-made/remote.config.ts'))).toBe(true);

  const again = await copy.start('.', ['scripts/create-remote.mjs', 'mf-made']).ended;
  expect(again.code).toBe(1);
  expect(again.output).toContain('already contains a remote. Choose another folder.');
  const { workspaces } = await readJson('package.json');
  expect(workspaces.filter((each: string) => each === 'mf-made')).toHaveLength(1);
});

test('K4: `remote dev` shows a remote within the real shell and updates it after a change', async ({
  page,
  kitTeam: { change, copy, create },
}) => {
  await create('mf-shown');
  const command = join(copy.folder, 'shared-config/cli/remote.ts');
  const dev = copy.start('mf-shown', [command, 'dev', '--port', '0']);
  try {
    const [, address = ''] = await dev.says(/^(http:\/\/127\.0\.0\.1:\d+\/shown)$/m);
    await page.goto(address);
    await expect(page.locator('html[data-live="mf-shown"]')).toBeAttached();
    await expect(page.getByText('0 products')).toBeVisible();
    await page.getByRole('button', { name: 'Count: 0' }).click();
    await change('mf-shown', 'src/page.tsx', 'This page has its own repository.', 'This page was changed.');
    await expect(page.getByText('This page was changed.')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Count: 1' })).toBeVisible();
    await change('mf-shown', 'fixtures.ts', '() => []', "() => [{ id: 1, name: 'Fee' }] as never");
    await expect(page.getByText('1 products')).toBeVisible({ timeout: 60_000 });
    await change('mf-shown', 'remote.config.ts', "path: '/shown'", "path: '/shown/:id'");
    await dev.says(/without samples/);
    await change('mf-shown', 'remote.config.ts', "path: '/shown/:id'", "path: '/shown'");
    await dev.says(/mf-shown builds again/);
    await page.goto('about:blank');
    await dev.interrupt();
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  } finally {
    await dev.interrupt();
  }
});

test('K4: `remote develop` shows a developer’s local build inside a deployed site, only to that developer', async ({
  page,
  kitTeam: { change, copy, create, site },
}) => {
  await create('mf-local');
  const command = join(copy.folder, 'shared-config/cli/remote.ts');
  const develop = copy.start('mf-local', [command, 'develop', '--against', site.url, '--port', '0']);
  try {
    const [, address = ''] = await develop.says(/^(http:\/\/localhost:\d+\/local)$/m);
    await page.goto(address);
    await live(page);
    await page.getByRole('button', { name: 'Count: 0' }).click();
    await page.evaluate(() => Object.assign(window, { mark: true }));
    await page.getByText('Parts of this page').click();
    await expect(page.getByText('mf-local local: this machine')).toBeVisible();
    await navigateTo(page, '/services');
    await expect(page.getByText(/^mf-content .*: (localhost|127)/)).toBeVisible();
    await navigateTo(page, '/local');
    const mark = () => page.evaluate(() => 'mark' in window).catch(() => true);
    const slow = { timeout: 90_000 };
    await page.getByRole('button', { name: 'Count: 0' }).click();
    await change('mf-local', 'src/page.tsx', '<Note ', '<input aria-label="Name" />\n      <Note ');
    await page.getByLabel('Name').fill('Ana', slow);
    await change('mf-local', 'src/page.tsx', 'This page has its own repository.', 'This page was changed.');
    await expect(page.getByText('This page was changed.')).toBeVisible(slow);
    await change('mf-local', 'src/page.tsx', '<Note ', '<<Note ');
    await expect(page.getByRole('alert').filter({ hasText: 'mf-local does not build' })).toBeVisible(slow);
    await change('mf-local', 'src/page.tsx', '<<Note ', '<Note ');
    await change('mf-local', 'src/note.tsx', '{text}', '{text} So was the note.');
    await expect(page.getByText('This page was changed. So was the note.')).toBeVisible(slow);
    await expect(page.getByText('does not build')).toHaveCount(0);
    await expect(page.getByLabel('Name')).toHaveValue('Ana');
    await expect(page.getByRole('button', { name: 'Count: 1' })).toBeVisible();
    expect(await mark()).toBe(true);

    // React Refresh cannot update a module that also exports something other than components.
    await change('mf-local', 'src/page.tsx', '/** The remote', 'export const size = 1;\n\n/** The remote');
    await expect.poll(mark, slow).toBe(false);
    await live(page);
    await expect(page.getByRole('button', { name: 'Count: 0' })).toBeVisible();
    expect((await page.request.get(`${site.url}/local`)).status()).toBe(404);
  } finally {
    await page.goto('about:blank');
    await develop.interrupt();
  }
});

test('K2: `remote publish`, `screens`, `preview`, `status`, `add` and `rollback` work through the registry service', async ({
  page,
  request,
  kitTeam: { change, copy, create, remote, site },
}) => {
  await create('mf-sent');
  const token = await registryToken(site, { names: ['mf-sent'], paths: ['/sent'] });
  const text = async () => (await request.get(`${site.url}/sent`)).text();
  const publish = async (reason: string) => {
    const { code, output } = await remote('mf-sent', ['publish', '--reason', reason], token);
    expect(code, output).toBe(0);
    return /^mf-sent (\S+) is live on /m.exec(output)?.[1] ?? '';
  };
  const first = await publish('The first one');
  await expect.poll(text, { timeout: 20_000 }).toContain('This page has its own repository.');
  const same = await remote('mf-sent', ['screens', '--against', 'live'], token);
  expect(same.code, same.output).toBe(0);
  await change('mf-sent', 'src/page.tsx', 'This page has its own repository.', 'This page is the second.');
  const compared = await remote('mf-sent', ['screens', '--against', 'live'], token);
  const difference = /^default: \/sent differs from the live version in [\d,]+ pixels: (\S+\.png)$/m;
  expect(compared.output).toMatch(difference);
  expect(existsSync(difference.exec(compared.output)?.[1] ?? '')).toBe(true);
  expect(compared.code).toBe(1);
  await change('mf-sent', 'remote.config.ts', "name: 'mf-sent',", "name: 'mf-sent',\n  isolate: true,");
  const previewed = await remote('mf-sent', ['preview'], token);
  expect(previewed.output).toMatch(/contains its own React: each of its pages loads \d+\.\d kB more/);
  const [link = ''] = /http:\S+\/preview\/\S+/.exec(previewed.output) ?? [];
  await recordReactCopies(page);
  await page.goto(link);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start the preview' }).click();
  await expect(page.getByText('This page is the second.')).toBeVisible();
  await live(page);
  expect(await reactCopies(page)).toBe(2);
  expect(await axeFindings(page)).toEqual([]);
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await navigateTo(page, '/services');
  await navigateTo(page, '/sent');
  await expect(page.getByText('This page is the second.')).toBeVisible();
  expect(await text()).toContain('This page has its own repository.');
  await bar.getByRole('button', { name: 'End the preview' }).click();
  await expect(page.getByText('This page has its own repository.')).toBeVisible();
  await expect(bar).toHaveCount(0);
  const second = await publish('The second one');
  expect(second).not.toBe(first);
  await expect.poll(text, { timeout: 20_000 }).toContain('This page is the second.');

  const before = await remote('mf-sent', ['status'], token);
  expect(before.output).toContain(`mf-sent ${second} is live on ${site.url}`);
  expect(before.output).toMatch(new RegExp(`^\\* ${escaped(second)}  released .*: The second one`, 'm'));
  expect(before.output).toMatch(new RegExp(`^  ${escaped(first)}  released .*: The first one`, 'm'));

  const added = await remote('mf-sent', ['add', 'mf-sent/note'], token);
  expect(added.code, added.output).toBe(0);
  const copied = await readFile(join(copy.folder, 'mf-sent/src/parcels/mf-sent/note.ts'), 'utf8');
  expect(copied).toContain("{ remote: 'mf-sent', parcel: 'note' }");

  const all = await remote('mf-sent', ['status', '--all'], token);
  expect(all.output).toMatch(/^shell {2}\S+ {2}contract 2\.\d+\.\d+ {2}React 19\.\d+\.\d+$/m);
  expect(all.output).toMatch(/^A shell with contract 3 waits for .*\bmf-sent\b/m);
  // The second version contains its own React.
  expect(all.output).toMatch(/^A shell with React 20 waits for (?!.*\bmf-sent\b)/m);

  const back = await remote('mf-sent', ['rollback', '--reason', 'It was too loud'], token);
  expect(back.output).toContain(
    `mf-sent ${first} is live for all visitors of ${site.url}; ${second} is withdrawn`,
  );
  await expect.poll(text, { timeout: 20_000 }).toContain('This page has its own repository.');
  const after = await remote('mf-sent', ['status'], token);
  expect(after.output).toMatch(new RegExp(`^  ${escaped(second)} .*withdrawn .*: It was too loud$`, 'm'));

  const forth = await remote('mf-sent', ['rollback', second], token);
  expect(forth.output).toContain(`mf-sent ${second} is live for all visitors`);
  await expect.poll(text, { timeout: 20_000 }).toContain('This page is the second.');
});

const escaped = (text: string) => text.replace(/[.+]/g, '\\$&');

const answerPage = `import { NotFound, usePageLoader } from '@title24/remote-kit/runtime';
import { loadAnswer } from './load-answer.ts';

export function Page() {
  const answer = usePageLoader('/answer/:id', loadAnswer);
  if (answer.status === 'missing') return <p>There is no such answer.<NotFound title="No such answer" /></p>;
  const text = answer.status === 'ready' && answer.data.question + ' of ' + answer.data.count;
  return <p>{text} <a href="/answer/nothing">None</a> <a href="/answer/c-11">Next</a></p>;
}
`;

const answerLoader = `import type { PageLoader } from '@title24/remote-kit/contract';
import { publicHelp } from '@title24/remote-kit/rpc';

export const loadAnswer: PageLoader<{ question: string; count: number }> = async ({ params, call }) => {
  const { question, category } = await call(publicHelp.findById, { id: params.id ?? '' });
  return { question, count: (await call(publicHelp.findByCategory, { category })).length };
};
`;

test('K2: each URL of a route with a parameter returns a page with the loader’s data, or a 404; `remote screens` fails on a serious axe fault', async ({
  page,
  allowConsole,
  kitTeam: { change, copy, create, remote, site },
}) => {
  allowConsole(/status of 404/);
  await create('mf-answer');
  await writeFile(join(copy.folder, 'mf-answer/src/page.tsx'), answerPage);
  await writeFile(join(copy.folder, 'mf-answer/src/load-answer.ts'), answerLoader);
  const loader = "loader: () => import('./src/load-answer.ts').then(({ loadAnswer }) => loadAnswer)";
  await change('mf-answer', 'remote.config.ts', 'data: [productsRequest]', loader);
  await change('mf-answer', 'remote.config.ts', "path: '/answer'", "path: '/answer/:id'");
  const token = await registryToken(site, { names: ['mf-answer'], paths: ['/answer'] });
  const refused = await remote('mf-answer', ['screens'], token);
  expect(refused.output).toContain('mf-answer declares /answer/:id without samples');
  expect(refused.code).toBe(1);

  const samples = "path: '/answer/:id', samples: ['/answer/c-10', '/answer/nothing']";
  await change('mf-answer', 'remote.config.ts', "path: '/answer/:id'", samples);
  await change('mf-answer', 'src/page.tsx', 'Next</a>', 'Next</a><input />');
  const faulty = await remote('mf-answer', ['screens'], token);
  expect(faulty.output).toMatch(/^default: \/answer\/c-10 fails axe: label: <input/m);
  expect(faulty.code).toBe(1);
  await change('mf-answer', 'src/page.tsx', '<input />', '');
  const published = await remote('mf-answer', ['publish'], token);
  expect(published.code, published.output).toBe(0);
  const status = async (path: string) => (await page.request.get(site.url + path)).status();
  await expect.poll(() => status('/answer/c-10'), { timeout: 20_000 }).toBe(200);
  expect([await status('/answer/nothing'), await status('/answer'), await status('/answer/c-10/x')]).toEqual([
    404, 404, 404,
  ]);

  const html = await (await page.request.get(`${site.url}/answer/c-10`)).text();
  expect(html).toMatch(/<p>What are CF1R, [^<]* of 1\d\b/);
  const calls: string[] = [];
  page.on('request', (each) => calls.push(...(each.url().match(/\/rpc\/.*help.*/) ?? [])));
  await page.goto(`${site.url}/answer/c-10`);
  await expect(page.locator('html[data-live="mf-answer"]')).toBeAttached();
  await expect(page.getByText(/^What are CF1R, .* of 1\d\b/)).toBeVisible();
  expect(calls).toEqual([]);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText(/^What is field verification .* of 1\d\b/)).toBeVisible();
  expect(calls).toHaveLength(2);
  await page.goBack();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/answer\/c-10$/);
  await page.getByRole('link', { name: 'None' }).click();
  await expect(page.getByText('There is no such answer.')).toBeVisible();
  const noIndex = page.locator('meta[name="robots"][content="noindex"]');
  await expect(noIndex).toBeAttached();
  await expect(page).toHaveTitle(/^No such answer \| /);
  await page.goBack();
  await expect(page.getByText('There is no such answer.')).toBeHidden();
  await expect(noIndex).not.toBeAttached();
  await page.goto(`${site.url}/answer/nothing`);
  await expect(page).toHaveTitle(/^No such answer \| /);
  await expect(noIndex).toBeAttached();
});

test('K2: a missing token, a wrong token and another team’s token are refused before anything is built', async ({
  kitTeam: { copy, create, remote, site },
}) => {
  await create('mf-foreign');
  const foreign = await registryToken(site, { names: ['mf-other'], paths: ['/other'] });
  for (const command of ['publish', 'status', 'rollback']) {
    const { code, output } = await remote('mf-foreign', [command], foreign);
    expect(output).toMatch(/^This token .*mf-foreign/m);
    expect(output).not.toMatch(/\n {4}at /);
    expect(code).toBe(1);
  }
  const wrong = await remote('mf-foreign', ['publish'], 't24r_nothing');
  expect(wrong.output).toContain('This token is invalid, expired or revoked.');
  const none = await remote('mf-foreign', ['publish'], '');
  expect(none.output).toContain('Set REGISTRY_TOKEN to the token');
  expect(existsSync(join(copy.folder, 'mf-foreign/dist'))).toBe(false);
});
