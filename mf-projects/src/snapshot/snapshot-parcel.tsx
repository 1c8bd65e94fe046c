import type { PropsOf } from '@title24/remote-kit/contract';
import type { projectSnapshotParcel } from '../../parcels/snapshot.ts';
import { InputSummary } from '../check/input-summary.tsx';
import { FindingsPanel } from '../findings/findings-panel.tsx';
import { OutlinePanel } from '../outline/outline-panel.tsx';
import styles from './snapshot.module.css';

/** A submitted project for reviewers, without links for editing (D5, D6). */
export function SnapshotParcel({ data, findings }: PropsOf<typeof projectSnapshotParcel>) {
  return (
    <div className={styles.snapshot}>
      <div className={styles.columns}>
        <OutlinePanel content={data} headingLevel={3} />
        <FindingsPanel findings={findings} project={null} headingLevel={3} />
      </div>
      <div className={styles.summary}>
        <InputSummary project="" content={data} isEditable={false} />
      </div>
    </div>
  );
}
