import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyRepository, type RepositoryCopy } from './repository-copy.ts';
import type { RunningCommand } from './running-command.ts';
import { type Site, startSite } from './site.ts';
import { test as base, expect } from './test.ts';

/** A team that creates remotes in a copy of this repository and publishes them to a site. */
export interface KitTeam {
  readonly site: Site;
  readonly copy: RepositoryCopy;
  /**
   * Creates a remote.
   *
   * @returns the output of scripts/create-remote.mjs
   */
  create(name: string): Promise<string>;
  /** Starts a kit command in a remote's folder. Resolves when the command ends. */
  remote(name: string, args: readonly string[], token: string): RunningCommand['ended'];
  /** Replaces a string in one of a remote's files. */
  change(name: string, file: string, from: string, to: string): Promise<void>;
}

/** Playwright's test with a team that all tests of a worker share. No two tests may give a remote the same name. */
export const test = base.extend<object, { readonly kitTeam: KitTeam }>({
  kitTeam: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      const [site, copy] = await Promise.all([startSite(), copyRepository()]);
      const command = join(copy.folder, 'shared-config/cli/remote.ts');
      await use({
        site,
        copy,
        async create(name) {
          const { code, output } = await copy.start('.', ['scripts/create-remote.mjs', name]).ended;
          expect(code, output).toBe(0);
          return output;
        },
        remote: (name, args, token) =>
          copy.start(name, [command, ...args], { REGISTRY_URL: site.url, REGISTRY_TOKEN: token }).ended,
        async change(name, file, from, to) {
          const path = join(copy.folder, name, file);
          const text = await readFile(path, 'utf8');
          expect(text).toContain(from);
          await writeFile(path, text.replace(from, to));
        },
      });
      await site.stop();
      await copy.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

export { expect };
