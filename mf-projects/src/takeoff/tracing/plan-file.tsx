import { maxPages, maxPlanMegabytes } from '@title24/plan-reader/limits';
import { FormField } from '@title24/ui';
import { KeepPlanBox } from '../kept-plan/keep-plan-box.tsx';
import type { OpenedPlan } from './opened-plan.ts';
import styles from './tracing.module.css';

interface Props {
  readonly opened: OpenedPlan | null;
  /** The plan made from photos, or null. */
  readonly made: File | null;
  readonly onOpen: (file: File) => void;
}

const accepted = '.pdf,.png,.jpg,.jpeg,.webp,application/pdf,image/png,image/jpeg,image/webp';

/** Selects the plan file, and offers to store it in this browser (D1e). */
export function PlanFile({ opened, made, onOpen }: Props) {
  return (
    <>
      <FormField
        id="plan-file"
        label={opened ? 'Open another plan' : 'Plan file'}
        hint={`A PDF, PNG, JPEG or WebP file, up to ${maxPlanMegabytes} MB and ${maxPages} pages. You can also drop it here. It stays in this browser.`}
        describedBy={undefined}
      >
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            accept={accepted}
            className={styles.file}
            onChange={({ target }) => target.files?.[0] && onOpen(target.files[0])}
          />
        )}
      </FormField>
      <KeepPlanBox
        opened={opened && { file: opened.file, sha256: opened.plan.sha256 }}
        isMade={opened !== null && opened.file === made}
        onOpen={onOpen}
      />
    </>
  );
}
