import type { RenderResult } from '@title24/remote-kit/contract';
import { headFault } from './head-fault.ts';
import { slotFault } from './slot-fault.ts';

/** Returns why a part's result cannot be used; null if it can. */
export function resultFault(result: RenderResult): string | null {
  for (const [slot, html] of Object.entries(result)) {
    if (slot === 'status' && html !== '404')
      return `slot ${slot}: it is '${html.slice(0, 20)}', and may be 404 alone`;
    const fault = slot === 'data' ? dataFault(html) : slot === 'head' ? headFault(html) : slotFault(html);
    if (fault) return `slot ${slot}: ${fault}`;
  }
  return null;
}

/** Returns why a loader's result cannot be used; null if it can. The empty result of a failed loader is valid. */
function dataFault(json: string): string | null {
  try {
    if (json !== '') JSON.parse(json);
    return null;
  } catch {
    return 'it is not JSON';
  }
}
