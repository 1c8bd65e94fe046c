import { Boundary } from '@title24/remote-kit/runtime';
import type { HelpItem } from '@title24/shared-domain';
import { Dialog, FailureNotice, Toast } from '@title24/ui';
import { useState } from 'react';
import { OpenHelp } from './open-help.tsx';

/** How long the message after a save shows, in milliseconds (H1). */
const savedNoteMs = 900;

interface Props {
  /** The help text to show; null while the dialog is closed. */
  readonly id: string | null;
  /** Opens the help text for editing immediately; for all-powerful roles only. */
  readonly startsEditing?: boolean | undefined;
  readonly onClose: () => void;
  readonly onSaved?: ((item: HelpItem) => void) | undefined;
}

/** A help text over the page: closed, viewing, editing (all-powerful roles only), saved, and closed again (H1). */
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
        <Boundary
          key={id}
          source="mf-content/help-dialog"
          fallback={
            <Dialog open onClose={onClose} title="Help">
              <FailureNotice title="This help text can’t be shown" reason="The rest of the page works." />
            </Dialog>
          }
        >
          <OpenHelp id={id} startsEditing={startsEditing} onClose={onClose} onSaved={saved} />
        </Boundary>
      )}
      <Toast message={note} durationMs={savedNoteMs} onDone={() => setNote(null)} />
    </>
  );
}
