import type { HelpItem } from '@title24/shared-domain';
import { Toast } from '@title24/shared-ui';
import { useState } from 'react';
import { OpenHelp } from './open-help.tsx';

/** For this many milliseconds it is said that a text was saved (H1). */
const savedNoteMs = 900;

interface Props {
  /** The help text to show, or null while the dialog is closed. */
  readonly id: string | null;
  /** Opens it for editing at once; for almighty roles only. */
  readonly startsEditing?: boolean | undefined;
  readonly onClose: () => void;
  readonly onSaved?: ((item: HelpItem) => void) | undefined;
}

/** A help text over the page: closed, viewing, editing (almighty roles only), saved and back to closed (H1). */
export function HelpDialog({ id, startsEditing = false, onClose, onSaved }: Props) {
  const [note, setNote] = useState<string | null>(null);

  function saved(item: HelpItem): void {
    setNote('Help text successfully saved!');
    onSaved?.(item);
    onClose();
  }

  return (
    <>
      {id !== null && (
        <OpenHelp key={id} id={id} startsEditing={startsEditing} onClose={onClose} onSaved={saved} />
      )}
      <Toast message={note} durationMs={savedNoteMs} onDone={() => setNote(null)} />
    </>
  );
}
