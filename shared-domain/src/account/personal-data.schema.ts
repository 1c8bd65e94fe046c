import * as v from 'valibot';
import { list, object, type Schema } from '../schemas/builders.ts';
import { count, moment } from '../schemas/values.ts';
import { keepReasons, personalRecordKinds } from './personal-data.ts';

const keepShape = object({
  reason: v.picklist(keepReasons),
  until: v.pipe(v.nullable(moment), v.description('Null if no date is known')),
  daysAfterWork: v.pipe(
    v.nullable(count),
    v.description('Days from the end of the work to the deletion; null if no end is set'),
  ),
  workDueAt: v.pipe(v.nullable(moment), v.description('Deadline of the open work')),
});

/** Why a record is kept despite a deletion request, and for how long. */
export interface Keep extends v.InferOutput<typeof keepShape> {}
const keep: Schema<Keep> = keepShape;

const recordShape = object({
  kind: v.picklist(personalRecordKinds),
  /** Number or name of the record, such as 'P100245'. */
  name: v.string(),
  /** More about the record, such as a project name or '2 copies'. May be empty. */
  detail: v.string(),
  keep: v.pipe(v.nullable(keep), v.description('Null if it is deleted on request')),
});

/** A stored record about a person. */
export interface PersonalRecord extends v.InferOutput<typeof recordShape> {}
const personalRecord: Schema<PersonalRecord> = recordShape;

const dataShape = object({
  /** In lower case. */
  email: v.string(),
  /** Null if there is no account. */
  accountName: v.nullable(v.string()),
  records: list(personalRecord),
});

/** All stored records about one person. */
export interface PersonalData extends v.InferOutput<typeof dataShape> {}
export const personalData: Schema<PersonalData> = dataShape;
