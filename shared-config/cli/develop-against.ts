import { readRegistryAddress, remotesByHttp } from '../registry/index.ts';
import { startSiteProxy } from '../site-proxy/site-proxy.ts';
import { CommandError } from './command-error.ts';
import { watchBuild } from './watch-build.ts';

/**
 * Shows the remote in this folder inside a deployed site, only on this machine and until the process receives a
 * signal to exit. Open pages apply each change. No permission on the site is required.
 * @param against - the site's address
 */
export async function developAgainst(folder: string, against: string | null, port: number): Promise<void> {
  if (!against || !URL.canParse(against) || !/^https?:$/.test(new URL(against).protocol))
    throw new CommandError('Name the site: npx remote develop --against https://www.example.com');
  const site = new URL(against).origin;
  const publishers = await publishersOf(site);
  await watchBuild(folder, async (build, pages) => {
    const proxy = await startSiteProxy({ site, build, port, publishers, pages });
    for (const path of proxy.addresses()) console.log(proxy.url + path);
    return () => proxy.reload();
  });
}

/**
 * Returns who published the live version of each part, by the part's name. The result is empty unless a registry token
 * for this site is set.
 */
async function publishersOf(site: string): Promise<Readonly<Record<string, string>>> {
  const address = readRegistryAddress(process.env);
  if (!address || new URL(address.url).origin !== site) return {};
  const remotes = await remotesByHttp(address);
  return Object.fromEntries(remotes.flatMap(({ name, live }) => (live ? [[name, live.publishedBy]] : [])));
}
