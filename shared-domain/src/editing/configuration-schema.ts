import { type ObjectSchema, object } from 'yup';
import { params, versionField } from '../forms/fields.ts';
import type { SiteConfiguration } from '../site-configuration/site-configuration.schema.ts';
import { announcementSchema } from './announcement-schema.ts';
import { companySchema } from './company-schema.ts';

/** Configuration members to change. If `lastUpdate` is present but outdated, the update is refused. */
export type ConfigurationUpdate = Partial<SiteConfiguration> & { readonly lastUpdate?: string };

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
