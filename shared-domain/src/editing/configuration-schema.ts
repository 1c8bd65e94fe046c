import { type ObjectSchema, object } from 'yup';
import type { ConfigurationUpdate } from '../account/editable-configuration.ts';
import { params, versionField } from '../forms/fields.ts';
import { announcementSchema } from './announcement-schema.ts';
import { companySchema } from './company-schema.ts';

/** Site configuration members that staff edit. `lastUpdate` is the version that the edit is based on. */
const configurationSchema = object({
  lastUpdate: versionField().optional(),
  ...companySchema.fields,
  ...announcementSchema.fields,
})
  .stripUnknown()
  .default(undefined)
  .required('Send the members that change') as unknown as ObjectSchema<ConfigurationUpdate>;

export const updateConfigurationParams = params({ config: configurationSchema });
