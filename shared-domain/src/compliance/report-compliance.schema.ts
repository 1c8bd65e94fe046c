import * as v from 'valibot';
import { object, type Schema } from '../schemas/builders.ts';
import { text } from '../schemas/values.ts';
import { explanationLength } from '../workflow/desk-limits.ts';
import { registrationNumberLength } from './report-compliance.ts';

const { min, max } = explanationLength;

/** Statements that an analyst makes about each report. */
const statementEntries = {
  /** Whether the compliance software finds that the building complies. */
  complies: v.boolean(),
  /** Whether a data registry must register the report before a permit is issued. */
  needsRegistration: v.boolean(),
};

/** Reason for delivering a report that does not comply, worded for the customer. '' if the report complies. */
export const shortfall = v.pipe(
  text(max),
  v.trim(),
  v.check((reason) => reason === '' || reason.length >= min, `Use at least ${min} characters`),
  v.description('Why it is delivered although the run does not comply; the customer reads it'),
);
const statementShape = object({ ...statementEntries, shortfall });

/** An analyst's statements at delivery. */
export interface ComplianceStatement extends v.InferOutput<typeof statementShape> {}
export const statement: Schema<ComplianceStatement> = statementShape;

export const registrationEntries = {
  number: v.pipe(text(registrationNumberLength), v.trim(), v.minLength(1, 'Enter the registration number')),
  date: v.pipe(
    v.string(),
    v.isoDate('Give a date as 2026-01-31'),
    v.description('The day of the registration'),
  ),
};
const registrationShape = object({ number: v.string(), date: v.string() });

/** Registration in a data registry, such as CHEERS, as printed on the report. */
export interface Registration extends v.InferOutput<typeof registrationShape> {}
const registration: Schema<Registration> = registrationShape;

const complianceShape = object({
  ...statementEntries,
  shortfall: v.string(),
  /** Null before the registration, or if none is needed. */
  registration: v.nullable(registration),
});

/** Facts about a delivered report's compliance. */
export interface ReportCompliance extends v.InferOutput<typeof complianceShape> {}
export const reportCompliance: Schema<ReportCompliance> = complianceShape;
