import { type RegistryAddress, RegistryClientError, readRegistryAddress } from '@title24/remote-kit/registry';
import { readLocalAccess } from '../platform/composition/registry/service/local-access.ts';

/**
 * Runs an action through the registry service: of the site in REGISTRY_URL, with REGISTRY_TOKEN, or of the site that
 * runs on this data folder. If none is running, the action uses the data folder's database.
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
    // A killed server leaves its address file behind, and another program may use its port now.
    const isUnreachable =
      error instanceof RegistryClientError && (error.status === 0 || error.status === 401);
    if (!isUnreachable) throw error;
    return withoutSite();
  }
}
