import { type PageState, pageStateId } from '@title24/remote-kit/contract';

/**
 * Reads the shell's initial state from the document.
 *
 * @throws Error if there is none
 */
export function readPageState(): PageState {
  const text = document.getElementById(pageStateId)?.textContent;
  if (!text) throw new Error('The document has no page state');
  return JSON.parse(text) as PageState;
}
