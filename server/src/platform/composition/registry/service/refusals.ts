import type { VersionManifest } from '@title24/remote-kit/registry';
import { counted, type RegistryAction } from '@title24/shared-domain';
import type { GateProblem } from '../gates/candidate.ts';
import { mayAct, type RegistryActor } from '../tokens/registry-actor.ts';
import { RegistryProblem } from './registry-problem.ts';

/**
 * Checks that the actor may perform this action on the part.
 *
 * @throws RegistryProblem if not
 */
export function authorize(actor: RegistryActor, action: RegistryAction, name: string): void {
  if (!mayAct(actor, action, name)) throw forbidden(`${action} ${name}`);
}

/**
 * Checks that the actor may perform this action on at least one part, because blobs belong to no part.
 *
 * @throws RegistryProblem if not
 */
export function authorizeForAnyRemote({ scope }: RegistryActor, action: RegistryAction): void {
  if (scope && !scope.actions.includes(action)) throw forbidden(action);
}

const forbidden = (what: string) =>
  new RegistryProblem(
    'forbidden',
    `This token does not allow you to ${what}.`,
    'Use a token that is for this part and action; the site’s staff make them under Staff tools, Remotes.',
  );

/** Returns the problem for an unknown part. */
export const noSuchPart = (name: string) =>
  new RegistryProblem(
    'notFound',
    `${name} has never been published.`,
    'Check the name, or publish it first.',
  );

/** Returns the problem for a version whose files were removed. */
export const swept = (name: string, version: string) =>
  new RegistryProblem(
    'notPossible',
    `The files of ${name} ${version} are no longer kept.`,
    'Build and publish that version again, then release it.',
  );

/** Returns the problem for a version with missing blobs. */
export function blobsMissing(
  missing: readonly string[],
  { files }: Pick<VersionManifest, 'files'>,
): RegistryProblem {
  const details = files
    .filter(({ integrity }) => missing.includes(integrity))
    .map(({ path, integrity }) => ({ path, message: `${integrity} is not in the store` }));
  return new RegistryProblem(
    'missingBlobs',
    `${counted(missing.length, 'file is', 'files are')} not in the store.`,
    'Send them with PUT /registry/v1/blobs/<integrity>, then publish again.',
    details,
  );
}

/**
 * Refuses a version for the problems that gates found.
 *
 * @throws RegistryProblem if there are any
 */
export function refuseFor(version: string, problems: readonly GateProblem[]): void {
  const [first] = problems;
  if (!first) return;
  throw new RegistryProblem(
    'refused',
    problems.length === 1
      ? first.message
      : `${version} is refused for ${problems.length} reasons. The first: ${first.message}`,
    first.remedy,
    problems.map(({ gate, message, remedy }) => ({ path: '', gate, message, remedy })),
  );
}
