import * as v from 'valibot';
import { object, type Schema } from '../../schemas/builders.ts';
import { projectSteps } from '../fields/field-groups.ts';

const changeShape = object({
  step: v.picklist(projectSteps),
  /** The group of fields that the answer belongs to. */
  title: v.string(),
  /** Id of the line, such as 'w1'; '' for a field outside of lists. */
  line: v.string(),
  label: v.string(),
  /** The answer before, with its unit; '' if there was none. */
  before: v.string(),
  after: v.string(),
});

/** An answer that differs between two states of a project, as text. */
export interface ProjectChange extends v.InferOutput<typeof changeShape> {}
export const projectChange: Schema<ProjectChange> = changeShape;
