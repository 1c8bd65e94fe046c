import { Icon } from '../icon/icon.tsx';
import { alertIcon } from '../icon/icons.ts';
import styles from './form.module.css';

/** Shows a field's error message, if any. */
export function FieldError({ id, message }: { id: string | undefined; message: string | undefined }) {
  if (!message) return null;
  return (
    <p className={styles.error} id={id}>
      <Icon path={alertIcon} size="small" />
      <span>
        {/* 'Error: ' is left out if the message already starts with 'Error'. */}
        {!/^error\b/i.test(message) && <span className="visually-hidden">Error: </span>}
        {message}
      </span>
    </p>
  );
}
