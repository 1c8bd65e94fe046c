import { formatFileSize } from '@title24/shared-domain/full-service';
import { Alert, Button } from '@title24/ui';
import type { FileNote } from './draft.ts';

interface Props {
  readonly missing: readonly FileNote[];
  readonly onClear: () => void;
}

/** Tells the visitor that a draft was restored, and which files must be selected again. */
export function RestoredNote({ missing, onClear }: Props) {
  return (
    <Alert title="We saved what you typed" role="region" aria-label="Saved from your last visit">
      <p>It stays in this browser for a day, or until you send it.</p>
      {missing.length > 0 && (
        <>
          <p>
            Your browser can’t save files. Please choose these again. What has already arrived won’t be sent
            again.
          </p>
          <ul>
            {missing.map(({ name, size }) => (
              <li key={`${name} ${size}`}>
                {name} ({formatFileSize(size)})
              </li>
            ))}
          </ul>
        </>
      )}
      <Button size="small" variant="secondary" onClick={onClear}>
        Clear the form
      </Button>
    </Alert>
  );
}
