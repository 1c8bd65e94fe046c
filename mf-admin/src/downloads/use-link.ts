import type { RpcClient } from '@title24/remote-kit/contract';
import { useMountProps } from '@title24/remote-kit/runtime';
import type { DownloadLink } from '@title24/shared-domain/full-service';
import { startDownload } from '@title24/ui';
import { useState, useTransition } from 'react';
import { failureMessage } from '../calls/failure-message.ts';

/**
 * Returns `open`, which requests a link and passes it to `use`, and `ask`, which only requests a link. `isRequesting`
 * and the message `failure` describe the last call of `open`.
 */
export function useLink(
  load: (rpc: RpcClient) => Promise<DownloadLink>,
  use: (link: DownloadLink) => void | Promise<void>,
) {
  const { rpc } = useMountProps();
  const [isRequesting, startRequest] = useTransition();
  const [failure, setFailure] = useState<string | null>(null);
  const ask = () => load(rpc);

  function open(): void {
    if (isRequesting) return;
    setFailure(null);
    startRequest(async () => {
      try {
        await use(await ask());
      } catch (error) {
        setFailure(failureMessage(error));
      }
    });
  }

  return { open, ask, isRequesting, failure };
}

/** Like {@link useLink}, for a link that starts a download. */
export const useDownload = (load: (rpc: RpcClient) => Promise<DownloadLink>) =>
  useLink(load, ({ url }) => startDownload(url));
