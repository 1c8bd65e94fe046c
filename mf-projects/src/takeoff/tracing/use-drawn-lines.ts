import type { OpenPlan } from '@title24/plan-reader';
import type { DrawnLines } from '@title24/shared-domain/takeoff';
import { useEffect, useState } from 'react';

const none: DrawnLines = new Float32Array();

/**
 * Returns the lines of a page that points snap to; empty until the lines are loaded, and if loading fails.
 * @param page page number, starting at 1
 */
export function useDrawnLines(plan: OpenPlan, page: number): DrawnLines {
  const [read, setRead] = useState<{
    readonly plan: OpenPlan;
    readonly page: number;
    readonly lines: DrawnLines;
  } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    plan.lines(page).then(
      (lines) => isCurrent && setRead({ plan, page, lines }),
      // Without lines, points still snap to traced corners and to angles.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [plan, page]);
  return read?.plan === plan && read?.page === page ? read.lines : none;
}
