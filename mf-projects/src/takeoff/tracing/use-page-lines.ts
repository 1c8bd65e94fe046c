import type { OpenPlan, PlanPage } from '@title24/plan-reader';
import type { DrawnLines, PagePicture } from '@title24/shared-domain/takeoff';
import { useEffect, useState } from 'react';
import { readPagePicture } from '../picture/read-page-picture.ts';

/** Snap targets on a page. */
export interface PageLines {
  /** The page's vector lines. */
  readonly drawn: DrawnLines;
  /** Pixels of a page whose dark lines are snap targets. Null if the page has vector lines or has not been read. */
  readonly picture: PagePicture | null;
}

const none: PageLines = { drawn: new Float32Array(), picture: null };

/** Returns a page's snap targets. Empty until the page is read, or if it cannot be read. */
export function usePageLines(plan: OpenPlan, page: PlanPage): PageLines {
  const [read, setRead] = useState<{ readonly page: PlanPage; readonly lines: PageLines } | null>(null);
  useEffect(() => {
    const reading = new AbortController();
    readLines(plan, page, reading.signal).then(
      (lines) => !reading.signal.aborted && setRead({ page, lines }),
      // If the lines cannot be read, points still snap to traced corners and to angles.
      () => undefined,
    );
    return () => reading.abort();
  }, [plan, page]);
  return read?.page === page ? read.lines : none;
}

async function readLines(plan: OpenPlan, page: PlanPage, signal: AbortSignal): Promise<PageLines> {
  const drawn = await plan.lines(page.number);
  signal.throwIfAborted();
  return { drawn, picture: drawn.length > 0 ? null : await readPagePicture(plan, page, signal) };
}
