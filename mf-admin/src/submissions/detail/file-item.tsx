import type { RpcClient } from '@title24/remote-kit/contract';
import { submissions } from '@title24/remote-kit/rpc';
import {
  formatFileSize,
  isReleased,
  type OpenPurpose,
  type SubmissionFile,
} from '@title24/shared-domain/full-service';
import { Badge, Button, Cluster, classNames, FailureNotice } from '@title24/ui';
import cards from '../../cards/cards.module.css';
import { DownloadFailure } from '../../downloads/download-failure.tsx';
import { useDownload, useLink } from '../../downloads/use-link.ts';
import styles from './detail.module.css';
import { hasPreview, kindOf, scanText, withheldAdvice } from './file-labels.ts';
import { loadPreview, type ShownFile } from './shown-file.tsx';

interface Props {
  readonly reference: string;
  readonly file: SubmissionFile;
  readonly onShow: (shown: ShownFile) => void;
}

/** Returns the id of the button that shows a file. */
export const previewButtonId = (file: string) => `preview-${file}`;

/** Shows a file's details, with buttons to open it. */
export function FileItem({ reference, file, onShow }: Props) {
  const { id, name, size, sha256, scanState } = file;
  const ask = (purpose: OpenPurpose) => (rpc: RpcClient) =>
    rpc.call(submissions.openFile, { reference, fileId: id, purpose });
  const download = useDownload(ask('download'));
  const preview = useLink(ask('preview'), async (link) =>
    onShow({ file, link, renew: preview.ask, Preview: (await loadPreview()).FilePreview }),
  );
  const released = isReleased(scanState);
  const advice = withheldAdvice(file);
  return (
    <li className={classNames(cards.card, cards.compact, styles.file)}>
      <h3 className={styles.fileName}>
        <bdi>{name}</bdi>
      </h3>
      <p>
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
