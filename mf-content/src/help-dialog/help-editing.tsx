import { helpEditorParcel } from '@title24/shared-config/contract';
import { RemoteParcel } from '@title24/shared-config/runtime';
import type { HelpItem } from '@title24/shared-domain';
import { useEffect, useMemo, useRef } from 'react';

interface Props {
  readonly id: string;
  readonly onSaved: (item: HelpItem) => void;
  readonly onCancel: () => void;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** The editor of the staff tools, in the dialog. Visitors never download it. */
export function HelpEditing({ id, onSaved, onCancel, onUnsaved }: Props) {
  const latest = useRef({ onSaved, onCancel });
  useEffect(() => {
    latest.current = { onSaved, onCancel };
  });
  // The parcel is told anew with each change of its props: they stay the same while it is open.
  const props = useMemo(
    () => ({
      id,
      onSaved: (item: HelpItem) => latest.current.onSaved(item),
      onCancel: () => latest.current.onCancel(),
      onUnsaved,
    }),
    [id, onUnsaved],
  );
  return (
    <RemoteParcel
      parcel={helpEditorParcel}
      props={props}
      fallback={<a href={`/admin/help?id=${encodeURIComponent(id)}`}>Edit this text in the staff tools</a>}
    />
  );
}
