import { publishByHttp } from '@title24/remote-kit/registry';
import type { RegistryChange } from '@title24/shared-domain';
import { recordChange } from '../features/audit/record-change.ts';
import { publishBuild, readWorkspacePart } from '../platform/composition/registry/publish-builds.ts';
import { byCommand } from '../platform/composition/registry/publish-terms.ts';
import { openBlobStore } from '../platform/composition/registry/store/open-blob-store.ts';
import { buildSource } from './build-source.ts';
import { throughRegistry } from './registry-command.ts';
import { commandLine, commandName, partArguments, runCommand } from './run-command.ts';

/** `npm run publish:remote -- mf-wizard`: makes the part's current build live, without restarting the site. */
await runCommand(async ({ settings, workspace, withDatabase }) => {
  const { name, options } = partArguments(`${commandLine('publish:remote')} mf-wizard [--reason='…']`, [
    'reason',
  ]);
  const { dataDir } = settings;
  const part = await readWorkspacePart(name, { workspace, mode: 'production' });
  const { version } = part.entry.metadata;
  const source = await buildSource(workspace);
  const reason = options.reason ?? commandName('publish:remote');
  const { changed, untried = [] } = await throughRegistry<Pick<RegistryChange, 'changed' | 'untried'>>(
    dataDir,
    (address) => publishByHttp(address, part, { source, reason }),
    () =>
      withDatabase(async (db) => {
        const store = await openBlobStore(settings);
        const terms = byCommand;
        const { outcome } = await publishBuild(name, {
          db,
          dataDir,
          store,
          workspace,
          mode: 'production',
          terms,
          recordAct: recordChange,
          source,
          reason,
        });
        return { changed: outcome !== 'unchanged' };
      }),
  );
  const outcome = changed ? `${name} ${version} is live.` : `${name} ${version} is already live.`;
  return [outcome, ...untried].join('\n');
});
