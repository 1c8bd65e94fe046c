import { fork } from 'node:child_process';
import { on } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HotPages } from '../hot/hot-pages.ts';
import type { BuiltState } from '../hot/hot-updates.ts';
import { CommandError } from './command-error.ts';

const buildApp = fileURLToPath(import.meta.resolve('../build/build-app.ts'));

/**
 * Builds the remote in `folder` and then calls `start`. The output folder is `dist/watch` within `folder`. After each
 * change, builds again and notifies open pages.
 * @param start - receives the output folder and the open pages. Returns a function that shows a new build
 * @throws CommandError if the first build fails
 */
export async function watchBuild(
  folder: string,
  start: (output: string, pages: HotPages) => Promise<() => void | Promise<void>>,
): Promise<void> {
  const output = join(folder, 'dist/watch');
  // The builder exits when this process exits, because the builder watches the channel between them.
  const builder = fork(buildApp, ['--watch'], { cwd: folder, env: { ...process.env, BUILD_MODE: 'watch' } });
  let pages: HotPages | undefined;
  let show: (() => void | Promise<void>) | undefined;
  try {
    for await (const [message] of on(builder, 'message', { close: ['exit'] })) {
      if (message === 'built') continue;
      const state: BuiltState = message;
      if (!show && state.problem !== null) break;
      pages ??= new HotPages({ [state.name]: output });
      if (!show) show = await start(output, pages);
      else if (state.problem === null) {
        try {
          await show();
        } catch {
          // The next build is already replacing the files. Pages are notified after that build.
          continue;
        }
      }
      pages.tell({ ...state, isLive: true });
    }
  } finally {
    builder.kill();
  }
  if (!show) throw new CommandError('The remote does not build. Fix the errors above, and start again.');
}
