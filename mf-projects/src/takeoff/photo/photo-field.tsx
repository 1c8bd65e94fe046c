import { FormField } from '@title24/ui';
import styles from './photo.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly onChoose: (files: readonly File[]) => void;
}

/** Types that are read. A phone converts its own format to them, and offers the camera. */
const accepted = 'image/jpeg,image/png,image/webp';

/** Chooses photographs, or takes them on a phone. */
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
            // The same photo can be chosen again after it was removed.
            target.value = '';
            if (files.length > 0) onChoose(files);
          }}
        />
      )}
    </FormField>
  );
}
