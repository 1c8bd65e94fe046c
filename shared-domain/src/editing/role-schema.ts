import { object } from 'yup';
import { filledField, oneLine, textField } from '../forms/fields.ts';
import { roleTextLength } from './role-rights.ts';

/** Labels in a role's form, without those of the permissions. */
export const roleLabels = {
  name: 'Name',
  description: 'What the role is for',
  enabled: 'The role is in use',
} as const;

export const roleFields = {
  name: filledField(roleTextLength.name, 'Name the role').matches(...oneLine),
  description: textField(roleTextLength.description),
};

export const roleSchema = object(roleFields);
