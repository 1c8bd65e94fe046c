import { useMountProps } from '@title24/remote-kit/runtime';
import {
  acceptAttribute,
  acceptedTypesText,
  fileProblem,
  formatFileSize,
} from '@title24/shared-domain/full-service';
import {
  type AttachmentKind,
  attachmentKindMissing,
  attachmentKinds,
  attachmentTitles,
  projectLimits,
} from '@title24/shared-domain/projects';
import { Button, Cluster, FormField, ProgressBar, Select } from '@title24/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useEditedSession, useProject } from '../project/project-context.ts';
import { attachFile, attachProblem, withAttachment } from './attach-file.ts';
import styles from './attachments.module.css';
import { useUploadLimits } from './use-upload-limits.ts';

interface Sending {
  readonly name: string;
  readonly sent: number;
  readonly size: number;
}

/** A form that attaches files of one kind. Uploads resume after a lost connection. */
export function AttachForm() {
  const { key: number, files: attached } = useProject();
  const session = useEditedSession();
  const { rpc } = useMountProps();
  const limits = useUploadLimits();
  const [kind, setKind] = useState('');
  const [problems, setProblems] = useState<readonly { path: string; message: string }[]>([]);
  const [sending, setSending] = useState<Sending | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function attach(file: File, as: AttachmentKind, signal: AbortSignal): Promise<void> {
    setSending({ name: file.name, sent: 0, size: file.size });
    const attachment = await attachFile(file, {
      rpc,
      number,
      kind: as,
      signal,
      onProgress: (sent) => setSending({ name: file.name, sent, size: file.size }),
    });
    session.changeFiles((before) => withAttachment(before, attachment));
  }

  async function sendAll(files: readonly File[], as: AttachmentKind): Promise<void> {
    const controller = new AbortController();
    abort.current = controller;
    const failures: string[] = [];
    const sent: string[] = [];
    for (const file of files) {
      try {
        await attach(file, as, controller.signal);
        sent.push(file.name);
      } catch (error) {
        if (controller.signal.aborted) break;
        failures.push(attachProblem(error, file.name));
      }
    }
    abort.current = null;
    if (input.current) input.current.value = '';
    setSending(null);
    setProblems(failures.map((message) => ({ path: 'file', message })));
    setAnnouncement(
      sent.length > 1
        ? `${sent.length} files are attached.`
        : sent.map((name) => `${name} is attached.`).join(''),
    );
    input.current?.focus();
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (sending) return;
    const files = [...(input.current?.files ?? [])];
    const known = attachmentKinds.find((each) => each === kind);
    const room = projectLimits.filesPerProject - attached.length;
    const found = [
      ...(known ? [] : [{ path: 'kind', message: attachmentKindMissing }]),
      ...(files.length === 0 ? [{ path: 'file', message: 'Choose a file' }] : []),
      ...(files.length > room
        ? [
            {
              path: 'file',
              message: `Choose ${room} or fewer: a project can have ${projectLimits.filesPerProject} files`,
            },
          ]
        : []),
      ...files.flatMap(({ name, size }) => {
        const message = fileProblem(name, size, limits);
        return message ? [{ path: 'file', message }] : [];
      }),
    ];
    setProblems(found);
    setAnnouncement('');
    if (known && found.length === 0) void sendAll(files, known);
    else document.getElementById(known ? 'attachment-file' : 'attachment-kind')?.focus();
  }

  const problemOf = (path: string) =>
    problems
      .filter((problem) => problem.path === path)
      .map(({ message }) => message)
      .join(' ') || undefined;
  return (
    <form onSubmit={submit} noValidate className={styles.form} aria-label="Attach a file">
      <Select
        id="attachment-kind"
        name="kind"
        label="What is it?"
        error={problemOf('kind')}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
      >
        <option value="">Choose one</option>
        {attachmentKinds.map((each) => (
          <option key={each} value={each}>
            {attachmentTitles[each]}
          </option>
        ))}
      </Select>
      <FormField
        id="attachment-file"
        label="Files"
        hint={`${acceptedTypesText} files, up to ${formatFileSize(limits.maxFileBytes)} each.`}
        error={problemOf('file')}
        describedBy={undefined}
      >
        {(wiring) => (
          <input
            {...wiring}
            ref={input}
            className={styles.input}
            type="file"
            name="file"
            multiple
            accept={acceptAttribute}
            disabled={sending !== null}
          />
        )}
      </FormField>
      {sending && (
        <ProgressBar
          label={sending.sent >= sending.size ? `Saving ${sending.name}…` : `Sending ${sending.name}…`}
          max={sending.size || 1}
          value={sending.sent >= sending.size ? undefined : sending.sent}
          valueText={`${formatFileSize(sending.sent)} of ${formatFileSize(sending.size)}`}
        />
      )}
      <Cluster>
        <Button type="submit" variant="secondary">
          Attach
        </Button>
        {sending && (
          <Button variant="quiet" onClick={() => abort.current?.abort()}>
            Cancel upload
          </Button>
        )}
      </Cluster>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </form>
  );
}
