import type { ConfigurationForEdit } from '@title24/shared-domain';
import {
  baseUrlFields,
  companyFields,
  companyLabels,
  companySchema,
  contactFields,
  dateFields,
  linkFields,
} from '@title24/shared-domain/editing';
import { Fieldset, TextField } from '@title24/ui';
import { useConfigurationForm } from '../configuration/use-configuration-form.ts';
import { EditForm } from '../editing/edit-form.tsx';
import styles from '../editing/editing.module.css';
import { toCompanyMembers, toCompanyValues } from './company-values.ts';

/** Edits what the header, footer and pages say about the company, and where links lead. */
export function CompanyForm({ stored }: { readonly stored: ConfigurationForEdit }) {
  const form = useConfigurationForm({
    stored,
    toValues: toCompanyValues,
    toMembers: toCompanyMembers,
    schema: companySchema,
  });
  const groups = [
    { legend: 'Company', fields: companyFields },
    { legend: 'Customer service', fields: contactFields },
    { legend: 'Base addresses', fields: baseUrlFields, hint: 'Leave empty for this site.' },
    {
      legend: 'Dates on the pages',
      fields: dateFields,
      hint: 'Enter a date only if someone vouches for it. Pages show no date while it is empty.',
    },
    {
      legend: 'Where links lead',
      fields: linkFields,
      hint: 'A path of this site such as /prices, or a full address with https://.',
    },
  ];
  return (
    <EditForm form={form} name="Company and links" labels={companyLabels}>
      {groups.map(({ legend, fields, hint }) => (
        <Fieldset key={legend} legend={legend} hint={hint}>
          <div className={styles.pair}>
            {Object.entries(fields).map(([path, label]) => (
              <TextField
                key={path}
                {...form.text(path)}
                label={label}
                type={path in dateFields ? 'date' : 'text'}
                optional={path in baseUrlFields || path in dateFields}
                autoComplete="off"
              />
            ))}
          </div>
        </Fieldset>
      ))}
    </EditForm>
  );
}
