import { FormField } from '@title24/ui';
import styles from './photo.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly onChoose: (files: readonly File[]) => void;
}

/** Accepted file types. Phones convert photos to these types and also offer the camera. */
const accepted = 'image/jpeg,image/png,image/webp';

/** Renders a file field that selects photos or, on a phone, takes them. */
export function PhotoField({ id, label, hint, onChoose }: Props) {
  return (
    <FormField id={id} label={label} hint={hint} describedBy={undefined}>
      {(wiring) => (
        <input
          {...wiring}
          type="file"
          accept={accepted}
          multiple
          className={styles.file}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // Clearing the field allows a removed photo to be selected again.
            target.value = '';
            if (files.length > 0) onChoose(files);
          }}
        />
      )}
    </FormField>
  );
}
