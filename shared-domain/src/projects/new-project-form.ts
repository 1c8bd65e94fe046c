import { object, string } from 'yup';
import { fieldMessages } from './fields/field-messages.ts';
import { kindField, nameField } from './fields/project-fields.ts';
import { projectKinds } from './project-kind.ts';

const { min = 0, max } = nameField;

/** Rules for a project's name. */
export const projectName = string()
  .trim()
  .required(fieldMessages.missing(nameField))
  .min(min, fieldMessages.missing(nameField))
  .max(max, fieldMessages.tooLong(nameField));

/** Rules for the form that starts a project. A project can be saved with only these values (D5). */
export const newProjectSchema = object({
  name: projectName.default(''),
  kind: string()
    .default('')
    .required(fieldMessages.missing(kindField))
    .oneOf(projectKinds, fieldMessages.missing(kindField)),
});
