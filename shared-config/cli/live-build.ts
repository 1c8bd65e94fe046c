import type { RegistryEntry } from '../contract/index.ts';
import type { PartBuild } from '../fixture-site/built-part.ts';
import { readSiteOrigin } from '../registry/index.ts';
import { CommandError } from './command-error.ts';
import { readFeed } from './read-from-site.ts';

/**
 * Returns a remote's live version on the site at REGISTRY_URL, for a fixture site. The browser renders it, because its
 * render bundle is not public.
 * @throws RegistryAddressError if REGISTRY_URL is missing or invalid
 * @throws CommandError if the site cannot be reached or responds with an error status, or the remote is not live there
 */
export async function readLiveBuild(name: string): Promise<PartBuild> {
  const site = readSiteOrigin(process.env);
  const live = (await readFeed(site)).microFrontends[name]?.[0];
  if (!live) throw new CommandError(`${name} is not live on ${site}.`);
  // The files may be on an origin other than the site's.
  const { origin } = new URL(live.url, site);
  const entry: RegistryEntry = JSON.parse(JSON.stringify(live).replaceAll(`"${origin}/assets/`, '"/assets/'));
  return {
    entry,
    async read(pathname) {
      const response = await fetch(origin + pathname);
      return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
    },
    render: async () => null,
  };
}
