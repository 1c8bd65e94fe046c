import type { PartLifecycles } from '@title24/remote-kit/contract';
import {
  addErrorHandler,
  mountRootParcel,
  type ParcelConfig,
  registerApplication,
  setMountMaxTime,
  setUnmountMaxTime,
  start,
} from 'single-spa';
import { timeLimits, withTimeLimit } from './time-limits.ts';

// The time limits are ours: single-spa would only log its own, shorter ones.
const afterOursMs = 2 * timeLimits.mountMs;
setMountMaxTime(afterOursMs, false, afterOursMs);
setUnmountMaxTime(afterOursMs, false, afterOursMs);

/** What the composition needs from single-spa. Nothing else imports it (biome.json). */
export interface Part {
  readonly name: string;
  isActive(pathname: string): boolean;
  /** Neither may throw or wait for the network: single-spa gives up on a part that does, and delays the others. */
  activate(): void;
  /** Resolves within the time limit of an unmount. */
  deactivate(): Promise<void>;
}

/** Registers a part with single-spa. */
export function registerPart(part: Part): void {
  registerApplication({
    name: part.name,
    app: {
      bootstrap: () => Promise.resolve(),
      mount: async () => part.activate(),
      unmount: () => part.deactivate(),
    },
    activeWhen: ({ pathname }) => part.isActive(pathname),
  });
}

/** Starts mounting and unmounting the parts by the address. */
export function startParts(onError: (error: Error) => void): void {
  addErrorHandler(onError);
  start({ urlRerouteOnly: true });
}

/** Returns what changed the address: the visitor through the browser (Back, Forward, an anchor), or this page. */
export function causeOf(event: PopStateEvent): 'browser' | 'pushState' | 'replaceState' {
  // single-spa dispatches such events itself for pushState and replaceState, and marks them.
  return (
    (event as { readonly singleSpaTrigger?: 'pushState' | 'replaceState' }).singleSpaTrigger ?? 'browser'
  );
}

/** Mounts a parcel's lifecycles; resolves when it is mounted and rejects if that exceeds the time limit. */
export async function placeLifecycles(lifecycles: PartLifecycles, props: { domElement: HTMLElement }) {
  const parcel = mountRootParcel(lifecycles as ParcelConfig, props);
  try {
    await withTimeLimit(parcel.mountPromise, timeLimits.mountMs, 'The parcel');
  } catch (error) {
    // Unmounts a parcel that mounted too late.
    void parcel.mountPromise.then(() => parcel.unmount()).catch(() => undefined);
    throw error;
  }
  return {
    update: async (changed: object) => void (await parcel.update?.({ ...props, ...changed })),
    unmount: async () =>
      void (await withTimeLimit(parcel.unmount(), timeLimits.unmountMs, 'The parcel’s unmount')),
  };
}
