import type { TypicalFacts } from '@title24/shared-domain/projects';
import { createContext } from 'react';

/** Project data that determines typical values. Null outside of a step form. */
export const TypicalFactsContext = createContext<TypicalFacts | null>(null);
