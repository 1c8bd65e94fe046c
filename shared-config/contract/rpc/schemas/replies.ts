import { caseMessageLength, type SavedReply, savedReplyLimits } from '@title24/shared-domain/cases';
import * as v from 'valibot';
import { describeMethod } from './describe-method.ts';
import { schemaFor } from './schema-for.ts';
import { text } from './values.ts';

const { titleLength, replies: maxReplies } = savedReplyLimits;
const reply = schemaFor<SavedReply>()(
  v.strictObject({
    title: v.pipe(text(titleLength), v.trim(), v.minLength(1, 'Name the reply')),
    text: v.pipe(text(caseMessageLength), v.trim(), v.minLength(1, 'Write the reply')),
  }),
);
const list = v.array(reply);
const example = { title: 'Window schedule', text: 'Please send the window schedule.' };

/** Schemas of `replies`. */
export const repliesSchemas = {
  load: describeMethod({
    summary: 'The saved replies, by title.',
    params: v.strictObject({}),
    result: list,
    errors: [],
    examples: [{ name: 'One reply', params: {}, result: [example] }],
  }),
  save: describeMethod({
    summary:
      'Replaces the saved replies. `loaded` are the replies when the editor opened; if they have changed since, it is a conflict.',
    params: v.strictObject({
      loaded: list,
      replies: v.pipe(
        list,
        v.maxLength(maxReplies, `Keep at most ${maxReplies} replies`),
        v.check((all) => new Set(all.map(({ title }) => title)).size === all.length, 'Use each title once'),
      ),
    }),
    result: list,
    errors: ['conflict'],
    examples: [
      {
        name: 'Others have changed them',
        params: { loaded: [{ title: 'Gone', text: 'This reply does not exist.' }], replies: [example] },
        error: 'conflict',
        message: 'Someone else has changed the saved replies since you opened them.',
      },
    ],
  }),
};
