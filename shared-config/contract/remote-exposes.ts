type Lifecycle = (props: object) => Promise<unknown>;

/** single-spa's lifecycles as used by this product's parts. */
export interface PartLifecycles {
  readonly bootstrap: Lifecycle;
  readonly mount: Lifecycle;
  readonly unmount: Lifecycle;
  readonly update?: Lifecycle;
}

/** A remote's lifecycles, and how to get a screen ready before it is shown. */
export interface RemoteLifecycles extends PartLifecycles {
  /** Loads the code for the screen at this path (without query). Called when someone is about to go there. */
  readonly prepare?: (pathname: string) => Promise<unknown>;
}

/**
 * What a remote's federation container exposes, by name: `./lifecycles` and, if it offers parts to others,
 * `./parcels`.
 */
export interface RemoteExposes {
  readonly lifecycles: RemoteLifecycles;
  readonly parcels: { readonly parcels: Readonly<Record<string, PartLifecycles>> };
}
