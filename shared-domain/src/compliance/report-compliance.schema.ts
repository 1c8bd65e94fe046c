import * as v from 'valibot';
import { object, type Schema } from '../schemas/builders.ts';

/** Statements about a report, except for the reason. */
export const statementEntries = {
  /** Whether the run of the compliance software complies. */
  complies: v.boolean(),
  /** Whether the report has to be registered in a data registry before the permit. */
  needsRegistration: v.boolean(),
};
const stated = {
  ...statementEntries,
  /** Why a report that does not comply is delivered, as told to the customer; '' if it complies. */
  shortfall: v.string(),
};
const statementShape = object(stated);

/** An analyst's statements about a report, or about results, at delivery. */
export interface ComplianceStatement extends v.InferOutput<typeof statementShape> {}

const registrationShape = object({ number: v.string(), date: v.string() });

/** A registration in a data registry, such as CHEERS, as printed on the registered report. */
export interface Registration extends v.InferOutput<typeof registrationShape> {}
const registration: Schema<Registration> = registrationShape;

const complianceShape = object({
  ...stated,
  /** Null before registration, and if none is needed. */
  registration: v.nullable(registration),
});

/** Known facts about the compliance of a delivered report. */
export interface ReportCompliance extends v.InferOutput<typeof complianceShape> {}
export const reportCompliance: Schema<ReportCompliance> = complianceShape;
