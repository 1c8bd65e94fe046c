import { type RegistryAddress, RegistryClientError, readRegistryAddress } from '@title24/remote-kit/registry';
import { readLocalAccess } from '../platform/composition/registry/service/local-access.ts';

/**
 * Does something through the registry service: of the site that REGISTRY_URL names, with REGISTRY_TOKEN; else of the one
 * that runs on this data folder. Where none runs, it is done on its database.
 */
export async function throughRegistry<Result>(
  dataDir: string,
  byHttp: (address: RegistryAddress) => Promise<Result>,
  withoutSite: () => Promise<Result>,
): Promise<Result> {
  const named = readRegistryAddress(process.env);
  if (named) return byHttp(named);
  const local = await readLocalAccess(dataDir);
  if (!local) return withoutSite();
  try {
    return await byHttp(local);
  } catch (error) {
    // A server that was killed has left its address behind, and another may have taken its port.
    const isGone = error instanceof RegistryClientError && (error.status === 0 || error.status === 401);
    if (!isGone) throw error;
    return withoutSite();
  }
}
