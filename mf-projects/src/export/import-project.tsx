import { isRpcError } from '@title24/remote-kit/contract';
import { projects } from '@title24/remote-kit/rpc';
import { useMountProps, useNow } from '@title24/remote-kit/runtime';
import { fileTooLarge, importProject, maxFileLength } from '@title24/shared-domain/projects';
import { Alert, Button } from '@title24/ui';
import { type FormEvent, useRef, useState } from 'react';
import { projectPath } from '../project-paths.ts';

const maxShownProblems = 5;

/** Imports a project from a JSON file that was exported from a project or a test drive (D5). */
export function ImportProject() {
  const { rpc, navigate } = useMountProps();
  const thisYear = useNow().getFullYear();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  /** Imports the file and returns its problems, if any. */
  async function problemsOf(file: File): Promise<readonly string[]> {
    try {
      // A file that is this large cannot be a project, so it is not read.
      if (file.size > maxFileLength * 2) return [fileTooLarge];
      const read = importProject(await file.text(), thisYear);
      if (read.problems) return read.problems.map(problemText);
      const { number } = await rpc.call(projects.import, read);
      await navigate(projectPath(number));
      return [];
    } catch (error) {
      return [reasonOf(error)];
    }
  }

  async function send(file: File): Promise<void> {
    setSending(true);
    setProblems([]);
    setProblems(await problemsOf(file));
    setSending(false);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending) return;
    const file = input.current?.files?.[0];
    if (file) void send(file);
    else setProblems(['Choose a file you downloaded here as JSON']);
  }

  return (
    <form onSubmit={submit} noValidate>
      {problems.length > 0 && (
        <Alert tone="danger" title="This file wasn’t imported">
          <ul>
            {problems.slice(0, maxShownProblems).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          {problems.length > maxShownProblems && <p>And {problems.length - maxShownProblems} more.</p>}
        </Alert>
      )}
      <p>
        <label htmlFor="import-file">A project downloaded here as JSON</label>
      </p>
      <p>
        <input ref={input} type="file" id="import-file" accept=".json,application/json" />
      </p>
      <Button type="submit" variant="secondary">
        Import the project
      </Button>
    </form>
  );
}

function problemText({ path, message }: { readonly path: string; readonly message: string }): string {
  return path === '' || path === 'file' ? message : `${path}: ${message}`;
}

function reasonOf(error: unknown): string {
  if (isRpcError(error)) return error.fields[0]?.message ?? error.message;
  return 'The file could not be read. Choose it again.';
}
