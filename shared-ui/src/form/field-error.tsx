import { Icon } from '../icon/icon.tsx';
import { alertIcon } from '../icon/icons.ts';
import styles from './form.module.css';

/** The message beside a field that needs a change; renders nothing if there is none. */
export function FieldError({ id, message }: { id: string | undefined; message: string | undefined }) {
  if (!message) return null;
  return (
    <p className={styles.error} id={id}>
      <Icon path={alertIcon} size="small" />
      <span>
        {/* Some messages start with the word themselves. */}
        {!/^error\b/i.test(message) && <span className="visually-hidden">Error: </span>}
        {message}
      </span>
    </p>
  );
}
