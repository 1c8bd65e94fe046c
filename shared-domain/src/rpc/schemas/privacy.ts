import * as v from 'valibot';
import type { PersonalData } from '../../index.ts';
import { personalData } from '../../result-schemas.ts';
import { describeMethod } from './describe-method.ts';
import { text } from './values.ts';

const person = v.pipe(text(254), v.trim(), v.nonEmpty('Type an email address or an account name'));
const unknown = 'nobody@example.com';
const nothingStored: PersonalData = { email: unknown, accountName: null, records: [] };

export const privacySchemas = {
  find: describeMethod({
    summary:
      'Lists the stored data of the person with an email address or account name, which of it must be kept, and why.',
    params: v.strictObject({ person }),
    result: personalData,
    errors: ['notFound'],
    examples: [
      { name: 'Nothing is stored', params: { person: unknown }, result: nothingStored },
      {
        name: 'No such account',
        params: { person: 'nobody' },
        error: 'notFound',
        message: 'There is no account nobody. Type an email address.',
      },
    ],
  }),
  erase: describeMethod({
    summary: 'Deletes what is stored about a person but for what must be kept. Returns what there was.',
    params: v.strictObject({
      email: v.pipe(person, v.includes('@', 'Type an email address')),
    }),
    result: personalData,
    examples: [{ name: 'Nothing is stored', params: { email: unknown }, result: nothingStored }],
  }),
};
