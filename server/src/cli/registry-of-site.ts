import {
  type RegistryAddress,
  RegistryAddressError,
  RegistryClientError,
  readRegistryAddress,
} from '@title24/remote-kit/registry';
import { readLocalAccess } from '../platform/composition/registry/service/local-access.ts';

/**
 * Calls the registry service of the site at REGISTRY_URL, with REGISTRY_TOKEN. If neither is set, calls the site
 * running on `dataDir`. Commands publish only through this service, so its gates apply.
 * @throws RegistryAddressError if only one setting is set, REGISTRY_URL is invalid, or no site is running on `dataDir`
 */
export async function callRegistry<Result>(
  dataDir: string,
  act: (address: RegistryAddress) => Promise<Result>,
): Promise<Result> {
  const { REGISTRY_URL, REGISTRY_TOKEN } = process.env;
  if (REGISTRY_URL || REGISTRY_TOKEN) return act(readRegistryAddress(process.env));
  const local = await readLocalAccess(dataDir);
  if (!local) throw new RegistryAddressError(noSite);
  return act(local).catch((cause: unknown) => {
    // A killed server leaves its address file behind. Then nothing responds at its port (status 0), or another site
    // refuses the token (status 401).
    const isGone = cause instanceof RegistryClientError && (cause.status === 0 || cause.status === 401);
    throw isGone ? new RegistryAddressError(noSite, { cause }) : cause;
  });
}

const noSite =
  'No site runs on this data folder. Start it, or name another one in REGISTRY_URL and REGISTRY_TOKEN.';
