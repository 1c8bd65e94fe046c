import { object } from 'yup';
import { params, plainText, versionField } from '../forms/fields.ts';
import { isReference } from '../full-service/reference.ts';
import { noteLength } from '../full-service/submission-inbox.ts';
import { counted } from '../numbers/counted.ts';

const referenceWanted = 'This is not the reference of a submission';
const reference = plainText(referenceWanted).test(
  'reference',
  referenceWanted,
  (text) => text === undefined || isReference(text),
);

const noteWanted = 'Type a note';
const text = plainText(noteWanted)
  .matches(/\S/, noteWanted)
  .matches(/^[^\0]*$/, 'Remove the character U+0000')
  .test('length', (note = '', { createError }) => {
    const excess = note.trim().length - noteLength;
    if (excess <= 0) return true;
    return createError({ message: `Shorten the note by ${counted(excess, 'character')}` });
  });

export const noteSchema = object({ text });

/** Params of `submissions.delete`. `lastUpdate` is the version that staff saw. */
export const deleteSubmissionParams = params({ reference, lastUpdate: versionField() });

export const addNoteParams = params({ reference, text });
