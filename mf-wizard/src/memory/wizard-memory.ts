import { withStorage } from '@title24/remote-kit/browser';
import type { Sector } from '../decision-tree/node.ts';

/** Wizard state stored between visits (W2). */
export interface WizardMemory {
  /** The open accordion; null if both are closed. */
  readonly accordion: Sector | null;
  /** Path of the last visited step; '' if there is none. */
  readonly path: string;
}

const storageKey = 'title24.compliance-wizard';

/** Accordion that is open on a first visit. Most visitors ask about a home. */
export const firstAccordion: Sector = 'residential';
const initialMemory: WizardMemory = { accordion: firstAccordion, path: '' };

/** Returns the stored state, or the initial state if there is none or it cannot be read. */
export function readMemory(): WizardMemory {
  return parse(withStorage((storage) => storage.getItem(storageKey)));
}

/** Updates the stored state. */
export function remember(change: Partial<WizardMemory>): void {
  withStorage((storage) => storage.setItem(storageKey, JSON.stringify({ ...readMemory(), ...change })));
}

function parse(stored: string | null): WizardMemory {
  if (stored === null) return initialMemory;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return initialMemory;
  }
  if (typeof value !== 'object' || value === null) return initialMemory;
  const { accordion, path } = value as { accordion?: unknown; path?: unknown };
  return {
    accordion:
      accordion === 'residential' || accordion === 'commercial' || accordion === null
        ? accordion
        : firstAccordion,
    path: typeof path === 'string' ? path : '',
  };
}
