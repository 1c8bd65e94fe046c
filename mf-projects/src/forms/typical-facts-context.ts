import type { TypicalFacts } from '@title24/shared-domain/projects';
import { createContext } from 'react';

/** Facts of the project that typical values depend on; null if nothing is edited. */
export const TypicalFactsContext = createContext<TypicalFacts | null>(null);
