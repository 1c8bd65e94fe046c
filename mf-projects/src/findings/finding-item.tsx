import { type Finding, severityNames, writeAction } from '@title24/shared-domain/projects';
import { Button, Icon, type IconName } from '@title24/ui';
import { memo } from 'react';
import styles from './findings.module.css';

const icons: Readonly<Record<Finding['severity'], IconName>> = {
  error: 'close',
  warning: 'alert',
  hint: 'info',
};

export interface FindingFixes {
  /** The id of the form that posts a fix without a script. */
  readonly formId?: string | undefined;
  /** Applies a fix at once. */
  readonly onFix?: ((finding: Finding) => void) | undefined;
}

interface Props extends FindingFixes {
  readonly finding: Finding;
  /** Link to where it can be fixed; absent if it is shown there. */
  readonly href?: string | undefined;
}

/** One finding: its severity in a word, what and why, where it can be fixed, and its fix. */
export const FindingItem = memo(function FindingItem({ finding, href, formId, onFix }: Props) {
  const { id, severity, where, message, fix } = finding;
  return (
    <li className={`${styles.finding} ${styles[severity]}`}>
      <Icon name={icons[severity]} size="small" className={styles.icon} />
      <div>
        <p>
          <strong>{severityNames[severity]}:</strong>{' '}
          {href === undefined ? message : <a href={href}>{message}</a>}
        </p>
        {fix && (onFix || formId) && (
          <Button
            type={formId ? 'submit' : 'button'}
            variant="secondary"
            size="small"
            name="action"
            value={writeAction({ do: 'fix', finding: id, ...(where !== undefined && { where }) })}
            form={formId}
            onClick={(event) => {
              if (!onFix) return;
              event.preventDefault();
              onFix(finding);
            }}
          >
            {fix.label}
          </Button>
        )}
      </div>
    </li>
  );
});
