import { UploadOpener } from '@title24/remote-kit/runtime';
import { ButtonLink } from '@title24/ui';

interface Props {
  /** Upload types of the Full Service form: a new residential, b residential addition, c commercial (U1). */
  type: 'a' | 'b' | 'c';
  /** Floor area in square feet, copied into the form; null if unknown. */
  area: number | null;
  /** The existing part of it, in square feet; null if unknown. */
  existing?: number | null;
}

/** Opens the upload form in place, with the values typed here. */
export function UploadFiles({ type, area, existing = null }: Props) {
  return (
    <UploadOpener type={type} area={area} existing={existing}>
      {(link) => (
        <ButtonLink icon="upload" {...link}>
          Upload your files
        </ButtonLink>
      )}
    </UploadOpener>
  );
}
