import { UploadOpener } from '@title24/remote-kit/runtime';
import type { EstimatedSize } from '@title24/shared-domain/full-service';
import { ButtonLink, uploadIcon } from '@title24/ui';

interface Props {
  /** Upload types of the Full Service form: a new residential, b residential addition, c commercial (U1). */
  type: 'a' | 'b' | 'c';
  /** What the estimate is made for; null if unknown. */
  size: EstimatedSize | null;
}

/** Opens the upload form in place, with the values typed here. */
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
