import type { Caller } from '../../../platform/rpc/caller.ts';

/** What other features store about an account's holder, by the name that it has in the export. They add theirs at the start. */
export type AccountExports = Map<string, (caller: Caller) => Promise<unknown>>;
