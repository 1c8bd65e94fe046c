import { rollBack } from '../composition/registry/roll-back.ts';
import { partArgument, runCommand } from './run-command.ts';

/** `npm run rollback -- mf-wizard`: puts the part's previous version back, without a restart of the site. */
await runCommand(async ({ db }) => {
  const name = partArgument('npm run rollback -- mf-wizard');
  const { from, to } = await rollBack(db, name);
  return `${name} ${to} is live again; ${from} is withdrawn.`;
});
