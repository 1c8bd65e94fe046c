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

// The time limits are ours: single-spa would complain of its own, which are shorter, and do nothing about them.
const afterOursMs = 2 * timeLimits.mountMs;
setMountMaxTime(afterOursMs, false, afterOursMs);
setUnmountMaxTime(afterOursMs, false, afterOursMs);

/** What the composition needs of single-spa. Nothing else imports it (biome.json). */
export interface Part {
  readonly name: string;
  isActive(pathname: string): boolean;
  /** Neither may throw or wait for the network: single-spa gives up a part that does, and holds up the others. */
  activate(): void;
  /** Resolves in the time limit of an unmount. */
  deactivate(): Promise<void>;
}

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

/** From here on the parts follow the address. */
export function startParts(onError: (error: Error) => void): void {
  addErrorHandler(onError);
  start({ urlRerouteOnly: true });
}

/** What led to an address: the visitor by the browser (Back, Forward, an anchor), or this page. */
export function causeOf(event: PopStateEvent): 'browser' | 'pushState' | 'replaceState' {
  // single-spa makes such events of its own for pushState and replaceState, and marks them.
  return (
    (event as { readonly singleSpaTrigger?: 'pushState' | 'replaceState' }).singleSpaTrigger ?? 'browser'
  );
}

/** Mounts a parcel's lifecycles; resolves once it stands, and rejects if it does not in time. */
export async function placeLifecycles(lifecycles: PartLifecycles, props: { domElement: HTMLElement }) {
  const parcel = mountRootParcel(lifecycles as ParcelConfig, props);
  try {
    await withTimeLimit(parcel.mountPromise, timeLimits.mountMs, 'The parcel');
  } catch (error) {
    // What comes too late goes again.
    void parcel.mountPromise.then(() => parcel.unmount()).catch(() => undefined);
    throw error;
  }
  return {
    update: async (changed: object) => void (await parcel.update?.({ ...props, ...changed })),
    unmount: async () =>
      void (await withTimeLimit(parcel.unmount(), timeLimits.unmountMs, 'The parcel’s unmount')),
  };
}
