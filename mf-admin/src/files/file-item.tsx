import type { RpcClient } from '@title24/remote-kit/contract';
import {
  type DownloadLink,
  formatFileSize,
  isReleased,
  type OpenPurpose,
} from '@title24/shared-domain/full-service';
import { Badge, Button, Cluster, classNames, FailureNotice } from '@title24/ui';
import cards from '../cards/cards.module.css';
import { DownloadFailure } from '../downloads/download-failure.tsx';
import { useDownload, useLink } from '../downloads/use-link.ts';
import { hasPreview, kindOf, type ReceivedFile, scanText, withheldAdvice } from './file-labels.ts';
import styles from './files.module.css';
import { type FileHeading, loadPreview, type ShownFile } from './shown-file.tsx';

interface Props {
  readonly file: ReceivedFile;
  readonly heading: FileHeading;
  readonly link: (rpc: RpcClient, file: string, purpose: OpenPurpose) => Promise<DownloadLink>;
  readonly onShow: (shown: ShownFile) => void;
}

/** Returns the HTML id of a file's Preview button. */
export const previewButtonId = (file: string) => `preview-${file}`;

/** Shows a file's details. A released file has a Download button and, if browsers can show it, a Preview button. */
export function FileItem({ file, heading: Heading, link, onShow }: Props) {
  const { id, name, title, size, sha256, scanState } = file;
  const download = useDownload((rpc) => link(rpc, id, 'download'));
  const preview = useLink(
    (rpc) => link(rpc, id, 'preview'),
    async (made) =>
      onShow({ file, link: made, renew: preview.ask, Preview: (await loadPreview()).FilePreview }),
  );
  const released = isReleased(scanState);
  const advice = withheldAdvice(file);
  return (
    <li className={classNames(cards.card, cards.compact, styles.file)}>
      <Heading className={styles.fileName}>
        <bdi>{name}</bdi>
      </Heading>
      <p>
        {title && `${title}, `}
        {kindOf(file)}, {formatFileSize(size)}. {!released && <Badge tone="warning">Held back</Badge>}
      </p>
      <p>
        {scanText(file)}. {advice}
      </p>
      {released && (
        <Cluster>
          <Button variant="secondary" size="small" onClick={download.open}>
            {download.isRequesting ? 'Preparing…' : 'Download'}
            <span className="visually-hidden"> {name}</span>
          </Button>
          {hasPreview(file) && (
            <Button id={previewButtonId(id)} variant="secondary" size="small" onClick={preview.open}>
              {preview.isRequesting ? 'Preparing…' : 'Preview'}
              <span className="visually-hidden"> {name}</span>
            </Button>
          )}
        </Cluster>
      )}
      <DownloadFailure download={download} />
      {preview.failure && (
        <FailureNotice title="The preview was not opened" reason={preview.failure} onRetry={preview.open} />
      )}
      <details>
        <summary>
          Checksum<span className="visually-hidden"> of {name}</span>
        </summary>
        <p>
          SHA-256: <code>{sha256}</code>
        </p>
      </details>
    </li>
  );
}
