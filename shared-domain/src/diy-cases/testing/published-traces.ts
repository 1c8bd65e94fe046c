import type { Trace, TraceQuantities } from '../../takeoff/index.ts';
import published from './published-cases.json' with { type: 'json' };

/** A plan in published-cases.json with its expected quantities. */
export interface PublishedTrace {
  readonly id: string;
  readonly input: Trace;
  readonly expected: TraceQuantities;
}

/** The plans in published-cases.json that can be measured. */
export const publishedTraces: readonly PublishedTrace[] = published.cases.flatMap(
  ({ id, input, expected }) =>
    'op' in input && input.op === 'trace' && 'conditionedFloorArea' in expected
      ? [{ id, input: traceOf(input as never), expected: expected as unknown as TraceQuantities }]
      : [],
);

function traceOf({ op: _, ...trace }: Trace & { readonly op: string }): Trace {
  return trace;
}
