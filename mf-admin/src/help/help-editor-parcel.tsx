import type { HelpItem } from '@title24/shared-domain';
import { Button } from '@title24/shared-ui';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { useStaffData } from '../calls/use-staff-data.ts';
import { UnsavedChanges } from '../unsaved/unsaved-changes.tsx';
import { HelpForm } from './help-form.tsx';
import { helpById } from './help-calls.ts';

/** What a host passes to the parcel 'help-editor'. */
export interface HelpEditorProps {
  readonly id: string;
  readonly onSaved?: (saved: HelpItem) => void;
  readonly onCancel?: () => void;
}

/** Edits a help text inside another part of the page, such as the help dialog. */
export function HelpEditorParcel({ id, onSaved, onCancel }: HelpEditorProps) {
  const loaded = useStaffData<HelpItem>(helpById(id));
  return (
    <UnsavedChanges>
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
