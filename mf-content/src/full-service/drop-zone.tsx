import { formatsLine } from '@title24/shared-domain/full-service';
import { classNames } from '@title24/ui';
import { type DragEvent, use, useState } from 'react';
import styles from './drop-zone.module.css';
import { UploadForm, UploadLink } from './upload-link.tsx';

/** Renders an area where visitors can drop plans. The drop opens the upload form with the plans (C3). */
export function DropZone() {
  const { openWith } = use(UploadForm);
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(event.type === 'dragover');
    if (event.type === 'drop') openWith([...event.dataTransfer.files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is optional; the link does the same
    <div
      className={classNames(styles.zone, isOver && styles.over)}
      onDragOver={drop}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <p className={styles.hint}>Drop your plans here, or</p>
      <UploadLink size="large" />
      <p>{formatsLine}</p>
      <p>
        Prefer not to upload? <a href="#sending">Email, a shared link or a call</a> will do.
      </p>
    </div>
  );
}
