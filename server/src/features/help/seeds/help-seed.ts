import type { HelpItem } from '@title24/shared-domain';

/** A help item as a new database gets it. */
export type HelpSeed = Omit<HelpItem, 'lastUpdate'>;
