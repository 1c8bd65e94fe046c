import { rollBackByHttp } from '@title24/remote-kit/registry';
import { callRegistry } from './registry-of-site.ts';
import { commandLine, commandName, partArguments, runCommand } from './run-command.ts';

/**
 * `npm run rollback -- mf-wizard [version]` rolls the remote back to this version in the running site. Without a
 * version, it rolls back to the previous one. If a canary is running and no version is given, only withdraws the
 * canary. `npx remote rollback` does the same.
 */
await runCommand(async ({ settings }) => {
  const usage = `${commandLine('rollback')} mf-wizard [version] [--reason='…']`;
  const { name, version: to, options } = partArguments(usage, ['reason']);
  const reason = options.reason ?? commandName('rollback');
  const { from, to: live } = await callRegistry(settings.dataDir, (address) =>
    rollBackByHttp(address, name, { from: null, to, reason }),
  );
  if (live === null)
    return `${name} ${from} has been withdrawn. No version is left, so its pages return 404 until it is published again.`;
  return from === live
    ? `${name} ${live} is already live.`
    : `${name} ${live} is live for all visitors; ${from} has been withdrawn.`;
});
