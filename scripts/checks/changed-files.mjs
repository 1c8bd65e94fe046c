import { spawnSync } from 'node:child_process';
import { workspace } from '../setup/workspace.mjs';

/**
 * Lists the files that this branch has changed since it diverged from a git ref, committed or not, including deleted
 * and new ones.
 * @throws {Error} if git has no such ref
 */
export function changedFiles(ref) {
  const [base] = git('merge-base', ref, 'HEAD');
  return [
    ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
  ];
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: workspace, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
}
