import type { PropsOf } from '@title24/remote-kit/contract';
import { useLoadedForEdit, WithQueries } from '@title24/remote-kit/runtime';
import { Button } from '@title24/ui';
import type { helpEditorParcel } from '../../parcels/help-editor.ts';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { ReportUnsaved, UnsavedChanges } from '../unsaved/unsaved-changes.tsx';
import { HelpForm } from './help-form.tsx';

/** Renders the help text form inside another remote's page. */
export function HelpEditorParcel(props: PropsOf<typeof helpEditorParcel>) {
  return (
    <WithQueries>
      <HelpEditor {...props} />
    </WithQueries>
  );
}

function HelpEditor({ id, onSaved, onCancel, onUnsaved }: PropsOf<typeof helpEditorParcel>) {
  const loaded = useLoadedForEdit(useStaffEndpoints().helpText, { id });
  return (
    <UnsavedChanges>
      <ReportUnsaved onChange={onUnsaved} />
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
