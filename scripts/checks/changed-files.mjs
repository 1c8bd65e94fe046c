import { spawnSync } from 'node:child_process';
import { workspace } from '../setup/workspace.mjs';

/**
 * Returns the files changed since the current branch diverged from `ref`, including uncommitted, deleted and new files.
 * @throws {Error} if git fails, for example because `ref` does not exist
 */
export function changedFiles(ref) {
  const [base] = git('merge-base', ref, 'HEAD');
  return [
    ...new Set([
      ...git('diff', '--name-only', '--no-renames', base),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: workspace, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
}
