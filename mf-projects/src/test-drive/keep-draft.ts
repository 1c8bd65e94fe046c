import { isRpcError } from '@title24/remote-kit/contract';
import { projects } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import { useState } from 'react';
import { projectPath } from '../project-paths.ts';
import type { EditedProject } from '../store/save-unit.ts';
import { dropDraft } from './draft.ts';

/** Returns `keep` and its state. `keep` moves the test drive into the account as a new project (D1j). */
export function useKeepDraft() {
  const { rpc, navigate } = useMountProps();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function keep({
    data,
    takeoff,
  }: Partial<EditedProject> & Pick<EditedProject, 'data'>): Promise<void> {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    try {
      const { number } = await rpc.call(projects.import, { data, ...(takeoff && { takeoff }) });
      await dropDraft();
      await navigate(projectPath(number));
    } catch (error) {
      setProblem(problemOf(error));
    }
    setSending(false);
  }

  return { keep, problem, isSending };
}

function problemOf(error: unknown): string {
  const message = isRpcError(error) ? error.message : 'Something went wrong on our side.';
  return `${message} Your test drive is still in this browser.`;
}
