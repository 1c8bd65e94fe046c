import { type Finding, severityNames } from '@title24/shared-domain/projects';
import { alertIcon, Button, closeIcon, Icon, infoIcon } from '@title24/ui';
import { memo } from 'react';
import styles from './findings.module.css';

const icons: Readonly<Record<Finding['severity'], string>> = {
  error: closeIcon,
  warning: alertIcon,
  hint: infoIcon,
};

interface Props {
  readonly finding: Finding;
  /** URL where the finding can be fixed. Absent in a `FindingList` and in the snapshot of a submitted project. */
  readonly href?: string | undefined;
  /** Applies the fix. Absent where findings are only shown, as in a read-only project. */
  readonly onFix?: ((finding: Finding) => void) | undefined;
}

/** A finding with its severity, message, link and fix. */
export const FindingItem = memo(function FindingItem({ finding, href, onFix }: Props) {
  const { severity, message, fix } = finding;
  return (
    <li className={`${styles.finding} ${styles[severity]}`}>
      <Icon path={icons[severity]} size="small" className={styles.icon} />
      <div>
        <p>
          <strong>{severityNames[severity]}:</strong>{' '}
          {href === undefined ? message : <a href={href}>{message}</a>}
        </p>
        {fix && onFix && (
          <Button variant="secondary" size="small" onClick={() => onFix(finding)}>
            {fix.label}
          </Button>
        )}
      </div>
    </li>
  );
});
