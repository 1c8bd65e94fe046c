import * as v from 'valibot';
import { caseMessage, staffAct, submissionCase } from '../../result-schemas.ts';
import { describeMethod } from './describe-method.ts';
import { exampleIds, exampleMoment, exampleReference, invalid } from './example-values.ts';
import { exampleSubmission } from './submissions.ts';
import { moment, reference, uuid } from './values.ts';

const seen = {
  reference,
  lastUpdate: v.pipe(moment, v.description('Of the case when it was loaded')),
};
const mails = v.strictObject({
  mails: v.array(v.strictObject({ subject: v.string(), text: v.string() })),
});

const missing = 'FS-20260101-00000000';
const noSubmission = { error: 'notFound', message: `There is no submission ${missing}.` } as const;
const known = { reference: exampleReference, lastUpdate: exampleMoment };
const unknown = { reference: missing, lastUpdate: exampleMoment };

export const casesSchemas = {
  act: describeMethod({
    summary: 'Does a step of a case. Some steps send the customer an email.',
    params: v.strictObject({ ...seen, act: staffAct }),
    result: submissionCase,
    errors: ['notFound', 'conflict', 'notPossible'],
    examples: [
      {
        name: 'The plans are taken',
        params: { ...known, act: { event: 'take' } },
        result: {
          ...exampleSubmission,
          case: { ...exampleSubmission.case, state: 'in-review', analyst: 'clerk', isMine: true },
        },
      },
      { name: 'No case', params: { ...unknown, act: { event: 'take' } }, ...noSubmission },
    ],
  }),
  preview: describeMethod({
    summary: 'The mails that a step would send to the customer; nothing is done.',
    params: v.strictObject({ ...seen, act: staffAct }),
    result: mails,
    errors: ['notFound', 'conflict', 'notPossible'],
    examples: [
      { name: 'A step without a mail', params: { ...known, act: { event: 'take' } }, result: { mails: [] } },
      { name: 'No case', params: { ...unknown, act: { event: 'take' } }, ...noSubmission },
    ],
  }),
  refund: describeMethod({
    summary: 'Refunds the payment of a case: to the card that paid, else as it is recorded here.',
    params: v.strictObject({ ...seen, message: caseMessage }),
    result: submissionCase,
    errors: ['notFound', 'conflict', 'notPossible'],
    examples: [{ name: 'No case', params: { ...unknown, message: 'You paid twice.' }, ...noSubmission }],
  }),
  addReport: describeMethod({
    summary: 'Adds a report that was uploaded. The customer sees it once it is delivered.',
    params: v.strictObject({ ...seen, upload: v.pipe(v.string(), v.maxLength(100)) }),
    result: submissionCase,
    errors: ['notFound', 'conflict', 'notPossible'],
    examples: [{ name: 'No upload', params: { ...known, upload: 'none' }, ...invalid }],
  }),
  removeReport: describeMethod({
    summary: 'Removes a report that was not delivered.',
    params: v.strictObject({ ...seen, file: uuid }),
    result: submissionCase,
    errors: ['notFound', 'conflict', 'notPossible'],
    examples: [
      {
        name: 'No report',
        params: { ...known, file: exampleIds.file },
        error: 'notFound',
        message: `${exampleReference} has no such report.`,
      },
    ],
  }),
};
