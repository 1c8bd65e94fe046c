import { orders } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import { formatMoment } from '@title24/shared-domain';
import { formatFileSize } from '@title24/shared-domain/full-service';
import { orderFileKindTitles, orderFilePath } from '@title24/shared-domain/orders';
import { Alert, Button, ButtonLink, PageSection, startDownload } from '@title24/ui';
import { useState } from 'react';
import { callProblem } from '../calls/call-problem.ts';
import { useOrder } from './order-context.ts';
import { orderParts } from './order-parts.ts';
import styles from './orders.module.css';

/** Lists the files that the customer can download: delivered files, the cover sheet, invoices and receipts. */
export function OrderFiles() {
  const { order } = useOrder();
  const files = [
    ...order.files.map(({ id, name, kind, size, addedAt }) => ({
      id,
      name,
      about: `${orderFileKindTitles[kind]}, ${formatFileSize(size)}, ${formatMoment(addedAt)}`,
    })),
    ...order.documents.map((document) => ({ ...document, about: 'PDF' })),
  ];
  if (files.length === 0) return null;
  return (
    <PageSection title="Files" tone="tint" id={orderParts.files}>
      <ul className={styles.files}>
        {files.map((file) => (
          <OrderFile key={file.id} {...file} />
        ))}
      </ul>
    </PageSection>
  );
}

interface FileProps {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

function OrderFile({ id, name, about }: FileProps) {
  const { order, onChanged } = useOrder();
  const { rpc } = useMountProps();
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);

  async function download(): Promise<void> {
    setAsking(true);
    setFailure(null);
    try {
      const { url } = await rpc.call(orders.openFile, { order: order.number, file: id });
      startDownload(url);
    } catch (error) {
      setFailure(callProblem(error));
    }
    setAsking(false);
  }

  const hidden = <span className="visually-hidden"> {name}</span>;
  return (
    <li className={styles.file}>
      <div>
        <h3 className={styles.fileName}>
          <bdi>{name}</bdi>
        </h3>
        <p className={styles.muted}>{about}</p>
      </div>
      {onChanged ? (
        <Button size="small" aria-disabled={isAsking} onClick={() => !isAsking && void download()}>
          Download{hidden}
        </Button>
      ) : (
        <ButtonLink size="small" href={orderFilePath(order.number, id)}>
          Download{hidden}
        </ButtonLink>
      )}
      {failure !== null && (
        <Alert tone="danger" title="The file was not downloaded">
          {failure}
        </Alert>
      )}
    </li>
  );
}
