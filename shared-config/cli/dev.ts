import { type FixtureSite, startFixtureSite, statesPath } from '../fixture-site/fixture-site.ts';
import { loadFixtures } from './load-fixtures.ts';
import { watchBuild } from './watch-build.ts';

/**
 * Shows a folder's remote within the real shell, and updates open pages after each change. Each state of the remote's
 * fixtures has its own port.
 */
export async function develop(folder: string, port: number): Promise<void> {
  await watchBuild(folder, async (build, pages) => {
    const sites = new Map<string, FixtureSite>();
    const addresses = () =>
      [...sites.values()].flatMap((site) => site.addresses().map((path) => site.url + path));
    for (const [state, fixtures] of Object.entries(await loadFixtures(folder)))
      sites.set(
        state,
        await startFixtureSite({
          build,
          fixtures,
          port: port && port + sites.size,
          pages,
          addresses,
        }),
      );
    for (const address of addresses()) console.log(address);
    console.log(`All of them: ${sites.get('default')?.url}${statesPath}`);
    const printed = new Set<string>();
    const print = (problem: string) => {
      if (!printed.has(problem)) console.error(problem);
      printed.add(problem);
    };
    return async () => {
      const states = await loadFixtures(folder).catch((error: Error) => {
        print(error.message);
        return null;
      });
      for (const [state, site] of sites) site.reload(states?.[state]);
      for (const state of Object.keys(states ?? {}))
        if (!sites.has(state)) print(`Start remote dev again to show the new state ${state}.`);
      for (const site of sites.values()) site.problems.forEach(print);
    };
  });
}
