import { useNow } from '@title24/remote-kit/runtime';
import { fieldAt, fieldMessages, readField, withTyped } from '@title24/shared-domain/projects';
import { Button, TextField } from '@title24/ui';
import { type FormEvent, useState } from 'react';
import { useEditedSession, useProject } from '../project/project-context.ts';

const nameAddress = 'project.name';

/** Renames the project. The name is saved like other answers. */
export function RenameForm() {
  const { data } = useProject();
  const session = useEditedSession();
  const thisYear = useNow().getFullYear();
  const [problem, setProblem] = useState<string>();
  const [isSaved, setSaved] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('name') ?? '');
    const field = fieldAt(nameAddress)?.field;
    if (!field) return;
    const reading = readField(field, text, { kind: data.kind, thisYear });
    const found = reading.problem ?? (reading.value === undefined ? fieldMessages.missing(field) : undefined);
    setProblem(found);
    setSaved(found === undefined);
    if (found !== undefined) return;
    session.change((content) => withTyped(content, nameAddress, text, thisYear));
    void session.flush();
  }

  return (
    <form noValidate onSubmit={submit}>
      <TextField
        id="project-name"
        name="name"
        label="Project name"
        autoComplete="off"
        defaultValue={data.project?.name ?? ''}
        error={problem}
      />
      <Button type="submit" variant="secondary">
        Save the name
      </Button>
      <p role="status">{isSaved ? `The project is now named ${data.project?.name}.` : ''}</p>
    </form>
  );
}
