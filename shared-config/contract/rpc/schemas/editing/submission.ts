import { noteLength, submissionStatuses } from '@title24/shared-domain/full-service';
import * as v from 'valibot';
import { filledText, lastUpdate, reference } from '../values.ts';

export const statusParams = v.strictObject({
  reference,
  status: v.picklist(submissionStatuses),
  lastUpdate,
});

export const noteParams = v.strictObject({ reference, text: filledText(noteLength, 'Write a note') });
