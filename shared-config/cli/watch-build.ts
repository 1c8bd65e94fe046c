import { fork } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildMode } from '../build/build-mode.ts';
import { build } from './build.ts';
import { CommandError } from './command-error.ts';

const buildApp = fileURLToPath(import.meta.resolve('../build/build-app.ts'));

/** A build writes several files. It counts as complete when no file has been written for this many milliseconds. */
const debounceMs = 250;

/**
 * Builds the remote in this folder into `dist/<mode>` and calls `start`. Then builds again after each change until
 * the process receives a signal to exit.
 * @param start - receives the output folder, and returns a function that shows a new build
 * @throws CommandError if the first build fails
 */
export async function watchBuild(
  folder: string,
  mode: BuildMode,
  start: (output: string) => Promise<() => void>,
): Promise<void> {
  if (!(await build(folder, mode)))
    throw new CommandError('The remote does not build. Fix the errors above, and start again.');
  const output = join(folder, 'dist', mode);
  const show = await start(output);
  // The forked build exits together with this process, because it watches the channel between the two.
  fork(buildApp, ['--watch'], { cwd: folder, env: { ...process.env, BUILD_MODE: mode } });
  let timer: NodeJS.Timeout | undefined;
  watch(join(output, 'browser'), () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      try {
        show();
      } catch {
        // The build is only partly written. This callback runs again once the rest has been written.
      }
    }, debounceMs);
  });
}
