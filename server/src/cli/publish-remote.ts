import { publishByHttp } from '@title24/remote-kit/registry';
import { publishBuild, readWorkspacePart } from '../platform/composition/registry/publish-builds.ts';
import { byCommand } from '../platform/composition/registry/publish-terms.ts';
import { openBlobStore } from '../platform/composition/registry/store/open-blob-store.ts';
import { buildSource } from './build-source.ts';
import { throughRegistry } from './registry-command.ts';
import { partArguments, runCommand } from './run-command.ts';

/** `npm run publish:remote -- mf-wizard`: makes the part's current build live, without restarting the site. */
await runCommand(async ({ settings, workspace, withDatabase }) => {
  const { name, options } = partArguments("npm run publish:remote -- mf-wizard [--reason='…']", ['reason']);
  const { dataDir } = settings;
  const part = await readWorkspacePart(name, { workspace, mode: 'production' });
  const { version } = part.entry.metadata;
  const isChanged = await throughRegistry(
    dataDir,
    async (address) => {
      const source = await buildSource(workspace);
      const reason = options.reason ?? 'npm run publish:remote';
      return (await publishByHttp(address, part, { source, reason })).changed;
    },
    () =>
      withDatabase(async (db) => {
        const store = openBlobStore(settings);
        const terms = byCommand;
        const { outcome } = await publishBuild(name, {
          db,
          dataDir,
          store,
          workspace,
          mode: 'production',
          terms,
        });
        return outcome !== 'unchanged';
      }),
  );
  return isChanged ? `${name} ${version} is live.` : `${name} ${version} is already live.`;
});
