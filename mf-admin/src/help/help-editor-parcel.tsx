import type { HelpItem } from '@title24/shared-domain';
import { Button } from '@title24/shared-ui';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { useStaffData } from '../calls/use-staff-data.ts';
import { TellUnsaved, UnsavedChanges } from '../unsaved/unsaved-changes.tsx';
import { helpById } from './help-calls.ts';
import { HelpForm } from './help-form.tsx';

/** What a host passes to the parcel 'help-editor'. */
export interface HelpEditorProps {
  readonly id: string;
  readonly onSaved?: (saved: HelpItem) => void;
  readonly onCancel?: () => void;
  /** Whether something is typed that is not saved, each time this changes. */
  readonly onUnsaved?: (isUnsaved: boolean) => void;
}

/** Edits a help text inside another part of the page, such as the help dialog. */
export function HelpEditorParcel({ id, onSaved, onCancel, onUnsaved }: HelpEditorProps) {
  const loaded = useStaffData<HelpItem>(helpById(id));
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
