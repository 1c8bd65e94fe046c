import { checkIcon, Icon } from '@title24/ui';
import { useProject } from '../project/project-context.ts';
import type { SaveStatus } from '../session/save-status.ts';
import { versionsAnchor } from './choose-versions.tsx';
import styles from './steps.module.css';

const clock = { hour: 'numeric', minute: '2-digit' } as const;
const dayAndClock = { month: 'short', day: 'numeric', ...clock } as const;

/** Returns text such as 'Saved at 2:31 pm' or, for an earlier day, 'Saved on Nov 23, 2:31 pm'. */
function savedAt(at: string, now: Date): string {
  const moment = new Date(at);
  const isToday = moment.toDateString() === now.toDateString();
  return `Saved ${isToday ? 'at' : 'on'} ${moment.toLocaleString('en-US', isToday ? clock : dayAndClock)}`.replace(
    /\s(AM|PM)$/,
    (_, half: string) => ` ${half.toLowerCase()}`,
  );
}

/** Returns a short text on whether all input is saved and, if not, why; '' in a new project without input. */
export function saveStatusText(status: SaveStatus, isKept: boolean, now: Date): string {
  const kept = isKept ? ' What you typed is kept in this browser.' : ' Keep this page open.';
  switch (status.kind) {
    case 'saved':
      return status.at === null ? '' : savedAt(status.at, now);
    case 'saving':
      return 'Saving';
    case 'offline':
      return `Not saved: no connection.${kept}`;
    case 'login-ended':
      return `Not saved: your login has ended. Log in again to save.${kept}`;
    default:
      return `Not saved: ${status.message}${status.kind === 'locked' ? '' : kept}`;
  }
}

/** Shows and announces whether all input is saved. */
export function SaveStatusLine() {
  const { status, questions, isKept, isRestored, session } = useProject();
  if (!session) return null;
  const isFine = status.kind === 'saved' || status.kind === 'saving';
  const text = questions ? (
    <>
      Not saved: <a href={`#${versionsAnchor}`}>choose between two versions</a> above.
    </>
  ) : (
    saveStatusText(status, isKept, new Date())
  );
  return (
    <div className={styles.status}>
      <p role="status" className={isFine && !questions ? styles.fine : styles.notSaved}>
        {status.kind === 'saved' && !questions && text !== '' && <Icon path={checkIcon} size="small" />}{' '}
        {text}
        {isRestored && ' What you typed before is back.'}
      </p>
      {status.kind === 'refused' && (
        <button type="button" className={styles.retry} onClick={() => void session.flush()}>
          Try again
        </button>
      )}
    </div>
  );
}
