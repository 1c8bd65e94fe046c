import * as v from 'valibot';
import { savedReplyLimits } from '../../cases/index.ts';
import { savedReply } from '../../result-schemas.ts';
import { describeMethod } from './describe-method.ts';

const { replies: maxReplies } = savedReplyLimits;
const list = v.array(savedReply);
const example = { title: 'Window schedule', text: 'Please send the window schedule.' };

export const repliesSchemas = {
  load: describeMethod({
    summary: 'The saved replies, by title.',
    params: v.strictObject({}),
    result: list,
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
