import type { ReactNode } from 'react';
import type { createSiteApi } from './site-api.ts';

/** The shell's cache of results for the logged-in user (RTK Query), with the provider that React needs. */
export interface Queries {
  readonly api: ReturnType<typeof createSiteApi>;
  /** Provider component that surrounds components that use the API. */
  readonly Queries: (props: { readonly children: ReactNode }) => ReactNode;
}

/** Source of {@link Queries}. The shell loads the code only for parts that use it. */
export interface QueriesSource {
  /** Returns undefined until {@link load} has succeeded. */
  get(): Queries | undefined;
  /** Loads the code. Rejects if loading fails; the next call tries again. */
  load(): Promise<Queries>;
}
