import type { Transport } from './transport.ts';

/** Sends JSON requests with the browser's `fetch`. Does not support FormData bodies. */
export const fetchTransport: Transport = async ({ path, body, headers, signal }) => {
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal });
  return { status: response.status, text: await response.text() };
};
