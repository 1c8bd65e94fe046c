import { RemoteParcel } from '@title24/shared-config/runtime';
import { ButtonLink } from '@title24/shared-ui';
import { type MouseEvent, useMemo, useState } from 'react';

interface Props {
  /** Upload types of the Full Service form: a new residential, b residential addition, c commercial (spec 5). */
  type: 'a' | 'b' | 'c';
  /** Square feet, carried into the form; null where none is known. */
  area: number | null;
}

/** Opens the upload form in place; a plain link to its page where that cannot be. */
export function UploadFiles({ type, area }: Props) {
  const [open, setOpen] = useState(false);
  const href = `/full-service/upload?${new URLSearchParams({ type, ...(area ? { area: String(area) } : {}) })}`;
  const props = useMemo(
    () => ({ type, ...(area ? { area } : {}), open: true, onClose: () => setOpen(false) }),
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
        Upload your files
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
