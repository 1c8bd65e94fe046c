import {
  type ComplianceStatement,
  type Registration,
  type ReportCompliance,
  registrationNumberLength,
} from '@title24/shared-domain/compliance';
import { explanationLength } from '@title24/shared-domain/orders';
import * as v from 'valibot';
import { schemaFor } from './schema-for.ts';
import { text } from './values.ts';

const { min, max } = explanationLength;

/** Why a report is delivered although it does not comply; '' if it complies. */
export const shortfall = v.pipe(
  text(max),
  v.trim(),
  v.check((reason) => reason === '' || reason.length >= min, `Use at least ${min} characters`),
  v.description('Why it is delivered although the run does not comply; the customer reads it'),
);
const stated = { complies: v.boolean(), needsRegistration: v.boolean() };

/** What staff state about a report when they deliver it. */
export const statement = schemaFor<ComplianceStatement>()(v.strictObject({ ...stated, shortfall }));

/** The members of a registration, as they are typed. */
export const registrationEntries = {
  number: v.pipe(text(registrationNumberLength), v.trim(), v.minLength(1, 'Enter the registration number')),
  date: v.pipe(
    v.string(),
    v.isoDate('Give a date as 2026-01-31'),
    v.description('The day of the registration'),
  ),
};

/** What is known about the compliance of a delivered report. */
export const reportCompliance = v.nullable(
  schemaFor<ReportCompliance>()(
    v.strictObject({
      ...stated,
      shortfall: v.string(),
      registration: v.nullable(
        schemaFor<Registration>()(v.strictObject({ number: v.string(), date: v.string() })),
      ),
    }),
  ),
);
