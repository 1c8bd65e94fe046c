import { fileProblem, formatFileSize, type UploadLimits } from '@title24/shared-domain/full-service';
import { alertIcon, Button, fileIcon, Icon } from '@title24/ui';
import styles from './file-field.module.css';

interface Props {
  readonly files: readonly File[];
  readonly limits: UploadLimits;
  readonly onRemove: (file: File) => void;
}

/** Lists the selected files with their sizes and problems, and buttons to remove them. */
export function FileList({ files, limits, onRemove }: Props) {
  if (files.length === 0) return null;
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <>
      <ul className={styles.list} aria-label="Ready to send">
        {files.map((file) => {
          const problem = fileProblem(file.name, file.size, limits);
          return (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.item}>
              <Icon
                path={problem ? alertIcon : fileIcon}
                size="small"
                className={problem ? styles.alert : undefined}
              />
              <span className={styles.name}>
                {file.name} <span className={styles.size}>{formatFileSize(file.size)}</span>
                {problem && <span className={styles.problem}>{problem}.</span>}
              </span>
              <Button variant="quiet" size="small" onClick={() => onRemove(file)}>
                Remove<span className="visually-hidden"> {file.name}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {files.length > 1 && (
        <p className={styles.total}>
          {files.length} files, {formatFileSize(total)} in all
        </p>
      )}
    </>
  );
}
