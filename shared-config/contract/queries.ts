import type { ReactNode } from 'react';
import type { createSiteApi } from './site-api.ts';

/** The shell's cache of results for the person who is logged in (RTK Query), with what React needs to use it. */
export interface Queries {
  readonly api: ReturnType<typeof createSiteApi>;
  /** Wraps components that use the API. */
  readonly Queries: (props: { readonly children: ReactNode }) => ReactNode;
}

/** Source of {@link Queries}: the shell loads its code only for parts that use it. */
export interface QueriesSource {
  /** Undefined until {@link load} has succeeded. */
  get(): Queries | undefined;
  /** Loads the code; rejects if that fails, and the next call tries again. */
  load(): Promise<Queries>;
}
