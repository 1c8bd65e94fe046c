import { type PageState, pageStateId } from '@title24/remote-kit/contract';

/** What the server wrote into the document for the shell to start from. Throws if the document carries none. */
export function readPageState(): PageState {
  const text = document.getElementById(pageStateId)?.textContent;
  if (!text) throw new Error('The document carries no page state');
  return JSON.parse(text) as PageState;
}
