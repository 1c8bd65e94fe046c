import { publishByHttp } from '@title24/remote-kit/registry';
import { readWorkspacePart } from '../platform/composition/registry/publish-builds.ts';
import { buildSource } from './build-source.ts';
import { callRegistry } from './registry-of-site.ts';
import { commandLine, commandName, partArguments, runCommand } from './run-command.ts';

/** `npm run publish:remote -- mf-wizard` publishes the remote's current build to the running site. */
await runCommand(async ({ settings, workspace }) => {
  const { name, options } = partArguments(`${commandLine('publish:remote')} mf-wizard [--reason='…']`, [
    'reason',
  ]);
  const part = await readWorkspacePart(name, { workspace, mode: 'production' });
  const { version } = part.entry.metadata;
  const source = await buildSource(workspace);
  const reason = options.reason ?? commandName('publish:remote');
  const { changed, untried = [] } = await callRegistry(settings.dataDir, (address) =>
    publishByHttp(address, part, { source, reason }),
  );
  const outcome = changed ? `${name} ${version} is live.` : `${name} ${version} is already live.`;
  return [outcome, ...untried].join('\n');
});
