import { object, string } from 'yup';
import { fieldMessages } from './fields/field-messages.ts';
import { kindField, nameField } from './fields/project-fields.ts';
import { projectKinds } from './project-kind.ts';

const { min = 0, max } = nameField;

/** The name of a project. */
export const projectName = string()
  .trim()
  .required(fieldMessages.missing(nameField))
  .min(min, fieldMessages.missing(nameField))
  .max(max, fieldMessages.tooLong(nameField));

/** The form that starts a project, with everything that a project needs to be saved (D5). */
export const newProjectSchema = object({
  name: projectName.default(''),
  kind: string()
    .default('')
    .required(fieldMessages.missing(kindField))
    .oneOf(projectKinds, fieldMessages.missing(kindField)),
});
