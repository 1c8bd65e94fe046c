import { fork } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sampleAddresses } from '../contract/index.ts';
import { startFixtureSite } from '../fixture-site/fixture-site.ts';
import { build } from './build.ts';
import { CommandError } from './command-error.ts';
import { loadFixtures } from './load-fixtures.ts';

const buildApp = fileURLToPath(import.meta.resolve('../build/build-app.ts'));

/** A build writes several files; it is complete once nothing has been written for this long, in milliseconds. */
const debounceMs = 250;

/**
 * Shows the remote in this folder inside the real shell, with its fixtures, and reloads it after each change, until the
 * process is asked to exit.
 */
export async function develop(folder: string, port: number): Promise<void> {
  if (!(await build(folder, 'development')))
    throw new CommandError('The remote does not build. Fix the errors above, and start again.');
  const output = join(folder, 'dist/development');
  const site = await startFixtureSite({
    build: output,
    fixtures: await loadFixtures(folder),
    port,
    liveReload: true,
  });
  // The watching build ends with this process, whose channel it watches.
  fork(buildApp, ['--watch'], { cwd: folder, env: { ...process.env, BUILD_MODE: 'development' } });
  let printed = 0;
  let timer: NodeJS.Timeout | undefined;
  watch(join(output, 'browser'), () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      try {
        site.reload();
      } catch {
        // The build is only partly written; once the rest is, this runs again.
      }
      for (const problem of site.problems.slice(printed)) console.error(problem);
      printed = site.problems.length;
    }, debounceMs);
  });
  for (const path of site.entry().extras.routes.flatMap(sampleAddresses)) console.log(site.url + path);
}
