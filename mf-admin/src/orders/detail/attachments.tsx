import { desk } from '@title24/remote-kit/rpc';
import type { DeskOrder } from '@title24/shared-domain/orders';
import { attachmentTitles } from '@title24/shared-domain/projects';
import { ReceivedFiles } from '../../files/received-files.tsx';
import styles from './detail.module.css';

/** Shows the files that the customer attached to the project. */
export function Attachments({ order: { number, attachments } }: { readonly order: DeskOrder }) {
  const files = attachments.map((file) => ({ ...file, title: attachmentTitles[file.kind] }));
  return (
    <section aria-labelledby="attachments" className={styles.section}>
      <h3 id="attachments">Files from the customer</h3>
      {files.length === 0 && <p>The customer attached no files.</p>}
      <ReceivedFiles
        files={files}
        heading="h4"
        link={(rpc, file, purpose) => rpc.call(desk.openFile, { order: number, file, purpose })}
      />
    </section>
  );
}
