import type { RpcClient } from '@title24/remote-kit/contract';
import type { DownloadLink, OpenPurpose } from '@title24/shared-domain/full-service';
import { useState } from 'react';
import cards from '../cards/cards.module.css';
import { FileItem, previewButtonId } from './file-item.tsx';
import type { ReceivedFile } from './file-labels.ts';
import { type FileHeading, type ShownFile, ShownFilePanel } from './shown-file.tsx';

interface Props {
  readonly files: readonly ReceivedFile[];
  readonly heading: FileHeading;
  readonly link: (rpc: RpcClient, file: string, purpose: OpenPurpose) => Promise<DownloadLink>;
}

/** Lists files from a customer. The preview of a file appears above the list. */
export function ReceivedFiles({ files, heading, link }: Props) {
  const [shown, setShown] = useState<ShownFile | null>(null);
  function close(): void {
    setShown(null);
    if (shown) document.getElementById(previewButtonId(shown.file.id))?.focus();
  }
  return (
    <>
      {shown && <ShownFilePanel key={shown.file.id} shown={shown} heading={heading} onClose={close} />}
      <ul className={cards.list}>
        {files.map((file) => (
          <FileItem key={file.id} file={file} heading={heading} link={link} onShow={setShown} />
        ))}
      </ul>
    </>
  );
}
