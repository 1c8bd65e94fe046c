import { type FixtureSite, startFixtureSite, statesPath } from '../fixture-site/fixture-site.ts';
import { loadFixtures } from './load-fixtures.ts';
import { watchBuild } from './watch-build.ts';

/**
 * Shows the remote in this folder inside the real shell, and applies changes to open pages. Each state of the remote's
 * fixtures has its own port.
 */
export async function develop(folder: string, port: number): Promise<void> {
  await watchBuild(folder, async (build, pages) => {
    const sites: FixtureSite[] = [];
    const addresses = () => sites.flatMap((site) => site.addresses().map((path) => site.url + path));
    for (const fixtures of Object.values(await loadFixtures(folder)))
      sites.push(
        await startFixtureSite({
          build,
          fixtures,
          port: port && port + sites.length,
          pages,
          addresses,
        }),
      );
    for (const address of addresses()) console.log(address);
    console.log(`All of them: ${sites[0]?.url}${statesPath}`);
    const printed = new Set<string>();
    return () => {
      for (const site of sites) site.reload();
      for (const problem of sites.flatMap((site) => site.problems)) {
        if (!printed.has(problem)) console.error(problem);
        printed.add(problem);
      }
    };
  });
}
