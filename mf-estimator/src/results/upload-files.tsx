import { UploadOpener } from '@title24/remote-kit/runtime';
import type { EstimatedSize } from '@title24/shared-domain/full-service';
import { ButtonLink, uploadIcon } from '@title24/ui';

interface Props {
  /** Upload form: 'a' for new residential construction, 'b' for a residential addition, 'c' for commercial (U1). */
  type: 'a' | 'b' | 'c';
  /** Size of the estimated project; null if unknown. */
  size: EstimatedSize | null;
}

/** Renders a button that opens the upload form with the estimate's values. */
export function UploadFiles({ type, size }: Props) {
  return (
    <UploadOpener type={type} size={size}>
      {(link) => (
        <ButtonLink icon={uploadIcon} {...link}>
          Upload your files
        </ButtonLink>
      )}
    </UploadOpener>
  );
}
