import { useNow } from '@title24/remote-kit/runtime';
import { fieldAt, fieldMessages, readField, withTyped } from '@title24/shared-domain/projects';
import { Button, TextField } from '@title24/ui';
import { type FormEvent, useState } from 'react';
import { useProject } from '../project/project-context.ts';
import { projectPath } from '../project-paths.ts';

const nameAddress = 'project.name';

/** Renames the project. The name is an answer of its first step, and is saved as one. */
export function RenameForm() {
  const { key, data, session, form } = useProject();
  const thisYear = useNow().getFullYear();
  const refused = form?.name === 'rename' ? form : undefined;
  const [problem, setProblem] = useState(refused?.errors[0]?.message);
  const [isSaved, setSaved] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>): void {
    // Before the page's script runs, the browser posts the form.
    if (!session) return;
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
    <form method="post" action={`${projectPath(key)}/rename`} noValidate onSubmit={submit}>
      <TextField
        id="project-name"
        name="name"
        label="Project name"
        autoComplete="off"
        defaultValue={refused?.values.name ?? data.project?.name ?? ''}
        error={problem}
      />
      <Button type="submit" variant="secondary">
        Save the name
      </Button>
      <p role="status">{isSaved ? `The project is now named ${data.project?.name}.` : ''}</p>
    </form>
  );
}
