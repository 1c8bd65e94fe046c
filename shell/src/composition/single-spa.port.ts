import type { PartLifecycles } from '@title24/shared-config/contract';
import { addErrorHandler, mountRootParcel, type ParcelConfig, registerApplication, start } from 'single-spa';

/** What the composition needs of single-spa. Nothing else imports it. */
export interface Part {
  readonly name: string;
  isActive(pathname: string): boolean;
  /** Neither may throw or wait for the network: single-spa gives up a part that does, and holds up the others. */
  activate(): void;
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

/** Mounts a parcel's lifecycles; resolves once it stands. */
export async function placeLifecycles(lifecycles: PartLifecycles, props: { domElement: HTMLElement }) {
  const parcel = mountRootParcel(lifecycles as ParcelConfig, props);
  await parcel.mountPromise;
  return {
    update: async (changed: object) => void (await parcel.update?.({ ...props, ...changed })),
    unmount: async () => void (await parcel.unmount()),
  };
}
