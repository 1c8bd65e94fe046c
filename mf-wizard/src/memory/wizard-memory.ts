import { withStorage } from '@title24/remote-kit/browser';
import type { Sector } from '../decision-tree/node.ts';

/** What the wizard remembers between visits (W2). */
export interface WizardMemory {
  /** The accordion that was open; null if the visitor had closed both. */
  readonly accordion: Sector | null;
  /** The last step: 'residential/addition'; '' if there is none. */
  readonly path: string;
}

const storageKey = 'title24.compliance-wizard';

/** The half that is initially open, as most visitors ask about a home. */
export const firstAccordion: Sector = 'residential';
const nothing: WizardMemory = { accordion: firstAccordion, path: '' };

/** Reads what was remembered; corrupt, missing or inaccessible data counts as nothing. */
export function readMemory(): WizardMemory {
  return parse(withStorage((storage) => storage.getItem(storageKey)));
}

/** Remembers the given values and keeps the rest. */
export function remember(change: Partial<WizardMemory>): void {
  withStorage((storage) => storage.setItem(storageKey, JSON.stringify({ ...readMemory(), ...change })));
}

function parse(stored: string | null): WizardMemory {
  if (stored === null) return nothing;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return nothing;
  }
  if (typeof value !== 'object' || value === null) return nothing;
  const { accordion, path } = value as { accordion?: unknown; path?: unknown };
  return {
    accordion:
      accordion === 'residential' || accordion === 'commercial' || accordion === null
        ? accordion
        : firstAccordion,
    path: typeof path === 'string' ? path : '',
  };
}
