import axios, { type AxiosAdapter } from 'axios';
import type { Transport } from './transport.ts';

/**
 * Sends by axios: in a browser by XMLHttpRequest, which alone tells how much of a form is sent.
 * @param adapter what stands for the network in tests
 */
export function createAxiosTransport(adapter?: AxiosAdapter): Transport {
  const client = axios.create({
    method: 'post',
    responseType: 'text',
    // What a status means is for the caller to say.
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
