import { useEffect, useState } from 'react';
import { useProject } from '../../project/project-context.ts';
import { dropPlan, type KeptPlan, keepPlan, keptPlan } from './kept-plans.ts';

/** The plan that this browser keeps for the project of this page. */
export interface KeptPlanOfProject {
  /** Null if there is none, and while it is loading. */
  readonly kept: KeptPlan | null;
  /** Why it could not be kept or removed, as a message; null if there is no problem. */
  readonly problem: string | null;
  readonly keep: (file: File, sha256: string) => Promise<void>;
  readonly drop: () => Promise<void>;
}

/** Loads the plan that this browser keeps for the project of this page, and changes it. */
export function useKeptPlan(): KeptPlanOfProject {
  const { key: project, stored } = useProject();
  const owner = stored?.owner ?? '';
  const [kept, setKept] = useState<KeptPlan | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setKept(null);
    void keptPlan({ owner, project }).then((found) => isCurrent && setKept(found));
    return () => {
      isCurrent = false;
    };
  }, [owner, project]);

  async function attempt(work: () => Promise<unknown>, after: KeptPlan | null, words: string): Promise<void> {
    setProblem(null);
    try {
      await work();
      setKept(after);
    } catch {
      setProblem(words);
    }
  }

  return {
    kept,
    problem,
    keep(file, sha256) {
      const plan = { owner, project, name: file.name, sha256, bytes: file };
      return attempt(
        () => keepPlan(plan),
        plan,
        'This browser has no room for the plan, or doesn’t store files. Choose the file again next time.',
      );
    },
    drop: () =>
      attempt(
        () => dropPlan({ owner, project }),
        null,
        'We couldn’t remove the plan. Clear this site’s data in your browser settings.',
      ),
  };
}
