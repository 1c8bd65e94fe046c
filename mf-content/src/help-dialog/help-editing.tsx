import { RemoteParcel } from '@title24/remote-kit/runtime';
import type { HelpItem } from '@title24/shared-domain';
import { useMemo } from 'react';
import { helpEditorParcel } from '../parcels/mf-admin/help-editor.ts';

interface Props {
  readonly id: string;
  readonly onSaved: (item: HelpItem) => void;
  readonly onCancel: () => void;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** Embeds the staff tools' editor for help texts. */
export function HelpEditing({ id, onSaved, onCancel, onUnsaved }: Props) {
  // The parcel is updated whenever this object changes.
  const props = useMemo(() => ({ id, onSaved, onCancel, onUnsaved }), [id, onSaved, onCancel, onUnsaved]);
  return (
    <RemoteParcel
      parcel={helpEditorParcel}
      props={props}
      fallback={<a href={`/admin/help?id=${encodeURIComponent(id)}`}>Edit this text in the staff tools</a>}
    />
  );
}
