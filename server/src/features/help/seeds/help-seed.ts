import type { HelpItem } from '@title24/shared-domain';

/** A help item as seeded into a new database. */
export type HelpSeed = Omit<HelpItem, 'lastUpdate'>;
