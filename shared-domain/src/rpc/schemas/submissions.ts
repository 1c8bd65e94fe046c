import * as v from 'valibot';
import type { SubmissionCase } from '../../cases/index.ts';
import { addNoteParams, deleteSubmissionParams } from '../../editing/index.ts';
import { openPurposes } from '../../full-service/index.ts';
import { downloadLink, submissionCase } from '../../result-schemas.ts';
import { describeMethod } from './describe-method.ts';
import { exampleIds, exampleMoment, exampleReference, exampleToken } from './example-values.ts';
import { reference, uuid } from './values.ts';

const known = {
  reference: exampleReference,
  projectName: 'Oak Street 12',
  projectType: 'A Residential Addition',
  sender: 'Ana Builder',
  email: 'ana@example.com',
  receivedAt: exampleMoment,
  hasDropbox: false,
} as const;
export const exampleSubmission: SubmissionCase = {
  ...known,
  phone: '(510) 555-0199',
  comment: 'Two new windows to the street.',
  lastUpdate: exampleMoment,
  files: [
    {
      id: exampleIds.file,
      name: 'plans.pdf',
      mediaType: 'application/pdf',
      size: 20_480,
      sha256: 'a948904f2f0f479b8f8197694b30184b0d2ed1c1cd2a1ec0fb85d299a192a447',
      scanState: 'clean',
      scanFinding: null,
    },
  ],
  notes: [],
  accesses: [
    { id: '17', at: exampleMoment, by: 'ana', words: `looked at the submission ${exampleReference}` },
  ],
  case: {
    reference: exampleReference,
    state: 'received',
    analyst: null,
    isMine: false,
    dueAt: '2026-11-26T08:00:00.000Z',
    now: exampleMoment,
    lastUpdate: exampleMoment,
    quote: null,
    deliveredAt: null,
    compliance: null,
    rebateCents: 0,
    invoice: null,
    files: [],
    documents: [],
    history: [],
  },
};
const missing = 'FS-20260101-00000000';
const noSubmission = { error: 'notFound', message: `There is no submission ${missing}.` } as const;

export const submissionsSchemas = {
  load: describeMethod({
    summary: 'A complete submission. The audit log records who viewed it.',
    params: v.strictObject({ reference }),
    result: submissionCase,
    errors: ['notFound'],
    examples: [
      { name: 'A submission', params: { reference: exampleReference }, result: exampleSubmission },
      { name: 'No submission', params: { reference: missing }, ...noSubmission },
    ],
  }),
  openFile: describeMethod({
    summary:
      'A link to a file of the plans or of their case, such as a report. The audit log records who opened it.',
    params: v.strictObject({ reference, fileId: uuid, purpose: v.picklist(openPurposes) }),
    result: downloadLink,
    errors: ['notFound'],
    examples: [
      {
        name: 'A file to be stored',
        params: { reference: exampleReference, fileId: exampleIds.file, purpose: 'download' },
        result: { url: `/downloads/${exampleToken}/plans.pdf` },
      },
      {
        name: 'No file',
        params: { reference: exampleReference, fileId: exampleIds.note, purpose: 'preview' },
        error: 'notFound',
        message: `${exampleReference} has no such file.`,
      },
    ],
  }),
  openAll: describeMethod({
    summary: 'A link to all files in one ZIP. The audit log records who opened them.',
    params: v.strictObject({ reference }),
    result: downloadLink,
    errors: ['notFound'],
    examples: [
      {
        name: 'All files',
        params: { reference: exampleReference },
        result: { url: `/downloads/${exampleToken}/${exampleReference}.zip` },
      },
      { name: 'No submission', params: { reference: missing }, ...noSubmission },
    ],
  }),
  addNote: describeMethod({
    summary: 'Adds a note for the other analysts.',
    params: addNoteParams,
    result: submissionCase,
    errors: ['notFound'],
    examples: [
      {
        name: 'A note',
        params: { reference: exampleReference, text: 'Called; the windows are double-pane.' },
        result: {
          ...exampleSubmission,
          notes: [
            {
              id: exampleIds.note,
              at: exampleMoment,
              by: 'ana',
              text: 'Called; the windows are double-pane.',
            },
          ],
        },
      },
      { name: 'No submission', params: { reference: missing, text: 'Called.' }, ...noSubmission },
    ],
  }),
  delete: describeMethod({
    summary: 'Deletes a submission with its files.',
    params: deleteSubmissionParams,
    errors: ['notFound', 'conflict', 'notPossible'],
    examples: [
      {
        name: 'Deleted',
        params: { reference: exampleReference, lastUpdate: exampleMoment },
        result: {},
      },
      {
        name: 'No submission',
        params: { reference: missing, lastUpdate: exampleMoment },
        ...noSubmission,
      },
    ],
  }),
};
