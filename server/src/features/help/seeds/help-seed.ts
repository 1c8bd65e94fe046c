import type { HelpItem } from '@title24/shared-domain';

/** A help item to store in a new database. */
export type HelpSeed = Omit<HelpItem, 'lastUpdate'>;
