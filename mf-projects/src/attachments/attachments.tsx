import { isRpcError } from '@title24/remote-kit/contract';
import { projects } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import { formatFileSize, isReleased } from '@title24/shared-domain/full-service';
import {
  type Attachment,
  attachmentTitles,
  projectLimits,
  testDriveName,
} from '@title24/shared-domain/projects';
import { Alert, Button } from '@title24/ui';
import { type MouseEvent, useRef, useState } from 'react';
import { useProject } from '../project/project-context.ts';
import { projectPath } from '../project-paths.ts';
import { AttachForm } from './attach-form.tsx';
import styles from './attachments.module.css';

/**
 * Lists the project's files, with links to those that may be opened. In an editable project, files can be added and
 * removed.
 */
export function Attachments() {
  const { key, files, isEditable, session } = useProject();
  const { rpc } = useMountProps();
  const title = useRef<HTMLHeadingElement>(null);
  const [problem, setProblem] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  if (key === testDriveName) return <LaterNote />;

  async function attempt(action: () => Promise<void>): Promise<void> {
    setProblem(undefined);
    try {
      await action();
    } catch (error) {
      setProblem(isRpcError(error) ? error.message : 'Something went wrong on our side. Please try again.');
    }
  }

  function open(event: MouseEvent, { id }: Attachment): void {
    if (!session) return;
    event.preventDefault();
    void attempt(async () => {
      const { url } = await rpc.call(projects.openFile, { number: key, fileId: id });
      location.assign(url);
    });
  }

  function detach({ id, name }: Attachment): void {
    void attempt(async () => {
      await rpc.call(projects.detach, { number: key, fileId: id });
      session?.changeFiles((before) => before.filter((file) => file.id !== id));
      setAnnouncement(`${name} was removed.`);
      // The removed button had the focus, which would otherwise be lost.
      title.current?.focus();
    });
  }

  return (
    <section aria-labelledby="attachments-title" className={styles.section}>
      <h2 id="attachments-title" ref={title} tabIndex={-1}>
        Attached files
      </h2>
      {problem !== undefined && <Alert tone="danger">{problem}</Alert>}
      {files.length === 0 ? (
        <p>No files attached yet. Analysts finish faster with a floor plan and elevations.</p>
      ) : (
        <ul className={styles.files} aria-labelledby="attachments-title">
          {files.map((file) => (
            <li key={file.id}>
              <span className={styles.file}>
                {isReleased(file.scanState) ? (
                  <a href={`${projectPath(key)}/files/${file.id}`} onClick={(event) => open(event, file)}>
                    {file.name}
                  </a>
                ) : (
                  file.name
                )}
                <span className={styles.fine}>
                  {attachmentTitles[file.kind]}, {formatFileSize(file.size)}
                </span>
                <ScanNote file={file} />
              </span>
              {isEditable && (
                <Button variant="quiet" size="small" onClick={() => detach(file)}>
                  Remove<span className="visually-hidden"> {file.name}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {isEditable && files.length < projectLimits.filesPerProject && <AttachForm />}
      {isEditable && files.length >= projectLimits.filesPerProject && (
        <p>
          A project can have {projectLimits.filesPerProject} files. Remove one to attach another, or put
          several into one ZIP.
        </p>
      )}
    </section>
  );
}

function ScanNote({ file }: { readonly file: Attachment }) {
  if (file.scanState === 'waiting')
    return <span className={styles.fine}>Being checked for viruses. You can open it once that’s done.</span>;
  if (file.scanState === 'infected')
    return (
      <span className={styles.alert}>
        The virus scanner found something in this file. It can’t be opened, and nobody will read it. Remove it
        and attach a clean copy.
      </span>
    );
  return null;
}

function LaterNote() {
  return (
    <section aria-labelledby="attachments-title" className={styles.section}>
      <h2 id="attachments-title">Attached files</h2>
      <p>Save this project to your account to attach plans and other files.</p>
    </section>
  );
}
