import type { UploadType } from '@title24/shared-domain/full-service';
import { Toast } from '@title24/ui';
import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { isPlainClick } from '../browser/is-plain-click.ts';
import { uploadDialogParcel } from '../contract/index.ts';
import { useMountProps } from './mount-props-context.ts';
import { RemoteParcel } from './remote-parcel.tsx';

/** What makes a link an opener of the upload form. */
export interface UploadLinkProps {
  /** The form as a page of its own, with what is known already. */
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

interface Props {
  /** Which kind of project the form is for; 'all' lets the sender choose (U1). */
  readonly type: UploadType;
  /** Square feet, carried into the form; null or 0 if none is known. */
  readonly area?: number | null;
  /** The links that open the form, one or more. */
  readonly children: (link: UploadLinkProps) => ReactNode;
}

/** Milliseconds after which a form that is still on its way is no longer talked of. */
const openingNoteMs = 10_000;

/**
 * Links that open the upload form in place. The form is loaded by the first press and stays, so that what was typed
 * survives closing. Where it cannot be had, and for those who press again meanwhile, they are plain links to its page.
 */
export function UploadOpener({ type, area: given, children }: Props) {
  const { navigate } = useMountProps();
  const area = given || null;
  const [form, setForm] = useState<'absent' | 'loading' | 'there'>('absent');
  const [open, setOpen] = useState(false);
  const [noted, setNoted] = useState(false);
  const href = uploadAddress(type, area);
  const props = useMemo(
    () => ({ type, ...(area !== null && { area }), open, onClose: () => setOpen(false) }),
    [type, area, open],
  );

  function openInPlace(event: MouseEvent) {
    if (!isPlainClick(event) || form === 'loading') return;
    event.preventDefault();
    setOpen(true);
    if (form === 'there') return;
    setForm('loading');
    setNoted(true);
  }

  function settle(there: boolean) {
    setNoted(false);
    setForm(there ? 'there' : 'absent');
    if (!there) void navigate(href);
  }

  return (
    <>
      {children({ href, onClick: openInPlace })}
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

/** Address of the upload page: '/full-service/upload?type=a&area=2400'. */
function uploadAddress(type: UploadType, area: number | null): string {
  const query = new URLSearchParams({
    ...(type !== 'all' && { type }),
    ...(area !== null && { area: String(area) }),
  });
  return query.size === 0 ? '/full-service/upload' : `/full-service/upload?${query}`;
}
