import * as v from 'valibot';
import { workNeighbors, workQueue } from '../../result-schemas.ts';
import { handOverNoteLength, workKinds, workViews } from '../../work/index.ts';
import { describeMethod } from './describe-method.ts';
import { exampleMoment, exampleReference } from './example-values.ts';
import { page, search } from './lists.ts';
import { orderNumber } from './order-values.ts';
import { reference, text } from './values.ts';

const number = v.union([orderNumber, reference], 'Give the number of an order or the reference of a case');

export const workSchemas = {
  find: describeMethod({
    summary:
      'Orders and Full Service cases: of a view, what is due first at the top; with a search, all that match, open work first.',
    params: v.strictObject({
      view: v.optional(v.picklist(workViews), 'due'),
      kind: v.optional(v.nullable(v.picklist(workKinds)), null),
      search,
      page,
    }),
    result: workQueue,
    examples: [
      {
        name: 'A search',
        params: { search: exampleReference },
        result: {
          now: exampleMoment,
          items: [
            {
              kind: 'case',
              number: exampleReference,
              projectName: 'Oak Street 12',
              customer: 'Ana Builder',
              what: 'A Residential Addition',
              state: 'received',
              assignee: null,
              receivedAt: exampleMoment,
              dueAt: exampleMoment,
              answerDueAt: null,
              isRush: false,
              wantsToCancel: false,
              hasMessage: false,
              owedCents: 0,
            },
          ],
          hasMore: false,
          counts: { due: 1, late: 0, today: 1, mine: 0, unassigned: 1, customer: 0, unsettled: 0 },
          isOnDuty: false,
        },
      },
    ],
  }),
  neighbors: describeMethod({
    summary: 'The work before and after an order or case among the work to do.',
    params: v.strictObject({ number }),
    result: workNeighbors,
    examples: [
      {
        name: 'The only work to do',
        params: { number: exampleReference },
        result: { previous: null, next: null },
      },
    ],
  }),
  colleagues: describeMethod({
    summary: 'The account names of those who can be given a piece of work.',
    params: v.strictObject({ number }),
    result: v.array(v.string()),
    examples: [{ name: 'One analyst', params: { number: exampleReference }, result: ['cleo'] }],
  }),
  handOver: describeMethod({
    summary: 'Gives open work to a colleague, with an internal note; the colleague gets a mail.',
    params: v.strictObject({
      number,
      to: v.pipe(text(100), v.description('The account name of the colleague')),
      note: v.pipe(text(handOverNoteLength), v.trim(), v.minLength(1, 'Type a note')),
    }),
    errors: ['notFound', 'notPossible'],
    examples: [
      {
        name: 'No colleague',
        params: { number: exampleReference, to: 'nobody', note: 'I am out tomorrow.' },
        error: 'notFound',
        message: 'There is no account nobody that can be given work.',
      },
    ],
  }),
  setDuty: describeMethod({
    summary: 'Whether the caller gets a mail for each new piece of work.',
    params: v.strictObject({ isOnDuty: v.boolean() }),
    examples: [{ name: 'On duty', params: { isOnDuty: true }, result: {} }],
  }),
};
