import { isRpcError } from '@title24/remote-kit/contract';
import { Alert, Button } from '@title24/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useEditedSession } from '../project/project-context.ts';

interface Props {
  readonly submitLabel: string;
  readonly variant?: 'danger' | undefined;
  /** Sends the action to the server, then opens another page. */
  readonly send: () => Promise<void>;
  readonly children: ReactNode;
}

/** A form with one button, for an action on the whole project. */
export function ProjectForm({ submitLabel, variant, send, children }: Props) {
  const session = useEditedSession();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function call(): Promise<void> {
    setSending(true);
    setProblem(undefined);
    try {
      await session.flush();
      await send();
    } catch (error) {
      setProblem(problemOf(error));
    }
    setSending(false);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isSending) void call();
  }

  return (
    <form onSubmit={submit}>
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
