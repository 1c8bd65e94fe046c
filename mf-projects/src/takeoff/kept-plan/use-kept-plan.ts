import { useEffect, useState } from 'react';
import { useProject } from '../../project/project-context.ts';
import { dropPlan, type KeptPlan, keepPlan, keptPlan } from './kept-plans.ts';

/** The current project's stored plan. */
export interface KeptPlanOfProject {
  /** Null while loading or without a plan. */
  readonly kept: KeptPlan | null;
  /** Why the plan could not be stored or deleted, or null. */
  readonly problem: string | null;
  readonly keep: (file: File, sha256: string) => Promise<void>;
  readonly drop: () => Promise<void>;
}

/**
 * Loads the project's stored plan, and returns it with functions to store or delete it.
 * @param made - plan made from photos, which replaces the stored plan
 */
export function useKeptPlan(
  made: { readonly file: File; readonly sha256: string } | null = null,
): KeptPlanOfProject {
  const { key: project, stored } = useProject();
  const owner = stored?.owner ?? '';
  const [kept, setKept] = useState<KeptPlan | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setKept(null);
    void keptPlan({ owner, project }).then((found) => {
      if (!isCurrent) return;
      setKept(found);
      if (made && found?.sha256 !== made.sha256) void keep(made.file, made.sha256);
    });
    return () => {
      isCurrent = false;
    };
  }, [owner, project, made?.sha256]);

  async function attempt(work: () => Promise<unknown>, after: KeptPlan | null, words: string): Promise<void> {
    setProblem(null);
    try {
      await work();
      setKept(after);
    } catch {
      setProblem(words);
    }
  }

  function keep(file: File, sha256: string): Promise<void> {
    const plan = { owner, project, name: file.name, sha256, bytes: file };
    return attempt(
      () => keepPlan(plan),
      plan,
      'This browser has no room for the plan, or doesn’t store files. Choose the file again next time.',
    );
  }

  return {
    kept,
    problem,
    keep,
    drop: () =>
      attempt(
        () => dropPlan({ owner, project }),
        null,
        'We couldn’t remove the plan. Clear this site’s data in your browser settings.',
      ),
  };
}
