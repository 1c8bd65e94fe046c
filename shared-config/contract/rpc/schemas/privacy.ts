import { keepReasons, type PersonalData, personalRecordKinds } from '@title24/shared-domain';
import * as v from 'valibot';
import { describeMethod } from './describe-method.ts';
import { schemaFor } from './schema-for.ts';
import { moment, text } from './values.ts';

const keep = v.strictObject({
  reason: v.picklist(keepReasons),
  until: v.pipe(v.nullable(moment), v.description('Null if no end is set')),
});

const personalData = schemaFor<PersonalData>()(
  v.strictObject({
    email: v.string(),
    accountName: v.nullable(v.string()),
    records: v.array(
      v.strictObject({
        kind: v.picklist(personalRecordKinds),
        name: v.string(),
        detail: v.string(),
        keep: v.pipe(v.nullable(keep), v.description('Null if it is deleted on request')),
      }),
    ),
  }),
);

const person = v.pipe(text(254), v.trim(), v.nonEmpty('Type an e-mail address or an account name'));
const unknown = 'nobody@example.com';
const nothingStored: PersonalData = { email: unknown, accountName: null, records: [] };

/** Schemas of `privacy`. */
export const privacySchemas = {
  find: describeMethod({
    summary:
      'What is stored about the person with an e-mail address or account name: what must be kept, and why.',
    params: v.strictObject({ person }),
    result: personalData,
    errors: ['notFound'],
    examples: [
      { name: 'Nothing is stored', params: { person: unknown }, result: nothingStored },
      {
        name: 'No such account',
        params: { person: 'nobody' },
        error: 'notFound',
        message: 'There is no account nobody. Type an e-mail address.',
      },
    ],
  }),
  erase: describeMethod({
    summary: 'Deletes what is stored about a person but for what must be kept. Returns what there was.',
    params: v.strictObject({
      email: v.pipe(person, v.includes('@', 'Type an e-mail address')),
    }),
    result: personalData,
    errors: [],
    examples: [{ name: 'Nothing is stored', params: { email: unknown }, result: nothingStored }],
  }),
};
