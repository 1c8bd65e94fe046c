import {
  type MountProps,
  type Parcel,
  type ParcelHandle,
  type ParcelPlace,
  partAttribute,
  type Report,
} from '@title24/remote-kit/contract';
import { updatePartStyles } from './part-styles.ts';
import { RemoteLoadError, type RemoteLoader } from './remote.loader.ts';
import { placeLifecycles } from './single-spa.port.ts';

/**
 * Mounts a parcel of one remote inside another remote. Rejects with RemoteLoadError, with TimeLimitError, or with the
 * error of the parcel's `bootstrap` or `mount`.
 */
export async function placeParcel<Props extends object>(
  { remote, parcel }: Parcel<Props>,
  { element, props, onBroken }: ParcelPlace<Props>,
  loader: Pick<RemoteLoader, 'load' | 'forget'>,
  mountProps: MountProps,
): Promise<ParcelHandle<Props>> {
  const { parcels } = await loader.load(remote, 'parcels');
  const lifecycles = parcels[parcel];
  if (!lifecycles) throw new RemoteLoadError(`${remote} has no parcel named ${parcel}`);
  function leave(): void {
    element.removeAttribute(partAttribute);
    updatePartStyles();
  }
  function report({ kind, error }: Report): void {
    mountProps.report({ kind: 'error', source: `${remote}/${parcel}`, error });
    if (kind !== 'broken') return;
    loader.forget(remote);
    onBroken?.();
  }
  element.setAttribute(partAttribute, remote);
  updatePartStyles();
  const placed = await placeLifecycles(lifecycles, {
    ...mountProps,
    report,
    domElement: element,
    parcelProps: props,
  } as never).catch((error: unknown) => {
    // After a failed mount, the next load fetches a fresh copy of the remote.
    loader.forget(remote);
    leave();
    throw error;
  });
  return {
    update: (changed) => placed.update({ parcelProps: changed }),
    unmount: () => placed.unmount().finally(leave),
  };
}
