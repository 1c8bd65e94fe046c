import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { screens } from '../support/registry.ts';
import { workspace } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: 'warning';
  readonly url?: string;
  readonly message: string;
  readonly extract?: string;
}

const java = process.env.JAVA_PATH || 'java';
const checker = join(workspace, 'node_modules/vnu-jar/build/dist/vnu.jar');

/** Page states with their own URL. */
const states = [
  '/faq?q=addition',
  '/faq?q=zzzz',
  '/cost-estimator?kind=new&area=2500&multi=1&types=5',
  '/cost-estimator?kind=commercial&area=3000&lighting=1',
  '/cost-estimator?kind=commercial&area=3000',
  '/compliance-wizard?path=residential/addition/by-itself',
  '/no-such-page',
];

/** Returns the W3C checker's findings for these files. */
async function check(files: readonly string[]): Promise<Message[]> {
  const run = promisify(execFile)(
    java,
    ['-Xss2m', '-jar', checker, '--format', 'json', '--exit-zero-always', ...files],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { stderr } = await run;
  return (JSON.parse(stderr) as { messages: Message[] }).messages;
}

test('The W3C checker finds no error in the site’s pages', async ({ served, request, site }, testInfo) => {
  test.setTimeout(180_000);
  const paths = [...(await screens(request, site.url)).map(({ path }) => path), ...states];
  const folder = testInfo.outputPath('html');
  await mkdir(folder, { recursive: true });
  const pathByUrl = new Map<string, string>();
  for (const [index, path] of paths.entries()) {
    const file = join(folder, `${index}.html`);
    await writeFile(file, (await served(path)).html);
    pathByUrl.set(pathToFileURL(file).href.replace('file:///', 'file:/'), path);
  }
  // Proves that the checker reports errors.
  const wrong = join(folder, 'wrong.html');
  await writeFile(wrong, '<!doctype html><html lang="en"><title>Wrong</title><p><div></p></html>');

  const messages = await check([...pathByUrl.keys()].map((url) => url.replace('file:', '')).concat(wrong));
  const errors = messages.filter(({ type }) => type !== 'info');
  expect(errors.some(({ url }) => url?.endsWith('wrong.html'))).toBe(true);
  const found = errors
    .filter(({ url }) => !url?.endsWith('wrong.html'))
    .map(({ url, message, extract }) => `${pathByUrl.get(url ?? '') ?? url}: ${message} ${extract ?? ''}`);
  expect([...new Set(found)]).toEqual([]);
});
