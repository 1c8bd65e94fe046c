import {
  acceptAttribute,
  formatsLine,
  limitsText,
  type UploadLimits,
} from '@title24/shared-domain/full-service';
import { FormField, Icon, uploadIcon } from '@title24/ui';
import { type DragEvent, useRef, useState } from 'react';
import { addFiles, changeText } from './add-files.ts';
import styles from './file-field.module.css';
import { FileList } from './file-list.tsx';
import { useNativeFiles } from './use-native-files.ts';

interface Props {
  readonly id: string;
  readonly files: readonly File[];
  readonly limits: UploadLimits;
  readonly error: string | undefined;
  readonly onChange: (files: readonly File[]) => void;
}

/**
 * Renders a native file input, which works without JavaScript. With JavaScript, the visitor can also add, drop and
 * remove files.
 */
export function FileField({ id, files, limits, error, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [isOver, setIsOver] = useState(false);
  useNativeFiles(input, files);

  function change(after: readonly File[]): void {
    setAnnouncement(changeText(files, after));
    if (after.length !== files.length) onChange(after);
  }

  function choose({ files: chosen }: HTMLInputElement): void {
    change(addFiles(files, [...(chosen ?? [])]));
  }

  function drop(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(event.type === 'dragover');
    if (event.type === 'drop') change(addFiles(files, [...event.dataTransfer.files]));
  }

  function remove(file: File): void {
    change(files.filter((other) => other !== file));
    // The removed file's button had the focus.
    input.current?.focus();
  }

  return (
    <FormField
      id={id}
      label="Files"
      hint={`${formatsLine} ${limitsText(limits)}`}
      error={error}
      describedBy={undefined}
    >
      {(wiring) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is optional; the input does the same
        <div
          className={isOver ? `${styles.zone} ${styles.over}` : styles.zone}
          onDragOver={drop}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          <input
            {...wiring}
            ref={input}
            className={styles.input}
            type="file"
            name="projectFiles"
            multiple
            accept={acceptAttribute}
            onChange={({ target }) => choose(target)}
          />
          <p className={styles.dropHint}>You can also drop files here.</p>
          <label className={styles.photo}>
            <Icon path={uploadIcon} size="small" />
            Take a photo of your plans
            {/* If only JPEG is accepted, phones convert other photo formats to JPEG. */}
            <input
              className="visually-hidden"
              type="file"
              name="projectFiles"
              accept="image/jpeg"
              capture="environment"
              onChange={({ target }) => {
                choose(target);
                // Clearing the input allows a removed file to be selected again.
                target.value = '';
              }}
            />
          </label>
          <FileList files={files} limits={limits} onRemove={remove} />
          <p role="status" className="visually-hidden">
            {announcement}
          </p>
        </div>
      )}
    </FormField>
  );
}
