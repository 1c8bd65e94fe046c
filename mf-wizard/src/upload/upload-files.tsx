import { RemoteParcel } from '@title24/shared-config/runtime';
import { ButtonLink } from '@title24/shared-ui';
import { type MouseEvent, useMemo, useState } from 'react';
import type { UploadType } from '../walk/node.ts';

interface Props {
  type: UploadType;
  label: string;
  /** Square feet, carried into the form; null where none is known. */
  area: number | null;
}

/** Opens the upload form in place; a plain link to its page where that cannot be. */
export function UploadFiles({ type, label, area }: Props) {
  const [open, setOpen] = useState(false);
  const href = `/full-service/upload?${new URLSearchParams({ type, ...(area && { area: String(area) }) })}`;
  const props = useMemo(
    () => ({ type, ...(area && { area }), open: true, onClose: () => setOpen(false) }),
    [type, area],
  );

  function openInPlace(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <ButtonLink icon="upload" href={href} onClick={openInPlace}>
        {label}
      </ButtonLink>
      {open && (
        <RemoteParcel
          remote="mf-upload"
          parcel="upload-dialog"
          props={props}
          fallback={
            <p role="status">
              The upload form is opening. If it does not, <a href={href}>go to the upload page</a>.
            </p>
          }
        />
      )}
    </>
  );
}
