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

/** The lifecycles of one parcel of those that a remote exposes as `./parcels`. */
export function createParcel<Props extends object>(options: {
  readonly name: string;
  readonly Parcel: ComponentType<Props>;
}) {
  const { name, Parcel } = options;
  function ParcelRoot(props: ParcelMountProps<Props>) {
    // The page around it may have been left while it was loading; outside the document no dialog can open.
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
    // A page may hold the same parcel twice.
    createRoot: (element) => createRoot(element, { identifierPrefix: `${name}-parcel-${++count}-` }),
  });
}

/**
 * What a remote exposes as `./parcels`: those of its `remote.config.ts`, by name.
 * @public The entries that builds make call it.
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
