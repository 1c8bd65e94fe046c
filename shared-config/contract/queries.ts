import type { ReactNode } from 'react';
import type { createSiteApi } from './site-api.ts';

/** The shell's cache of what calls for whoever is logged in have answered (RTK Query), and what React needs to use it. */
export interface Queries {
  readonly api: ReturnType<typeof createSiteApi>;
  /** Stands around what uses the API. */
  readonly Queries: (props: { readonly children: ReactNode }) => ReactNode;
}

/** Where a part gets {@link Queries}: the shell loads its code for those parts alone that ask for it. */
export interface QueriesSource {
  /** Undefined until {@link load} has once succeeded. */
  get(): Queries | undefined;
  /** Rejects if the code cannot be had; the next call tries again. */
  load(): Promise<Queries>;
}
