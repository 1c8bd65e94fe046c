import { registrationNumberLength } from '@title24/shared-domain/compliance';
import { explanationLength } from '@title24/shared-domain/orders';
import { statementEntries } from '@title24/shared-domain/result-schemas';
import * as v from 'valibot';
import { text } from './values.ts';

const { min, max } = explanationLength;

/** Reason for delivering a report that does not comply; '' if the report complies. */
export const shortfall = v.pipe(
  text(max),
  v.trim(),
  v.check((reason) => reason === '' || reason.length >= min, `Use at least ${min} characters`),
  v.description('Why it is delivered although the run does not comply; the customer reads it'),
);

/** Statements that staff make about a report when they deliver it. */
export const statement = v.strictObject({ ...statementEntries, shortfall });

export const registrationEntries = {
  number: v.pipe(text(registrationNumberLength), v.trim(), v.minLength(1, 'Enter the registration number')),
  date: v.pipe(
    v.string(),
    v.isoDate('Give a date as 2026-01-31'),
    v.description('The day of the registration'),
  ),
};
