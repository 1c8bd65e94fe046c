import type { RpcClient } from '@title24/remote-kit/contract';
import { type DownloadLink, isReleased, type ScanState } from '@title24/shared-domain/full-service';
import { Alert, Badge, Button, Cluster, classNames } from '@title24/ui';
import { type ReactNode, useState, useTransition } from 'react';
import { failureMessage } from '../calls/failure-message.ts';
import cards from '../cards/cards.module.css';
import { DownloadFailure } from '../downloads/download-failure.tsx';
import { useDownload } from '../downloads/use-link.ts';
import { scanLabels } from '../files/scan-labels.ts';

interface Props {
  readonly name: string;
  readonly scanState: ScanState;
  readonly link: (rpc: RpcClient) => Promise<DownloadLink>;
  /** Removes the file. Null if the file cannot be removed. */
  readonly onRemove: (() => Promise<void>) | null;
  readonly children: ReactNode;
}

/** Shows a work item's file, with buttons to download and remove it. */
export function WorkFile({ name, scanState, link, onRemove, children }: Props) {
  const download = useDownload(link);
  const [isRemoving, startRemoving] = useTransition();
  const [failure, setFailure] = useState<string | null>(null);
  function remove(): void {
    if (isRemoving) return;
    setFailure(null);
    startRemoving(async () => {
      try {
        await onRemove?.();
      } catch (error) {
        setFailure(failureMessage(error));
      }
    });
  }
  const isOpen = isReleased(scanState);
  const hidden = <span className="visually-hidden"> {name}</span>;
  return (
    <li className={classNames(cards.card, cards.compact)}>
      <h4 className={cards.title}>
        <bdi>{name}</bdi>
      </h4>
      <p>
        {children} {!isOpen && <Badge tone="warning">Held back</Badge>}
      </p>
      <p className={cards.by}>
        {scanLabels[scanState]}
        {scanState === 'infected' && '. Nobody can open it: remove it and add a clean copy'}.
      </p>
      <Cluster>
        {isOpen && (
          <Button variant="secondary" size="small" onClick={download.open}>
            {download.isRequesting ? 'Preparing…' : 'Download'}
            {hidden}
          </Button>
        )}
        {onRemove && (
          <Button variant="secondary" size="small" onClick={remove}>
            {isRemoving ? 'Removing…' : 'Remove'}
            {hidden}
          </Button>
        )}
      </Cluster>
      <DownloadFailure download={download} />
      {failure && (
        <Alert tone="danger" title="The file was not removed">
          <p>{failure}</p>
        </Alert>
      )}
    </li>
  );
}
