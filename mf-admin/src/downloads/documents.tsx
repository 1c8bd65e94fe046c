import type { RpcClient } from '@title24/remote-kit/contract';
import type { DownloadLink, MadeDocument } from '@title24/shared-domain/full-service';
import { Button } from '@title24/ui';
import cards from '../cards/cards.module.css';
import { DownloadFailure } from './download-failure.tsx';
import { useDownload } from './use-link.ts';

interface Props {
  readonly documents: readonly MadeDocument[];
  readonly link: (rpc: RpcClient, id: string) => Promise<DownloadLink>;
}

/** Lists the cover sheet, invoices and receipts of an order or case, with download buttons. */
export function Documents({ documents, link }: Props) {
  if (documents.length === 0) return null;
  return (
    <ul className={cards.list}>
      {documents.map((document) => (
        <DocumentItem key={document.id} document={document} link={link} />
      ))}
    </ul>
  );
}

function DocumentItem({
  document: { id, name },
  link,
}: Pick<Props, 'link'> & { readonly document: MadeDocument }) {
  const download = useDownload((rpc) => link(rpc, id));
  return (
    <li>
      <bdi>{name}</bdi>{' '}
      <Button variant="secondary" size="small" onClick={download.open}>
        Download<span className="visually-hidden"> {name}</span>
      </Button>
      <DownloadFailure download={download} />
    </li>
  );
}
