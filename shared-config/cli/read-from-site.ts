import type { RegistryFeed } from '../contract/index.ts';
import { CommandError } from './command-error.ts';

/**
 * Returns the JSON at a site's URL.
 * @throws CommandError if the site cannot be reached or responds with an error status
 */
export async function readFromSite(url: URL): Promise<unknown> {
  const response = await fetch(url).catch((cause: Error) => {
    throw new CommandError(`${url.origin} cannot be reached (${cause.message}).`, { cause });
  });
  if (!response.ok) throw new CommandError(`${url} answers ${response.status}.`);
  return response.json();
}

/**
 * Returns the live versions of a site.
 * @throws CommandError in the same cases as {@link readFromSite}, or if the URL is not a site's
 */
export async function readFeed(site: string): Promise<RegistryFeed> {
  const feed = (await readFromSite(new URL('/registry.json', site))) as Partial<RegistryFeed>;
  if (!feed.microFrontends) throw new CommandError(`${site} has no registry. Check REGISTRY_URL.`);
  return feed as RegistryFeed;
}
