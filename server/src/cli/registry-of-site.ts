import {
  type RegistryAddress,
  RegistryAddressError,
  RegistryClientError,
  readRegistryAddress,
} from '@title24/remote-kit/registry';
import { readLocalAccess } from '../platform/composition/registry/service/local-access.ts';

/**
 * Runs an action on a site's registry service. Uses the site at REGISTRY_URL, with REGISTRY_TOKEN. Without
 * REGISTRY_URL, uses the site that is running on this data folder. The action always goes through a running site, so
 * that it cannot bypass the service's gates.
 * @throws RegistryAddressError if no site is running
 */
export async function onRegistry<Result>(
  dataDir: string,
  act: (address: RegistryAddress) => Promise<Result>,
): Promise<Result> {
  const named = readRegistryAddress(process.env);
  if (named) return act(named);
  const local = await readLocalAccess(dataDir);
  if (!local) throw new RegistryAddressError(noSite);
  return act(local).catch((cause: unknown) => {
    // Either status means that the site is gone: a killed server leaves its address file behind, and another program
    // may be using its port by now.
    const isGone = cause instanceof RegistryClientError && (cause.status === 0 || cause.status === 401);
    throw isGone ? new RegistryAddressError(noSite, { cause }) : cause;
  });
}

const noSite =
  'No site runs on this data folder. Start it, or name another one in REGISTRY_URL and REGISTRY_TOKEN.';
