import { rollBackByHttp } from '@title24/remote-kit/registry';
import { rollBackTo } from '../platform/composition/registry/roll-back.ts';
import { throughRegistry } from './registry-command.ts';
import { partArguments, runCommand } from './run-command.ts';

/**
 * `npm run rollback -- mf-wizard [version]`: restores the part's previous version, or the one in `--to`, without
 * restarting the site. A given version is withdrawn only if it is live.
 */
await runCommand(async ({ settings, withDatabase }) => {
  const usage = "npm run rollback -- mf-wizard [live version] [--to=version] [--reason='…']";
  const { name, version, options } = partArguments(usage, ['to', 'reason']);
  const to = options.to ?? null;
  const reason = options.reason ?? 'npm run rollback';
  const { from, to: live } = await throughRegistry<{
    readonly from: string | null;
    readonly to: string | null;
  }>(
    settings.dataDir,
    (address) => rollBackByHttp(address, name, { from: version, to, reason }),
    () =>
      withDatabase((db) =>
        rollBackTo(db, name, { from: version, to, by: { name: 'the command line', reason } }),
      ),
  );
  if (live === null)
    return `${name} ${from} has been withdrawn. No version is left, so its pages return 404 until it is published again.`;
  return from === live
    ? `${name} ${live} is already live.`
    : `${name} ${live} is live again; ${from} has been withdrawn.`;
});
