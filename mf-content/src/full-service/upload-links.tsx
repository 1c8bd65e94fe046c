import { RemoteParcel } from '@title24/shared-config/runtime';
import { Dialog, LoadingNote } from '@title24/shared-ui';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { isPlainClick } from '../reading/is-plain-click.ts';
import { uploadPage } from './upload-link.tsx';

/**
 * Opens the upload dialog for each UploadLink inside it. Until the dialog is there, and where it cannot be had, a
 * small one with the way to the upload page stands in.
 */
export function UploadLinks({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  function openDialog(event: MouseEvent) {
    if (!isPlainClick(event) || !(event.target instanceof Element) || !event.target.closest('a[data-upload]'))
      return;
    event.preventDefault();
    setWanted(true);
    setOpen(true);
  }

  return (
    <>
      {/* biome-ignore lint/a11y: the links inside are what is pressed, by pointer and by keyboard */}
      <div onClick={openDialog}>{children}</div>
      {wanted && (
        <RemoteParcel
          remote="mf-upload"
          parcel="upload-dialog"
          props={{ type: 'all', open, onClose: close }}
          fallback={
            <Dialog open={open} onClose={close} title="Upload your files" size="small">
              <LoadingNote>Opening the form…</LoadingNote>
              <p>
                If it does not open, please use the <a href={uploadPage}>upload page</a>.
              </p>
            </Dialog>
          }
        />
      )}
    </>
  );
}
