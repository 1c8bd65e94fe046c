import axios, { type AxiosAdapter } from 'axios';
import type { Transport } from './transport.ts';

/**
 * Creates a transport with XMLHttpRequest, because `fetch` reports no upload progress.
 *
 * @param adapter replaces the network in tests
 */
export function createAxiosTransport(adapter?: AxiosAdapter): Transport {
  const client = axios.create({
    method: 'post',
    responseType: 'text',
    // The caller interprets the status.
    validateStatus: null,
    ...(adapter && { adapter }),
  });
  return async ({ path, body, headers, signal, onProgress }) => {
    const { status, data } = await client.request<string>({
      url: path,
      data: body,
      headers,
      signal,
      ...(onProgress && {
        onUploadProgress: ({ loaded, total = 0 }) => onProgress({ sent: loaded, total }),
      }),
    });
    return { status, text: data };
  };
}
