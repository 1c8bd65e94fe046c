import type { RpcClient } from '@title24/shared-config/contract';
import { useMountProps } from '@title24/shared-config/runtime';
import type { DownloadLink } from '@title24/shared-domain/full-service';
import { useRef, useState } from 'react';
import { failureWords } from '../../calls/failure-words.ts';

/** Asks for a link, then uses it; says what went wrong with either. */
export function useLink(
  load: (rpc: RpcClient) => Promise<DownloadLink>,
  use: (link: DownloadLink) => void | Promise<void>,
) {
  const { rpc } = useMountProps();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const busy = useRef(false);
  const ask = () => load(rpc);

  async function open(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setIsAsking(true);
    setFailure(null);
    try {
      await use(await ask());
    } catch (error) {
      setFailure(failureWords(error));
    } finally {
      busy.current = false;
      setIsAsking(false);
    }
  }

  return { open: () => void open(), ask, isAsking, failure };
}
