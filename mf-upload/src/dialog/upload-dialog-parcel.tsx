import type { PropsOf } from '@title24/remote-kit/contract';
import {
  isProjectType,
  parseUploadType,
  type SubmissionReceipt,
  uploadStatus,
} from '@title24/shared-domain/full-service';
import { Dialog } from '@title24/ui';
import { useEffect, useState } from 'react';
import type { uploadDialogParcel } from '../../parcels/upload-dialog.ts';
import { useLocalStep } from '../check/check-step.ts';
import { ConfirmationDialog } from '../confirmation/confirmation-dialog.tsx';
import { addFiles } from '../files/add-files.ts';
import { UploadForm } from '../form/upload-form.tsx';
import { useUploadForm } from '../form/use-upload-form.ts';

/** Renders the upload form and its confirmation in a dialog over the current page (U3). */
export function UploadDialogParcel({
  open = true,
  files,
  onClose,
  type,
  size = null,
  projectType,
}: PropsOf<typeof uploadDialogParcel>) {
  const start = {
    type: parseUploadType(type),
    size,
    projectType: isProjectType(projectType) ? projectType : null,
  };
  const [receipt, setReceipt] = useState<SubmissionReceipt | null>(null);
  const form = useUploadForm({ start, step: useLocalStep(), onSent: setReceipt });
  const isSending = form.status === uploadStatus.saving;

  useEffect(() => {
    if (files?.length && !isSending) form.set('projectFiles', addFiles(form.values.projectFiles, files));
    // Only new `files` may run this effect, which would otherwise add removed files again.
  }, [files]);

  function closeConfirmation(): void {
    setReceipt(null);
    form.restart();
    onClose?.();
  }

  return (
    <>
      <Dialog
        open={open && receipt === null}
        // The dialog stays open during an upload, so that the progress is visible and the upload can be canceled.
        onClose={() => isSending || onClose?.()}
        title="Upload your files"
        keepContent
      >
        <UploadForm form={form} start={start} headingLevel={3} />
      </Dialog>
      <ConfirmationDialog receipt={receipt} onClose={closeConfirmation} />
    </>
  );
}
