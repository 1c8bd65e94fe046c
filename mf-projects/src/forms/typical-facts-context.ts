import type { TypicalFacts } from '@title24/shared-domain/projects';
import { createContext } from 'react';

/** What typical values depend on elsewhere in the project; null where nothing is edited. */
export const TypicalFactsContext = createContext<TypicalFacts | null>(null);
