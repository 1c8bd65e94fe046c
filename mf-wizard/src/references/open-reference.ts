import { createContext } from 'react';
import type { ReferenceId } from '../decision-tree/node.ts';

/** Opens the dialog of an explanation; the page provides it. */
export const OpenReference = createContext<(id: ReferenceId) => void>(() => undefined);
