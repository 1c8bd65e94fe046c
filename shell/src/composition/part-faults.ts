import { maxFaultStack, type PageRemote, type PartFault, partFaultsPath } from '@title24/remote-kit/contract';

/**
 * Returns a function that reports a failed part to the server, once per page load. Staff see the reports. The server
 * rolls back a new release that gets many reports.
 */
export function createFaultReporter(remotes: readonly PageRemote[]): (name: string, error?: unknown) => void {
  const reported = new Set<string>();
  return (name, error) => {
    const url = remotes.find((remote) => remote.name === name)?.url;
    if (url === undefined || reported.has(name)) return;
    reported.add(name);
    const stack = error instanceof Error ? error.stack?.slice(0, maxFaultStack) : undefined;
    const fault: PartFault = { name, url, ...(stack && { stack }) };
    navigator.sendBeacon(partFaultsPath, new Blob([JSON.stringify(fault)], { type: 'application/json' }));
  };
}
