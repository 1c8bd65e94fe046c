import type { Finding } from '@title24/shared-domain/projects';
import { findingKey } from '@title24/shared-domain/projects';
import { FindingItem } from '../findings/finding-item.tsx';
import styles from './fields.module.css';
import { useStepFormActions } from './step-form-context.ts';

/** Findings beside a field, line or list. */
export function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  const { fix } = useStepFormActions();
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => (
        <FindingItem key={findingKey(finding)} finding={finding} onFix={fix} />
      ))}
    </ul>
  );
}
