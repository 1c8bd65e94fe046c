import type { TypicalFacts } from '@title24/shared-domain/projects';
import { createContext } from 'react';

/** Facts about the project that determine typical values; null if the project is not being edited. */
export const TypicalFactsContext = createContext<TypicalFacts | null>(null);
