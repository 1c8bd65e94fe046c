import type { RegistryAddress } from './registry-connection.ts';

/**
 * Thrown when REGISTRY_URL or REGISTRY_TOKEN is missing, REGISTRY_URL is invalid, or a command finds no running site.
 * The message states what to do.
 */
export class RegistryAddressError extends Error {
  override readonly name = 'RegistryAddressError';
}

/**
 * Reads REGISTRY_URL and REGISTRY_TOKEN; null if neither is set.
 * @throws RegistryAddressError if only one of them is set, or REGISTRY_URL is invalid
 */
export function readRegistryAddress(env: NodeJS.ProcessEnv): RegistryAddress | null {
  const { REGISTRY_URL: url, REGISTRY_TOKEN: token } = env;
  if (!url && !token) return null;
  if (!url || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new RegistryAddressError(
      'Set REGISTRY_URL to the address of the site, such as https://www.example.com.',
    );
  if (!token)
    throw new RegistryAddressError(
      "Set REGISTRY_TOKEN to the token that the site's staff made for your team.",
    );
  return { url, token };
}
