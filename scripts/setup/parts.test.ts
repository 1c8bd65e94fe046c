import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProblem } from './parts.mjs';

let repository: string;

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), 'title24-scripts-'));
  const manifest = (folder: string, content: object) => {
    mkdirSync(join(repository, folder), { recursive: true });
    writeFileSync(join(repository, folder, 'package.json'), JSON.stringify(content));
  };
  manifest('.', { workspaces: ['shared-config', 'shell', 'mf-wizard', 'mf-misnamed'] });
  for (const name of ['shared-config', 'shell', 'mf-wizard', 'mf-example'])
    manifest(name, { name: `@title24/${name}` });
  manifest('mf-misnamed', { name: 'mf-misnamed' });
});
afterAll(() => rmSync(repository, { recursive: true }));

test.each(['shell', 'mf-wizard'])('%s can be built', (name) => {
  expect(buildProblem(name, repository)).toBeNull();
});

test.each([
  ['mf-example', /mf-example is not a workspace yet\. Add "mf-example" to "workspaces".*npm install/],
  ['mf-nothing', /There is no part mf-nothing\. The parts are shell, mf-wizard, mf-misnamed\./],
  ['../mf-wizard', /There is no part/],
  ['shared-config', /shared-config is not a part/],
  ['mf-misnamed', /mf-misnamed\/package\.json must have the name @title24\/mf-misnamed/],
])('%s cannot be built, and the message says why', (name, words) => {
  expect(buildProblem(name, repository)).toMatch(words);
});
