import { rollBackByHttp } from '@title24/remote-kit/registry';
import { recordChange } from '../features/audit/record-change.ts';
import { operator } from '../platform/composition/registry/service/local-access.ts';
import { openRegistry } from '../platform/composition/registry/service/open-registry.ts';
import { openBlobStore } from '../platform/composition/registry/store/open-blob-store.ts';
import { throughRegistry } from './registry-command.ts';
import { commandLine, commandName, partArguments, runCommand } from './run-command.ts';

/**
 * `npm run rollback -- mf-wizard [version]`: restores the part's previous version, or the one in `--to`, without
 * restarting the site. A given version is withdrawn only if it is live.
 */
await runCommand(async ({ settings, withDatabase }) => {
  const usage = `${commandLine('rollback')} mf-wizard [live version] [--to=version] [--reason='…']`;
  const { name, version, options } = partArguments(usage, ['to', 'reason']);
  const to = options.to ?? null;
  const reason = options.reason ?? commandName('rollback');
  const { from, to: live } = await throughRegistry<{
    readonly from: string | null;
    readonly to: string | null;
  }>(
    settings.dataDir,
    (address) => rollBackByHttp(address, name, { from: version, to, reason }),
    () =>
      withDatabase(async (db) => {
        const { dataDir } = settings;
        const store = await openBlobStore(settings);
        const { service } = openRegistry({ db, dataDir, store, recordAct: recordChange, log: console });
        return service.rollBack(operator, name, { from: version, to, reason });
      }),
  );
  if (live === null)
    return `${name} ${from} has been withdrawn. No version is left, so its pages return 404 until it is published again.`;
  return from === live
    ? `${name} ${live} is already live.`
    : `${name} ${live} is live again; ${from} has been withdrawn.`;
});
