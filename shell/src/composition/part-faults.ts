import { type PageRemote, type PartFault, partFaultsPath } from '@title24/remote-kit/contract';

/**
 * Returns a function that reports failed parts to the server. If a new release fails for many visitors, the server
 * rolls it back. Each part is reported once per page, without data about the visitor.
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
