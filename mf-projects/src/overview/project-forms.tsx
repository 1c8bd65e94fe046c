import { isRpcError } from '@title24/shared-config/contract';
import { projects } from '@title24/shared-config/rpc';
import { useMountProps } from '@title24/shared-config/runtime';
import type { ProjectFormName } from '@title24/shared-domain/projects';
import { Alert, Button, Stack, TextField } from '@title24/shared-ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { paths, projectPath } from '../project-paths.ts';
import styles from './overview.module.css';

interface Props {
  /** The project's number. */
  readonly number: string;
  readonly name: string;
  readonly isEditable: boolean;
  /** Only a project that was never ordered can be removed. */
  readonly isRemovable: boolean;
  /** What had been typed and what is wrong with it, if the browser has sent a form by itself. */
  readonly refused?: { readonly form: string; readonly name: string; readonly message: string } | undefined;
  readonly onRenamed: () => void;
}

/** What can be done with a whole project. Without a script the browser sends the forms by itself. */
export function ProjectForms({ number, name, isEditable, isRemovable, refused, onRenamed }: Props) {
  const { rpc, navigate } = useMountProps();
  return (
    <Stack gap="small" className={styles.forms}>
      {isEditable && (
        <ProjectForm
          number={number}
          form="rename"
          title="Rename"
          submitLabel="Save the name"
          refused={refused}
          send={async (values) => {
            await rpc.call(projects.rename, { number, name: values.name ?? '' });
            onRenamed();
          }}
        >
          {(problem) => (
            <TextField
              id="project-name"
              name="name"
              label="Project name"
              defaultValue={refused?.form === 'rename' ? refused.name : name}
              error={problem}
              required
            />
          )}
        </ProjectForm>
      )}
      <ProjectForm
        number={number}
        form="copy"
        title="Copy"
        submitLabel="Copy this project"
        refused={refused}
        send={async () => {
          const copy = await rpc.call(projects.copy, { number });
          await navigate(projectPath(copy.number));
        }}
      >
        {() => <p>The copy has all that you entered, and a number of its own. Attached files stay here.</p>}
      </ProjectForm>
      {isRemovable && (
        <ProjectForm
          number={number}
          form="remove"
          title="Remove"
          submitLabel="Move it to the bin"
          variant="danger"
          refused={refused}
          send={async () => {
            await rpc.call(projects.remove, { number });
            await navigate(paths.list);
          }}
        >
          {() => (
            <p>The project stays in the bin of My Projects for 30 days. You can restore it until then.</p>
          )}
        </ProjectForm>
      )}
    </Stack>
  );
}

interface FormProps {
  readonly number: string;
  readonly form: ProjectFormName;
  readonly title: string;
  readonly submitLabel: string;
  readonly variant?: 'danger' | undefined;
  readonly refused: Props['refused'];
  readonly send: (values: Readonly<Record<string, string>>) => Promise<void>;
  readonly children: (problem: string | undefined) => ReactNode;
}

function ProjectForm({ number, form, title, submitLabel, variant, refused, send, children }: FormProps) {
  const wasRefused = refused?.form === form;
  const [problem, setProblem] = useState(wasRefused ? refused.message : undefined);
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const values = [...new FormData(event.currentTarget)].map(
      ([key, value]) => [key, String(value)] as const,
    );
    setSending(true);
    setProblem(undefined);
    try {
      await send(Object.fromEntries(values));
    } catch (error) {
      setProblem(problemOf(error));
    }
    setSending(false);
  }

  return (
    <details className={styles.form} open={wasRefused}>
      <summary>{title}</summary>
      <form
        method="post"
        action={`${projectPath(number)}/${form}`}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {problem !== undefined && form !== 'rename' && <Alert tone="danger">{problem}</Alert>}
        {children(problem)}
        <Button type="submit" variant={variant ?? 'secondary'} aria-disabled={isSending}>
          {submitLabel}
        </Button>
      </form>
    </details>
  );
}

const unknown = 'Something went wrong on our side. Nothing was changed. Try again in a few minutes.';

/** The server's words, of a field if it names one. */
function problemOf(error: unknown): string {
  if (!isRpcError(error)) return unknown;
  return error.fields[0]?.message ?? error.message;
}
