import { rollBackByHttp } from '@title24/remote-kit/registry';
import { recordChange } from '../features/audit/record-change.ts';
import { operator } from '../platform/composition/registry/service/local-access.ts';
import { openRegistry } from '../platform/composition/registry/service/open-registry.ts';
import { openBlobStore } from '../platform/composition/registry/store/open-blob-store.ts';
import { throughRegistry } from './registry-command.ts';
import { commandLine, commandName, partArguments, runCommand } from './run-command.ts';

/**
 * `npm run rollback -- mf-wizard [version]`: makes the part's previous version, or the given one, live again, as `npx remote
 * rollback` does, without restarting the site.
 */
await runCommand(async ({ settings, withDatabase }) => {
  const usage = `${commandLine('rollback')} mf-wizard [version] [--reason='…']`;
  const { name, version: to, options } = partArguments(usage, ['reason']);
  const reason = options.reason ?? commandName('rollback');
  const { from, to: live } = await throughRegistry<{
    readonly from: string | null;
    readonly to: string | null;
  }>(
    settings.dataDir,
    (address) => rollBackByHttp(address, name, { from: null, to, reason }),
    () =>
      withDatabase(async (db) => {
        const { dataDir } = settings;
        const store = await openBlobStore(settings);
        const { service } = openRegistry({ db, dataDir, store, recordAct: recordChange, log: console });
        return service.rollBack(operator, name, { from: null, to, reason });
      }),
  );
  if (live === null)
    return `${name} ${from} has been withdrawn. No version is left, so its pages return 404 until it is published again.`;
  return from === live
    ? `${name} ${live} is already live.`
    : `${name} ${live} is live again; ${from} has been withdrawn.`;
});
