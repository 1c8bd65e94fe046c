import { Boundary } from '@title24/remote-kit/runtime';
import type { HelpItem } from '@title24/shared-domain';
import { Dialog, FailureNotice, Toast } from '@title24/ui';
import { useState } from 'react';
import { OpenHelp } from './open-help.tsx';

/** Milliseconds for which the message after saving is shown (H1). */
const savedNoteMs = 900;

interface Props {
  /** Help text to show; null while the dialog is closed. */
  readonly id: string | null;
  /** Whether the dialog opens in edit mode, for all-powerful roles. */
  readonly startsEditing?: boolean | undefined;
  readonly onClose: () => void;
  readonly onSaved?: ((item: HelpItem) => void) | undefined;
}

/** Shows a help text in a dialog, where all-powerful roles can edit it (H1). */
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
