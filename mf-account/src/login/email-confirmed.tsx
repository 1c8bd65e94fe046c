import { Alert } from '@title24/shared-ui';
import { useEffect, useRef } from 'react';
import styles from './login.module.css';

export function EmailConfirmed() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      tone="success"
      title="Your e-mail address is confirmed"
      className={styles.confirmed}
    >
      <p>Thank you. You can log in with it from now on.</p>
    </Alert>
  );
}
