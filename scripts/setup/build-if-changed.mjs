import { build } from './build.mjs';
import { buildStamp } from './build-stamp.mjs';
import { workspace } from './workspace.mjs';

/**
 * Builds like {@link build}, unless the last build is current.
 * @param {Parameters<typeof build>[0]} [options]
 * @returns whether the builds are there; errors are on the console
 */
export function buildIfChanged(options) {
  const stamp = buildStamp(workspace, options);
  if (stamp.isCurrent()) return true;
  console.log('Building what changed …');
  const succeeded = build(options);
  if (succeeded) stamp.write();
  return succeeded;
}
