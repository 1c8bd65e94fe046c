import * as v from 'valibot';
import { object, type Schema } from '../../schemas/builders.ts';
import { projectSteps } from '../fields/field-groups.ts';

const changeShape = object({
  step: v.picklist(projectSteps),
  /** Title of the field group. */
  title: v.string(),
  /** Line id, such as 'w1', or '' outside lists. */
  line: v.string(),
  label: v.string(),
  /** The answer with its unit, or '' if there was no answer. */
  before: v.string(),
  after: v.string(),
});

/** An answer that differs between two versions of a project, as text. */
export interface ProjectChange extends v.InferOutput<typeof changeShape> {}
export const projectChange: Schema<ProjectChange> = changeShape;
