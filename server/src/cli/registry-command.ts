import {
  type RegistryAddress,
  RegistryClientError,
} from '../platform/composition/registry/client/registry-connection.ts';
import { readLocalAccess } from '../platform/composition/registry/service/local-access.ts';
import { UsageError } from './run-command.ts';

/**
 * Runs an action through the registry service: of the site in REGISTRY_URL, with REGISTRY_TOKEN, or of the site that
 * runs on this data folder. If none is running, the action uses the data folder's database.
 */
export async function throughRegistry<Result>(
  dataDir: string,
  byHttp: (address: RegistryAddress) => Promise<Result>,
  withoutSite: () => Promise<Result>,
): Promise<Result> {
  const { REGISTRY_URL: url, REGISTRY_TOKEN: token } = process.env;
  if (url || token) {
    if (!url || !URL.canParse(url) || !token) {
      throw new UsageError(
        'REGISTRY_URL must be the address of the site, such as https://www.example.com, and REGISTRY_TOKEN a token that its staff made. Set both, or neither to work on the site of this data folder.',
      );
    }
    return byHttp({ url, token });
  }
  const local = await readLocalAccess(dataDir);
  if (!local) return withoutSite();
  try {
    return await byHttp(local);
  } catch (error) {
    // A killed server leaves its address behind, and another program may use its port now.
    const isGone = error instanceof RegistryClientError && (error.status === 0 || error.status === 401);
    if (!isGone) throw error;
    return withoutSite();
  }
}
