import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/kit-team.ts';
import { registryToken } from '../support/registry-token.ts';

test('K2 a token of another team, none, and a wrong one are refused in words, before anything is built', async ({
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
