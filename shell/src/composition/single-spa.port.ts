import type { PartLifecycles } from '@title24/remote-kit/contract';
import {
  addErrorHandler,
  mountRootParcel,
  type ParcelConfig,
  registerApplication,
  setMountMaxTime,
  setUnmountMaxTime,
  start,
  triggerAppChange,
} from 'single-spa';
import type { Part } from './part.ts';
import { timeLimits, withTimeLimit } from './time-limits.ts';

// Longer than the shell's own time limits for mount and unmount, so that the shell's limits apply first.
const afterOursMs = 2 * timeLimits.mountMs;
setMountMaxTime(afterOursMs, false, afterOursMs);
setUnmountMaxTime(afterOursMs, false, afterOursMs);

interface Options {
  readonly parts: readonly Part[];
  readonly shown: readonly Part[];
  readonly onError: (error: Error) => void;
}

/** Starts single-spa, which mounts and unmounts the parts when the URL changes. */
export async function followAddress({ parts, shown, onError }: Options): Promise<void> {
  let isTakingOver = true;
  for (const part of parts) {
    registerApplication({
      name: part.name,
      app: {
        bootstrap: () => Promise.resolve(),
        mount: async () => {
          if (!isTakingOver) part.activate();
        },
        unmount: () => part.deactivate(),
      },
      activeWhen: ({ pathname }) => (isTakingOver ? shown.includes(part) : part.isActive(pathname)),
    });
  }
  addErrorHandler(onError);
  start({ urlRerouteOnly: true });
  await triggerAppChange();
  isTakingOver = false;
}

/** Mounts a parcel. Rejects with TimeLimitError if the mount is too slow. */
export async function placeLifecycles(lifecycles: PartLifecycles, props: { domElement: HTMLElement }) {
  const parcel = mountRootParcel(lifecycles as ParcelConfig, props);
  try {
    await withTimeLimit(parcel.mountPromise, timeLimits.mountMs, 'The parcel');
  } catch (error) {
    // The mount may still complete.
    void parcel.mountPromise.then(() => parcel.unmount()).catch(() => undefined);
    throw error;
  }
  return {
    update: async (changed: object) => void (await parcel.update?.({ ...props, ...changed })),
    unmount: async () =>
      void (await withTimeLimit(parcel.unmount(), timeLimits.unmountMs, 'The parcel’s unmount')),
  };
}
