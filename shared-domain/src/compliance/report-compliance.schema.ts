import * as v from 'valibot';
import { object, type Schema } from '../schemas/builders.ts';

/** Statements that an analyst makes about each report. */
export const statementEntries = {
  /** Whether the compliance software finds that the building complies. */
  complies: v.boolean(),
  /** Whether a data registry must register the report before a permit is issued. */
  needsRegistration: v.boolean(),
};
const stated = {
  ...statementEntries,
  /** Reason for delivering a report that does not comply, worded for the customer. '' if the report complies. */
  shortfall: v.string(),
};
const statementShape = object(stated);

/** An analyst's statements at delivery. */
export interface ComplianceStatement extends v.InferOutput<typeof statementShape> {}

const registrationShape = object({ number: v.string(), date: v.string() });

/** Registration in a data registry, such as CHEERS, as printed on the report. */
export interface Registration extends v.InferOutput<typeof registrationShape> {}
const registration: Schema<Registration> = registrationShape;

const complianceShape = object({
  ...stated,
  /** Null before the registration, or if none is needed. */
  registration: v.nullable(registration),
});

/** Facts about a delivered report's compliance. */
export interface ReportCompliance extends v.InferOutput<typeof complianceShape> {}
export const reportCompliance: Schema<ReportCompliance> = complianceShape;
