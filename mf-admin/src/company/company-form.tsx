import type { ConfigurationForEdit } from '@title24/shared-domain';
import {
  aboutFields,
  baseUrlFields,
  companyFields,
  companyLabels,
  companySchema,
  contactFields,
  dateFields,
  linkFields,
} from '@title24/shared-domain/editing';
import { Fieldset, TextArea, TextField } from '@title24/ui';
import { useConfigurationForm } from '../configuration/use-configuration-form.ts';
import { EditForm } from '../editing/edit-form.tsx';
import styles from '../editing/editing.module.css';
import { toCompanyMembers, toCompanyValues } from './company-values.ts';

const peopleField: keyof typeof aboutFields = 'about.people';

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
      legend: 'Who is behind the site',
      fields: aboutFields,
      hint: 'Shown on the home, prices and contact pages and in the footer. Empty fields aren’t shown.',
    },
    {
      legend: 'Where links lead',
      fields: linkFields,
      hint: 'A path on this site such as /prices, or a full address with https://.',
    },
  ];
  return (
    <EditForm form={form} name="Company and links" labels={companyLabels}>
      {groups.map(({ legend, fields, hint }) => (
        <Fieldset key={legend} legend={legend} hint={hint}>
          <div className={styles.pair}>
            {Object.entries(fields).map(([path, label]) =>
              path === peopleField ? (
                <TextArea
                  key={path}
                  {...form.text(path)}
                  label={label}
                  hint="One person per line: name, credential and number."
                  optional
                />
              ) : (
                <TextField
                  key={path}
                  {...form.text(path)}
                  label={label}
                  type={path in dateFields ? 'date' : 'text'}
                  optional={[baseUrlFields, dateFields, aboutFields].some((those) => path in those)}
                  autoComplete="off"
                />
              ),
            )}
          </div>
        </Fieldset>
      ))}
    </EditForm>
  );
}
