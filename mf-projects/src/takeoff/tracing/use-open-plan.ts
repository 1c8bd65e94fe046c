import type { OpenPlan } from '@title24/plan-reader';
import { PlanProblem } from '@title24/plan-reader/problem';
import { useEffect, useRef, useState } from 'react';
import type { OpenedPlan } from './opened-plan.ts';

/** A separate chunk, because takeoffs without a plan file do not need it. */
const loadWorkspace = () => import(/* webpackChunkName: "plan-workspace" */ './plan-workspace.tsx');

interface OpenedInWorkspace extends OpenedPlan {
  readonly Workspace: Awaited<ReturnType<typeof loadWorkspace>>['PlanWorkspace'];
}

export interface PlanOpening {
  readonly opened: OpenedInWorkspace | null;
  readonly isOpening: boolean;
  /** Why a file or page cannot be shown, or null. */
  readonly problem: string | null;
  /** @param page - page to show first; page 1 is shown if the file has no such page */
  readonly open: (file: File, page: number) => Promise<void>;
  readonly goTo: (page: number) => Promise<void>;
  readonly close: () => void;
}

/** Opens plans one at a time. The previous plan stays open until the next is loaded. */
export function useOpenPlan(): PlanOpening {
  const [opened, setOpened] = useState<OpenedInWorkspace | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef<OpenPlan | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      abort.current?.abort();
      current.current?.close();
    },
    [],
  );

  async function attempt(action: (signal: AbortSignal) => Promise<void>): Promise<void> {
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    setProblem(null);
    setIsOpening(true);
    try {
      await action(controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return;
      setProblem(
        error instanceof PlanProblem ? error.message : 'This plan could not be opened. Please try again.',
      );
    } finally {
      if (!controller.signal.aborted) setIsOpening(false);
    }
  }

  const open = (file: File, number: number) =>
    attempt(async (signal) => {
      const [{ openPlan }, { PlanWorkspace: Workspace }] = await Promise.all([
        import('@title24/plan-reader'),
        loadWorkspace(),
      ]);
      const plan = await openPlan(file, { signal });
      try {
        const page = await plan.page(number <= plan.pages ? number : 1);
        signal.throwIfAborted();
        current.current?.close();
        current.current = plan;
        setOpened({ file, plan, page, Workspace });
      } catch (error) {
        plan.close();
        throw error;
      }
    });

  const goTo = (number: number) =>
    attempt(async (signal) => {
      const plan = current.current;
      if (!plan || number < 1 || number > plan.pages) return;
      const page = await plan.page(number);
      signal.throwIfAborted();
      setOpened((before) => before && { ...before, page });
    });

  function close(): void {
    abort.current?.abort();
    current.current?.close();
    current.current = null;
    setOpened(null);
    setIsOpening(false);
  }

  return { opened, isOpening, problem, open, goTo, close };
}
