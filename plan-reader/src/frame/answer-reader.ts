import type { PlanPage, TileRequest } from '../plan.ts';
import type { PlanProblemKind } from '../plan-problem.ts';
import type { FromReader, ToReader } from '../reader-messages.ts';

/** Source of a plan's pages, for one kind of file. The methods reject if they cannot read or paint the page. */
export interface PageSource {
  measure(page: number): Promise<PlanPage>;
  /** Returns a page's straight lines as x1, y1, x2, y2 of each line in turn, in plan units ({@link PlanPage}). */
  lines(page: number): Promise<Float32Array>;
  paint(tile: TileRequest, signal: AbortSignal): Promise<ImageBitmap>;
}

/** Thrown if a source refuses an intact page, for example because the page is too large. */
export class RefusedPage extends Error {
  readonly problem: PlanProblemKind;

  constructor(problem: PlanProblemKind) {
    super(problem);
    this.problem = problem;
  }
}

/** Returns a handler that answers the embedding page's requests with data from a source. */
export function answerReader(
  source: PageSource,
  tell: (message: FromReader, transfer?: Transferable[]) => void,
): (asked: ToReader) => void {
  const running = new Map<number, AbortController>();

  async function answer(asked: Exclude<ToReader, { kind: 'cancel' }>): Promise<void> {
    const { id } = asked;
    const controller = new AbortController();
    running.set(id, controller);
    try {
      if (asked.kind === 'measure') tell({ kind: 'measured', id, page: await source.measure(asked.page) });
      else if (asked.kind === 'lines') tell({ kind: 'drawn', id, lines: await source.lines(asked.page) });
      else {
        const bitmap = await source.paint(asked.tile, controller.signal);
        if (controller.signal.aborted) bitmap.close();
        else tell({ kind: 'painted', id, bitmap }, [bitmap]);
      }
    } catch (error) {
      const problem = error instanceof RefusedPage ? error.problem : 'page';
      if (!controller.signal.aborted) tell({ kind: 'refused', id, problem });
    } finally {
      running.delete(id);
    }
  }

  return (asked) => {
    if (asked.kind === 'cancel') running.get(asked.id)?.abort();
    else void answer(asked);
  };
}
