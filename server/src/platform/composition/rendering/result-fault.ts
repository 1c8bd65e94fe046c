import type { RenderResult } from '@title24/remote-kit/contract';
import { headFault } from './head-fault.ts';
import { slotFault } from './slot-fault.ts';

/** Returns why a part's HTML cannot be shown, or null. */
export function resultFault(result: RenderResult): string | null {
  for (const [slot, html] of Object.entries(result)) {
    const fault = slot === 'head' ? headFault(html) : slotFault(html);
    if (fault) return `slot ${slot}: ${fault}`;
  }
  return null;
}
