import type { Transport } from './transport.ts';

/** Sends calls, but not forms, with the browser's `fetch`. */
export const fetchTransport: Transport = async ({ path, body, headers, signal }) => {
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal });
  return { status: response.status, text: await response.text() };
};
