import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { MountProps, PartLifecycles, RemoteConfig } from '../contract/index.ts';
import { lazyPage } from './lazy-page.tsx';
import { MountPropsContext } from './mount-props-context.ts';
import { reactLifecycles } from './react-lifecycles.tsx';

interface ParcelMountProps<Props> extends MountProps {
  readonly parcelProps: Props;
  readonly domElement: HTMLElement;
}

/** Returns the lifecycles of a parcel that a remote exposes through `./parcels`. */
export function createParcel<Props extends object>(options: {
  readonly name: string;
  readonly Parcel: ComponentType<Props>;
}) {
  const { name, Parcel } = options;
  function ParcelRoot(props: ParcelMountProps<Props>) {
    // The visitor may have left the page while the parcel was loading. A dialog cannot open outside the
    // document.
    if (!props.domElement.isConnected) return null;
    return (
      <MountPropsContext value={props}>
        <Parcel {...props.parcelProps} />
      </MountPropsContext>
    );
  }
  let count = 0;
  return reactLifecycles({
    Root: ParcelRoot,
    // The counter distinguishes two copies of the same parcel on a page.
    createRoot: (element) => createRoot(element, { identifierPrefix: `${name}-parcel-${++count}-` }),
  });
}

/**
 * Returns the module that a remote exposes as `./parcels`.
 * @public Called by generated entries.
 */
export function createParcels({
  name,
  parcels = {},
}: Pick<RemoteConfig, 'name' | 'parcels'>): Readonly<Record<string, PartLifecycles>> {
  return Object.fromEntries(
    Object.entries(parcels).map(([parcel, load]) => {
      const { Page, preload } = lazyPage(load as () => Promise<ComponentType>);
      const lifecycles = createParcel({ name, Parcel: Page });
      return [parcel, { ...lifecycles, bootstrap: preload } as PartLifecycles];
    }),
  );
}
