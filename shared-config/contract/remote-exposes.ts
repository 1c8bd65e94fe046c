type Lifecycle = (props: object) => Promise<unknown>;

/** single-spa's lifecycles as used by this product's parts. */
export interface PartLifecycles {
  readonly bootstrap: Lifecycle;
  readonly mount: Lifecycle;
  readonly unmount: Lifecycle;
  readonly update?: Lifecycle;
}

/**
 * What a remote's federation container exposes, by name: `./lifecycles` and, if it offers parts to others,
 * `./parcels`.
 */
export interface RemoteExposes {
  readonly lifecycles: PartLifecycles;
  readonly parcels: { readonly parcels: Readonly<Record<string, PartLifecycles>> };
}
