import * as v from 'valibot';
import { object, type Schema } from '../../schemas/builders.ts';
import { projectSteps } from '../fields/field-groups.ts';
import { projectKinds } from '../project-kind.ts';

const fixShape = v.variant('change', [
  v.strictObject({ label: v.string(), change: v.literal('kind'), kind: v.picklist(projectKinds) }),
  v.strictObject({ label: v.string(), change: v.literal('door-to-glazing'), door: v.string() }),
]);

/** A change that resolves the finding, offered as a button. */
export type Fix = Readonly<v.InferOutput<typeof fixShape>>;
const fix: Schema<Fix> = fixShape;

const findingShape = object({
  id: v.string(),
  /** An error keeps a project from being ordered, never from being saved; a warning is confirmed; a hint informs. */
  severity: v.picklist(['error', 'warning', 'hint']),
  /** The id of a line, a part of the house, or a part and an orientation. */
  where: v.exactOptional(v.string()),
  /** The problem and its reason, in whole sentences. */
  message: v.string(),
  /** The step on which to fix it. */
  step: v.picklist(projectSteps),
  /** Path of the field that the finding is about. */
  field: v.exactOptional(v.string()),
  fix: v.exactOptional(fix),
});

/** A finding about a project (D6): its problem, place, reason and fix. */
export interface Finding extends v.InferOutput<typeof findingShape> {}
export const finding: Schema<Finding> = findingShape;

export type Severity = Finding['severity'];
