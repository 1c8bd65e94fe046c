import * as v from 'valibot';
import { object, type Schema } from '../schemas/builders.ts';

/** Statements about a report, without the reason for delivering a report that does not comply. */
export const statementEntries = {
  /** Whether the compliance software finds that the building complies. */
  complies: v.boolean(),
  /** Whether the report must be registered in a data registry before a permit is issued. */
  needsRegistration: v.boolean(),
};
const stated = {
  ...statementEntries,
  /** Reason, worded for the customer, for delivering a report that does not comply. '' if the report complies. */
  shortfall: v.string(),
};
const statementShape = object(stated);

/** An analyst's statements about a report or results at delivery. */
export interface ComplianceStatement extends v.InferOutput<typeof statementShape> {}

const registrationShape = object({ number: v.string(), date: v.string() });

/** Registration in a data registry, such as CHEERS, as printed on the registered report. */
export interface Registration extends v.InferOutput<typeof registrationShape> {}
const registration: Schema<Registration> = registrationShape;

const complianceShape = object({
  ...stated,
  /** The registration, or null if there is none yet or none is needed. */
  registration: v.nullable(registration),
});

/** Known facts about a delivered report's compliance. */
export interface ReportCompliance extends v.InferOutput<typeof complianceShape> {}
export const reportCompliance: Schema<ReportCompliance> = complianceShape;
