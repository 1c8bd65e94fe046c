import { type EstimatorAlert, estimatorAlerts } from '@title24/shared-domain/estimator';
import { Alert } from '@title24/ui';
import { useState } from 'react';
import styles from './results.module.css';

/** Milliseconds for which the alert about dwelling units is shown (E7). */
const dwellingAlertMs = 8000;

interface Props {
  alerts: readonly EstimatorAlert[];
  /** Number of visitor actions. A dismissed alert reappears after the next action if it still applies. */
  actions: number;
}

/** Shows the estimator's alerts (E7). */
export function EstimateAlerts({ alerts, actions }: Props) {
  const [dismissedAt, setDismissedAt] = useState<number | null>(null);
  return alerts.map((alert) => {
    if (alert !== 'dwellingUnits') {
      return (
        <Alert key={alert} tone={alert === 'lightingAlone' ? 'warning' : 'danger'} role="alert">
          {estimatorAlerts[alert]}
        </Alert>
      );
    }
    if (dismissedAt === actions) return null;
    return (
      <Alert
        key={`${alert} ${actions}`}
        tone="danger"
        role="alert"
        className={styles.dismissible}
        timeoutMs={dwellingAlertMs}
        onDismiss={() => setDismissedAt(actions)}
      >
        {estimatorAlerts[alert]}
      </Alert>
    );
  });
}
