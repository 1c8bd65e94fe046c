type Lifecycle = (props: object) => Promise<unknown>;

/** Lifecycles of single-spa as used by this site's parts. */
export interface PartLifecycles {
  readonly bootstrap: Lifecycle;
  readonly mount: Lifecycle;
  readonly unmount: Lifecycle;
  readonly update?: Lifecycle;
}

/** Lifecycles of a remote, with a function that prepares a screen. */
export interface RemoteLifecycles extends PartLifecycles {
  /** Loads the code for the screen at this path (without query), which a visitor is about to open. */
  readonly prepare?: (pathname: string) => Promise<unknown>;
}

/** Modules that a remote's federation container exposes. Only a remote with parcels has `./parcels`. */
export interface RemoteExposes {
  readonly lifecycles: RemoteLifecycles;
  readonly parcels: { readonly parcels: Readonly<Record<string, PartLifecycles>> };
}
