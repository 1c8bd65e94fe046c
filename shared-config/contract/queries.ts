import type { ReactNode } from 'react';
import type { createSiteApi } from './site-api.ts';

/** The shell's cache of API results for the logged-in user (RTK Query), with its React provider. */
export interface Queries {
  readonly api: ReturnType<typeof createSiteApi>;
  /** Provider component around the components that use the API. */
  readonly Queries: (props: { readonly children: ReactNode }) => ReactNode;
}

/** Source of {@link Queries}, whose code is loaded only for parts that need it. */
export interface QueriesSource {
  /** Returns undefined until {@link load} has succeeded. */
  get(): Queries | undefined;
  /** Loads the code. Rejects if loading fails; the next call tries again. */
  load(): Promise<Queries>;
}
