import { type PageRemote, type PartFault, partFaultsPath } from '@title24/remote-kit/contract';

/**
 * Returns a function that tells the server of parts that failed in this browser, so that a new release which fails for
 * many is rolled back. It reports each part once a page, and nothing about the visitor.
 */
export function createFaultReporter(remotes: readonly PageRemote[]): (name: string) => void {
  const reported = new Set<string>();
  return (name) => {
    const url = remotes.find((remote) => remote.name === name)?.url;
    if (url === undefined || reported.has(name)) return;
    reported.add(name);
    const fault: PartFault = { name, url };
    navigator.sendBeacon(partFaultsPath, new Blob([JSON.stringify(fault)], { type: 'application/json' }));
  };
}
