import { isRpcError } from '@title24/remote-kit/contract';
import type { ProjectFormName } from '@title24/shared-domain/projects';
import { Alert, Button } from '@title24/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useProject } from '../project/project-context.ts';
import { projectPath } from '../project-paths.ts';

interface Props {
  readonly form: ProjectFormName;
  readonly submitLabel: string;
  readonly variant?: 'danger' | undefined;
  /** Makes the call and leaves the page. */
  readonly send: () => Promise<void>;
  readonly children: ReactNode;
}

/** A form with one button for an action on the whole project. Without a script the browser posts it. */
export function ProjectForm({ form, submitLabel, variant, send, children }: Props) {
  const { key, session, form: posted } = useProject();
  const [problem, setProblem] = useState(posted?.name === form ? posted.errors[0]?.message : undefined);
  const [isSending, setSending] = useState(false);

  async function call(): Promise<void> {
    setSending(true);
    setProblem(undefined);
    try {
      await session?.flush();
      await send();
    } catch (error) {
      setProblem(problemOf(error));
    }
    setSending(false);
  }

  function submit(event: FormEvent): void {
    if (!session) return;
    event.preventDefault();
    if (!isSending) void call();
  }

  return (
    <form method="post" action={`${projectPath(key)}/${form}`} onSubmit={submit}>
      {problem !== undefined && <Alert tone="danger">{problem}</Alert>}
      {children}
      <Button type="submit" variant={variant ?? 'secondary'}>
        {submitLabel}
      </Button>
    </form>
  );
}

const unknown = 'Something went wrong on our side. Nothing was changed. Try again in a few minutes.';

function problemOf(error: unknown): string {
  return isRpcError(error) ? (error.fields[0]?.message ?? error.message) : unknown;
}
