import { useMountProps } from '@title24/remote-kit/runtime';
import { fileProblem, formatFileSize } from '@title24/shared-domain/full-service';
import { projectLimits, testDriveName } from '@title24/shared-domain/projects';
import { alertIcon, Button, checkIcon, Icon, ProgressBar } from '@title24/ui';
import { useEffect, useRef, useState } from 'react';
import { attachFile, attachProblem, withAttachment } from '../../attachments/attach-file.ts';
import { useUploadLimits } from '../../attachments/use-upload-limits.ts';
import { useProject } from '../../project/project-context.ts';
import styles from './tracing.module.css';

interface Props {
  readonly file: File;
  readonly sha256: string;
}

/** A button that attaches the open plan for the analyst. Nothing is uploaded before it is pressed. */
export function AttachPlan({ file, sha256 }: Props) {
  const { key, files, session } = useProject();
  const { rpc } = useMountProps();
  const limits = useUploadLimits();
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  if (key === testDriveName) return null;
  const isAttached = files.some((each) => each.sha256 === sha256);

  async function attach(): Promise<void> {
    const refused =
      files.length >= projectLimits.filesPerProject
        ? `A project can have ${projectLimits.filesPerProject} files. Remove one first`
        : fileProblem(file.name, file.size, limits);
    setProblem(refused);
    if (refused !== null) return;
    const controller = new AbortController();
    abort.current = controller;
    setSent(0);
    try {
      const attachment = await attachFile(file, {
        rpc,
        number: key,
        kind: 'floor-plan',
        signal: controller.signal,
        onProgress: setSent,
      });
      session?.changeFiles((before) => withAttachment(before, attachment));
    } catch (error) {
      if (!controller.signal.aborted) setProblem(attachProblem(error, file.name));
    }
    if (!controller.signal.aborted) setSent(null);
  }

  return (
    <div className={styles.attach}>
      {isAttached ? (
        <p className={styles.fine}>
          <Icon path={checkIcon} size="small" /> {file.name} is attached to the project.
        </p>
      ) : sent !== null ? (
        <>
          <ProgressBar
            label={sent >= file.size ? `Saving ${file.name}…` : `Sending ${file.name}…`}
            max={file.size}
            value={sent >= file.size ? undefined : sent}
            valueText={`${formatFileSize(sent)} of ${formatFileSize(file.size)}`}
          />
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              abort.current?.abort();
              setSent(null);
            }}
          >
            Cancel upload
          </Button>
        </>
      ) : (
        <>
          <p>The plan stays in this browser. Attach it if the analyst should see it.</p>
          <Button variant="secondary" size="small" onClick={() => void attach()}>
            Attach the traced plan
          </Button>
        </>
      )}
      <p role="status" className="visually-hidden">
        {isAttached ? `${file.name} is attached.` : ''}
      </p>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          <Icon path={alertIcon} size="small" label="Problem" /> {problem}.
        </p>
      )}
    </div>
  );
}
