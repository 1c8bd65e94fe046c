import { object, string } from 'yup';
import { fieldMessages } from './fields/field-messages.ts';
import { kindField, nameField } from './fields/project-fields.ts';
import { projectKinds } from './project-kind.ts';

const { min = 0, max } = nameField;

/** What a project needs to be saved: the form that begins one, or renames it (D5). */
export const newProjectSchema = object({
  name: string()
    .trim()
    .default('')
    .required(fieldMessages.missing(nameField))
    .min(min, fieldMessages.missing(nameField))
    .max(max, fieldMessages.tooLong(nameField)),
  kind: string()
    .default('')
    .required(fieldMessages.missing(kindField))
    .oneOf(projectKinds, fieldMessages.missing(kindField)),
});
