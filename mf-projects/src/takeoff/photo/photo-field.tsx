import { FormField } from '@title24/ui';
import styles from './photo.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly onChoose: (files: readonly File[]) => void;
}

/** Phones offer the camera for these types. iPhones convert HEIC photos, because HEIC is not listed. */
const accepted = 'image/jpeg,image/png,image/webp';

/** A file field for photos. Phones also offer their camera. */
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
