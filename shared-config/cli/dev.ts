import { fork } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FixtureSite, startFixtureSite, statesPath } from '../fixture-site/fixture-site.ts';
import { build } from './build.ts';
import { CommandError } from './command-error.ts';
import { loadFixtures } from './load-fixtures.ts';

const buildApp = fileURLToPath(import.meta.resolve('../build/build-app.ts'));

/** Milliseconds without a write after which a build, which writes several files, counts as complete. */
const debounceMs = 250;

/**
 * Shows the remote in this folder inside the real shell until the process is stopped. Each state of its fixtures has
 * its own port, and pages are reloaded after each change.
 */
export async function develop(folder: string, port: number): Promise<void> {
  if (!(await build(folder, 'development')))
    throw new CommandError('The remote does not build. Fix the errors above, and start again.');
  const output = join(folder, 'dist/development');
  const sites: FixtureSite[] = [];
  const addresses = () => sites.flatMap((site) => site.addresses().map((path) => site.url + path));
  for (const fixtures of Object.values(await loadFixtures(folder)))
    sites.push(
      await startFixtureSite({
        build: output,
        fixtures,
        port: port && port + sites.length,
        liveReload: true,
        addresses,
      }),
    );
  // The watching build ends with this process, because the build monitors the channel between them.
  fork(buildApp, ['--watch'], { cwd: folder, env: { ...process.env, BUILD_MODE: 'development' } });
  const printed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  watch(join(output, 'browser'), () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      try {
        for (const site of sites) site.reload();
      } catch {
        // The build is only partly written. This function runs again when the build is complete.
      }
      for (const problem of sites.flatMap((site) => site.problems)) {
        if (!printed.has(problem)) console.error(problem);
        printed.add(problem);
      }
    }, debounceMs);
  });
  for (const address of addresses()) console.log(address);
  console.log(`All of them: ${sites[0]?.url}${statesPath}`);
}
