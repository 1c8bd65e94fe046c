import type { RpcClient } from '@title24/remote-kit/contract';
import axios from 'axios';

/** Sends a form with XMLHttpRequest, because `fetch` reports no upload progress. Resolves with any response. */
export const sendForm: RpcClient['upload'] = async (path, form, { headers, signal, onProgress }) => {
  const { status, data } = await axios.post<string>(path, form, {
    headers,
    signal,
    responseType: 'text',
    // The caller interprets the status.
    validateStatus: null,
    onUploadProgress: ({ loaded, total = 0 }) => onProgress({ sent: loaded, total }),
  });
  return { status, text: data };
};
