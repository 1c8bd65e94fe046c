import type { helpEditorParcel, PropsOf } from '@title24/shared-config/contract';
import { help } from '@title24/shared-config/rpc';
import { Button } from '@title24/shared-ui';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { useStaffData } from '../calls/use-staff-data.ts';
import { TellUnsaved, UnsavedChanges } from '../unsaved/unsaved-changes.tsx';
import { HelpForm } from './help-form.tsx';

/** Edits a help text inside another part of the page, such as the help dialog. */
export function HelpEditorParcel({ id, onSaved, onCancel, onUnsaved }: PropsOf<typeof helpEditorParcel>) {
  const loaded = useStaffData(help.findById, { id });
  return (
    <UnsavedChanges>
      <TellUnsaved onChange={onUnsaved} />
      <StaffLoaded from={loaded} what="the help text">
        {(item) => (
          <HelpForm
            key={item.lastUpdate}
            item={item}
            onSaved={onSaved}
            actions={
              <Button variant="quiet" onClick={onCancel}>
                Cancel
              </Button>
            }
          />
        )}
      </StaffLoaded>
    </UnsavedChanges>
  );
}
