type Lifecycle = (props: object) => Promise<unknown>;

/** Lifecycles of single-spa as used by this site's parts. */
export interface PartLifecycles {
  readonly bootstrap: Lifecycle;
  readonly mount: Lifecycle;
  readonly unmount: Lifecycle;
  readonly update?: Lifecycle;
}

/** Lifecycles of a remote, with a function that prepares a screen before it is shown. */
export interface RemoteLifecycles extends PartLifecycles {
  /** Loads the code for the screen at this path (without query). Called when a visitor is about to open the screen. */
  readonly prepare?: (pathname: string) => Promise<unknown>;
}

/**
 * Modules that a remote's federation container exposes, by name: `./lifecycles` and, if the remote offers parcels,
 * `./parcels`.
 */
export interface RemoteExposes {
  readonly lifecycles: RemoteLifecycles;
  readonly parcels: { readonly parcels: Readonly<Record<string, PartLifecycles>> };
}
