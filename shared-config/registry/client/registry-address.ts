import type { RegistryAddress } from './registry-connection.ts';

/**
 * Thrown when REGISTRY_URL or REGISTRY_TOKEN is missing, REGISTRY_URL is invalid, or a command finds no running site.
 * The message states what to do.
 */
export class RegistryAddressError extends Error {
  override readonly name = 'RegistryAddressError';
}

/**
 * Returns the origin of REGISTRY_URL, which may have a path such as `/kit`.
 * @throws RegistryAddressError if REGISTRY_URL is missing or invalid
 */
export function readSiteOrigin({ REGISTRY_URL: url = '' }: NodeJS.ProcessEnv): string {
  if (/^https?:/.test(url) && URL.canParse(url)) return new URL(url).origin;
  throw new RegistryAddressError(
    'Set REGISTRY_URL to the address of the site, such as https://www.example.com.',
  );
}

/**
 * Reads REGISTRY_URL and REGISTRY_TOKEN.
 * @throws RegistryAddressError if one of them is missing, or REGISTRY_URL is invalid
 */
export function readRegistryAddress(env: NodeJS.ProcessEnv): RegistryAddress {
  const url = readSiteOrigin(env);
  const { REGISTRY_TOKEN: token } = env;
  if (!token)
    throw new RegistryAddressError(
      "Set REGISTRY_TOKEN to the token that the site's staff made for your team.",
    );
  return { url, token };
}
