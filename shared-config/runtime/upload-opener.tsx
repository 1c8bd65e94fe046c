import { type EstimatedSize, sizeQuery, type UploadType } from '@title24/shared-domain/full-service';
import { Toast } from '@title24/ui';
import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { isPlainClick } from '../browser/is-plain-click.ts';
import { useMountProps } from './mount-props-context.ts';
import { RemoteParcel } from './remote-parcel.tsx';
import { uploadDialogParcel } from './upload-dialog-parcel.ts';

/** Props for a link that opens the upload form. */
export interface UploadLinkProps {
  /** URL of the upload form's own page, with the known values in the query. */
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

interface Props {
  /** Project type in the form; 'all' lets the sender choose (U1). */
  readonly type: UploadType;
  /** Initial project size in the form; null if unknown. Pass the same object in each rendering. */
  readonly size?: EstimatedSize | null;
  /** Renders the links that open the form. `openWith` opens it with dropped files. */
  readonly children: (link: UploadLinkProps, openWith: (files: readonly File[]) => void) => ReactNode;
}

/** Maximum number of milliseconds for which a note shows that the form is loading. */
const openingNoteMs = 10_000;

/**
 * Opens the upload form over the current page. The first click loads the form, which keeps typed text while
 * it is closed. If the form is unavailable, or still loading at a second click, its own page opens instead.
 */
export function UploadOpener({ type, size = null, children }: Props) {
  const { navigate } = useMountProps();
  const [form, setForm] = useState<'absent' | 'loading' | 'there'>('absent');
  const [open, setOpen] = useState(false);
  const [noted, setNoted] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const href = uploadAddress(type, size);
  const props = useMemo(
    () => ({
      type,
      ...(size !== null && { size }),
      ...(files.length > 0 && { files }),
      open,
      onClose: () => setOpen(false),
    }),
    [type, size, files, open],
  );

  function openInPlace(event: MouseEvent) {
    if (!isPlainClick(event) || form === 'loading') return;
    event.preventDefault();
    openForm();
  }

  function openForm() {
    setOpen(true);
    if (form !== 'absent') return;
    setForm('loading');
    setNoted(true);
  }

  function openWith(dropped: readonly File[]) {
    setFiles(dropped);
    openForm();
  }

  function settle(there: boolean) {
    setNoted(false);
    setForm(there ? 'there' : 'absent');
    if (!there) void navigate(href);
  }

  return (
    <>
      {children({ href, onClick: openInPlace }, openWith)}
      <Toast
        tone="info"
        message={noted ? 'Opening the upload form…' : null}
        durationMs={openingNoteMs}
        onDone={() => setNoted(false)}
      />
      {form !== 'absent' && (
        <RemoteParcel parcel={uploadDialogParcel} props={props} fallback={null} onSettled={settle} />
      )}
    </>
  );
}

/** Returns the URL of the upload page, such as '/full-service/upload?type=b&area=2000&existing=1500'. */
function uploadAddress(type: UploadType, size: EstimatedSize | null): string {
  const query = new URLSearchParams({
    ...(type !== 'all' && { type }),
    ...sizeQuery(size),
  });
  return query.size === 0 ? '/full-service/upload' : `/full-service/upload?${query}`;
}
