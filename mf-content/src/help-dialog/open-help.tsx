import { useLogin, usePageData } from '@title24/remote-kit/runtime';
import type { HelpItem } from '@title24/shared-domain';
import { Alert, Button, Cluster, Dialog, FailureNotice, LoadingNote, Prose } from '@title24/ui';
import { useState } from 'react';
import { HelpEditing } from './help-editing.tsx';
import { helpRequest } from './help-request.ts';
import { useFilledIn } from './use-filled-in.ts';

interface Props {
  readonly id: string;
  readonly startsEditing: boolean;
  readonly onClose: () => void;
  readonly onSaved: (item: HelpItem) => void;
}

/** Renders the open dialog. Closing requires confirmation if there is unsaved text. */
export function OpenHelp({ id, startsEditing, onClose, onSaved }: Props) {
  const { role } = useLogin();
  const mayEdit = role?.isAlmighty === true && role.enabled;
  const found = usePageData(helpRequest(id));
  const fillIn = useFilledIn();
  const [wantsEditing, setWantsEditing] = useState(startsEditing);
  const [hasUnsaved, setHasUnsaved] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  // If the login ends during editing, an editor with unsaved text stays open.
  const isEditing = wantsEditing && (mayEdit || hasUnsaved);

  function close(): void {
    if (hasUnsaved) setIsConfirming(true);
    else onClose();
  }

  const item = found.status === 'ready' ? found.data : null;
  return (
    <Dialog
      open
      onClose={close}
      title={item?.question ?? 'Help'}
      size={isEditing ? 'large' : 'medium'}
      footer={
        isConfirming ? (
          <Alert tone="warning" role="alert" title="Close without saving?">
            <Cluster>
              <Button onClick={() => setIsConfirming(false)}>Keep editing</Button>
              <Button variant="secondary" onClick={onClose}>
                Close without saving
              </Button>
            </Cluster>
          </Alert>
        ) : (
          mayEdit && item && !isEditing && <Button onClick={() => setWantsEditing(true)}>Edit</Button>
        )
      }
    >
      {found.status === 'loading' && <LoadingNote>Loading the help text…</LoadingNote>}
      {found.status === 'missing' && <p role="alert">Help text {id} not found.</p>}
      {found.status === 'failed' && (
        <FailureNotice
          title="We could not load this help text"
          reason="We could not reach our server. Please try again in a moment."
          onRetry={found.retry}
        />
      )}
      {item && !isEditing && (
        // Safe to render: the server sanitizes help texts whenever they are written or read.
        <Prose dangerouslySetInnerHTML={{ __html: fillIn(item.helpText) }} />
      )}
      {item && isEditing && (
        <HelpEditing id={id} onSaved={onSaved} onCancel={close} onUnsaved={setHasUnsaved} />
      )}
    </Dialog>
  );
}
