import { RemoteParcel } from '@title24/shared-config/runtime';
import { ButtonLink, type ButtonLinkProps } from '@title24/shared-ui';
import { type MouseEvent, useState } from 'react';

const uploadPage = '/full-service/upload';

/** 'Upload your files': opens the upload dialog over this page, or leads to its own page where that cannot be had. */
export function UploadOpener({ size, variant }: Pick<ButtonLinkProps, 'size' | 'variant'>) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);

  function openDialog(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setWanted(true);
    setOpen(true);
  }

  return (
    <>
      <ButtonLink href={uploadPage} icon="upload" size={size} variant={variant} onClick={openDialog}>
        Upload your files
      </ButtonLink>
      {wanted && (
        <RemoteParcel
          remote="mf-upload"
          parcel="upload-dialog"
          props={{ type: 'all', open, onClose: () => setOpen(false) }}
          fallback={
            <p role="status">
              If the form does not open, please use the <a href={uploadPage}>upload page</a>.
            </p>
          }
        />
      )}
    </>
  );
}
