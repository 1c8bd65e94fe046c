import { publishBuild } from '../platform/composition/registry/publish-builds.ts';
import { byCommand } from '../platform/composition/registry/publish-terms.ts';
import { partArgument, runCommand } from './run-command.ts';

/** `npm run publish:remote -- mf-wizard`: makes the part's present build live, without a restart of the site. */
await runCommand(async ({ db, dataDir, workspace }) => {
  const part = partArgument('npm run publish:remote -- mf-wizard');
  const options = { db, dataDir, workspace, mode: 'production', terms: byCommand };
  const { name, version, outcome } = await publishBuild(part, options);
  return outcome === 'unchanged' ? `${name} ${version} is live already.` : `${name} ${version} is live.`;
});
