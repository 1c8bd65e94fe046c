import * as v from 'valibot';
import { object, type Schema } from '../../schemas/builders.ts';
import { projectSteps } from '../fields/field-groups.ts';

const changeShape = object({
  step: v.picklist(projectSteps),
  /** The group of fields that it belongs to. */
  title: v.string(),
  /** The line of a list, like 'w1'; '' for a field outside of lists. */
  line: v.string(),
  label: v.string(),
  /** With its unit; '' where there was none. */
  before: v.string(),
  after: v.string(),
});

/** An answer that differs between two states of a project, as people read it. */
export interface ProjectChange extends v.InferOutput<typeof changeShape> {}
export const projectChange: Schema<ProjectChange> = changeShape;
