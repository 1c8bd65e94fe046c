import * as v from 'valibot';
import { object, type Schema } from '../../schemas/builders.ts';
import { projectSteps } from '../fields/field-groups.ts';
import { projectKinds } from '../project-kind.ts';

const fixShape = v.variant('change', [
  v.strictObject({ label: v.string(), change: v.literal('kind'), kind: v.picklist(projectKinds) }),
  v.strictObject({ label: v.string(), change: v.literal('door-to-glazing'), door: v.string() }),
]);

/** A change that resolves a finding, offered as a button. */
export type Fix = Readonly<v.InferOutput<typeof fixShape>>;
const fix: Schema<Fix> = fixShape;

const findingShape = object({
  id: v.string(),
  /** An error prevents ordering, but not saving. A warning must be confirmed before ordering. A hint only informs. */
  severity: v.picklist(['error', 'warning', 'hint']),
  /** A line id, a part of the house, or a part followed by an orientation, such as 'addition front'. */
  where: v.exactOptional(v.string()),
  /** Describes the problem, or says what to enter. */
  message: v.string(),
  /** Step that lists the finding. */
  step: v.picklist(projectSteps),
  /** Path of the finding's field or list. */
  field: v.exactOptional(v.string()),
  fix: v.exactOptional(fix),
});

/** A finding about a project (D6). */
export interface Finding extends v.InferOutput<typeof findingShape> {}
export const finding: Schema<Finding> = findingShape;

export type Severity = Finding['severity'];
