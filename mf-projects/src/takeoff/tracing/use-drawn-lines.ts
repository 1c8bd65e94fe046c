import type { OpenPlan } from '@title24/plan-reader';
import type { DrawnLines } from '@title24/shared-domain/takeoff';
import { useEffect, useState } from 'react';

const none: DrawnLines = new Float32Array();

/**
 * Returns the drawn lines of a page, for points to snap to; none until they are read, or if that fails. @param page
 * from 1
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
      // Without them, points snap to traced corners and to angles.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [plan, page]);
  return read?.plan === plan && read?.page === page ? read.lines : none;
}
