import type { OpenPlan, PlanPage } from '@title24/plan-reader';
import { PlanProblem } from '@title24/plan-reader/problem';
import { useEffect, useRef, useState } from 'react';

/** A plan that is open, and the page of it that is shown. */
interface Shown {
  readonly plan: OpenPlan;
  readonly page: PlanPage;
}

export interface PlanFile {
  /** Null before one is open. What was open stays while another one opens, and if that fails. */
  readonly shown: Shown | null;
  /** The name of the file, or the number of the page, that is being opened. */
  readonly opening: { readonly file?: string; readonly page?: number } | null;
  /** For the person who chose it: what is wrong with the file or page that was opened last. */
  readonly problem: string | null;
  /** @param page that is shown first; 1 if the file has no such page */
  open(file: File, page?: number): Promise<OpenPlan | null>;
  /** @param page from 1 */
  goTo(page: number): Promise<void>;
  close(): void;
}

/** Opens plans from this browser, one at a time. */
export function usePlanFile(): PlanFile {
  const [shown, setShown] = useState<Shown | null>(null);
  const [opening, setOpening] = useState<PlanFile['opening']>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef<OpenPlan | null>(null);
  const latest = useRef<AbortController | null>(null);

  function close(): void {
    latest.current?.abort();
    latest.current = null;
    current.current?.close();
    current.current = null;
  }
  useEffect(() => close, []);

  /** Only what was asked for last is shown. */
  async function run<Result>(
    what: NonNullable<PlanFile['opening']>,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result | null> {
    latest.current?.abort();
    const controller = new AbortController();
    latest.current = controller;
    const { signal } = controller;
    setOpening(what);
    setProblem(null);
    try {
      return await work(signal);
    } catch (error) {
      if (!signal.aborted) setProblem(wordsOf(error));
      return null;
    } finally {
      if (!signal.aborted) setOpening(null);
    }
  }

  return {
    shown,
    opening,
    problem,
    open: (file, number = 1) =>
      run({ file: file.name }, async (signal) => {
        const { openPlan } = await loadReader();
        const plan = await openPlan(file, { signal });
        try {
          const page = await plan.page(number <= plan.pages ? number : 1);
          signal.throwIfAborted();
          current.current?.close();
          current.current = plan;
          setShown({ plan, page });
          return plan;
        } catch (error) {
          plan.close();
          throw error;
        }
      }),
    async goTo(number) {
      const plan = current.current;
      if (!plan) return;
      await run({ page: number }, async (signal) => {
        const page = await plan.page(number);
        signal.throwIfAborted();
        setShown({ plan, page });
      });
    },
    close() {
      close();
      setShown(null);
      setOpening(null);
      setProblem(null);
    },
  };
}

/** The reader is a chunk of its own, and what reads a PDF is another: most people type their walls. */
async function loadReader(): Promise<typeof import('@title24/plan-reader')> {
  try {
    return await import(/* webpackChunkName: "plan-reader" */ '@title24/plan-reader');
  } catch (cause) {
    throw new PlanProblem('no-reader', { cause });
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof PlanProblem) return error.message;
  // It is a fault of ours: the console has it, and whoever watches it.
  console.error(error);
  return new PlanProblem('damaged').message;
}
