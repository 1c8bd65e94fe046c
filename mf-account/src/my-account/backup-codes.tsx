import { Button } from '@title24/ui';
import { Done } from '../form/done.tsx';
import styles from './my-account.module.css';

interface Props {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shows the backup codes, which are never shown again. */
export function BackupCodes({ codes, onKept }: Props) {
  return (
    <div className={styles.steps}>
      <Done title="Two-step verification is on">
        <p>
          Keep these backup codes in a safe place. If you lose your phone, each one works once in place of the
          app. We show them only this once.
        </p>
      </Done>
      <ul className={styles.codes} aria-label="Backup codes">
        {codes.map((backupCode) => (
          <li key={backupCode}>
            <code>{backupCode}</code>
          </li>
        ))}
      </ul>
      <p>
        <Button onClick={onKept}>I’ve saved the codes</Button>
      </p>
    </div>
  );
}
