import { rollBack } from '../platform/composition/registry/roll-back.ts';
import { partArgument, runCommand } from './run-command.ts';

/**
 * `npm run rollback -- mf-wizard [version]`: puts the part's previous version back, without a restart of the site. Named,
 * a version is withdrawn only if it is the live one.
 */
await runCommand(async ({ db }) => {
  const name = partArgument('npm run rollback -- mf-wizard [live version]');
  const { from, to } = await rollBack(db, name, process.argv[3] ?? null);
  return to === null
    ? `${name} ${from} is withdrawn. No version of it is left, so its pages answer 404 until it is published again.`
    : `${name} ${to} is live again; ${from} is withdrawn.`;
});
