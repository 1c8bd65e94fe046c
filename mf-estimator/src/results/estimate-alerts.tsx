import { type EstimatorAlert, estimatorAlerts } from '@title24/shared-domain/estimator';
import { Alert } from '@title24/ui';
import { useState } from 'react';
import styles from './results.module.css';

/** Milliseconds that the dwelling-units alert shows (E7); its words stay beside the field. */
const dwellingAlertMs = 8000;

interface Props {
  alerts: readonly EstimatorAlert[];
  /** Counts the visitor's actions: a dismissed alert comes back when the next one does not put things right. */
  actions: number;
}

/** The estimator's alerts (E7). */
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
