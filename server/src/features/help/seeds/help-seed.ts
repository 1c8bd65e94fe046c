import type { HelpItem } from '@title24/shared-domain';

/** A help item before any edit by staff. */
export type HelpSeed = Omit<HelpItem, 'lastUpdate'>;
