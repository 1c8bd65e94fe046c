import { readRegistryAddress, remotesByHttp } from '../registry/index.ts';
import { startSiteProxy } from '../site-proxy/site-proxy.ts';
import { CommandError } from './command-error.ts';
import { readFeed } from './read-from-site.ts';
import { watchBuild } from './watch-build.ts';

/**
 * Shows this folder's remote inside a deployed site, only on this machine. After each change, updates the pages that
 * are open.
 * @param against - URL of the site
 * @throws CommandError before the build, if the site cannot be reached or `against` is not a URL
 */
export async function developAgainst(folder: string, against: string | null, port: number): Promise<void> {
  if (!against || !URL.canParse(against) || !/^https?:$/.test(new URL(against).protocol))
    throw new CommandError('Name the site: npx remote develop --against https://www.example.com');
  const site = new URL(against).origin;
  await readFeed(site);
  const publishers = await publishersOf(site);
  await watchBuild(folder, async (build, pages) => {
    const proxy = await startSiteProxy({ site, build, port, publishers, pages });
    for (const path of proxy.addresses()) console.log(proxy.url + path);
    return () => proxy.reload();
  });
}

/** Returns the publisher of each part's live version, by part name; `{}` without a registry token for the site. */
async function publishersOf(site: string): Promise<Readonly<Record<string, string>>> {
  if (!process.env.REGISTRY_TOKEN) return {};
  const address = readRegistryAddress(process.env);
  if (address.url !== site) return {};
  const remotes = await remotesByHttp(address);
  return Object.fromEntries(remotes.flatMap(({ name, live }) => (live ? [[name, live.publishedBy]] : [])));
}
