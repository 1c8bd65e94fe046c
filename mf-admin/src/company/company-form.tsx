import { type ConfigurationForEdit, neutralPaymentInstructions } from '@title24/shared-domain';
import {
  aboutFields,
  baseUrlFields,
  companyFields,
  companyLabels,
  companySchema,
  contactFields,
  dateFields,
  linkFields,
  paymentFields,
} from '@title24/shared-domain/editing';
import { countries, placeCode } from '@title24/shared-domain/places';
import { Checkbox, Fieldset, TextArea, TextField } from '@title24/ui';
import { useConfigurationForm } from '../configuration/use-configuration-form.ts';
import { EditForm } from '../editing/edit-form.tsx';
import styles from '../editing/editing.module.css';
import { placeValue, toCompanyMembers, toCompanyValues } from './company-values.ts';

/** Multiline fields with their hints. */
const longFields: Readonly<Record<string, string>> = {
  'about.people': 'One person per line: name, credential and number.',
  'payment.checkAddress': 'As on an envelope.',
  'payment.transfer': 'Bank, routing number, account number and the name on the account.',
} satisfies Partial<Record<keyof typeof aboutFields | keyof typeof paymentFields, string>>;

/** Labels of countries and states. The keys are the names from {@link placeValue}. */
const placeLabels = Object.fromEntries(
  countries.flatMap((country) => [
    [placeValue(country.code), country.name],
    ...(country.states ?? []).map((state) => [
      placeValue(placeCode(country, state)),
      `${state.name}, ${country.name}`,
    ]),
  ]),
) as Readonly<Record<string, string>>;

/** Renders the form for the company data and link targets. */
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
      legend: 'How invoices are paid',
      fields: paymentFields,
      hint: `Shown to customers with an invoice, on its page, in the email and on the PDF. Leave the days empty for ${neutralPaymentInstructions.termDays} days to pay and reminders ${neutralPaymentInstructions.remindBeforeDays} days before and ${neutralPaymentInstructions.remindAfterDays} days after.`,
    },
    {
      legend: 'Where links lead',
      fields: linkFields,
      hint: 'A path on this site such as /prices, or a full address with https://.',
    },
  ];
  return (
    <EditForm form={form} name="Company and links" labels={{ ...companyLabels, ...placeLabels }}>
      {groups.map(({ legend, fields, hint }) => (
        <Fieldset key={legend} legend={legend} hint={hint}>
          <div className={styles.pair}>
            {Object.entries(fields).map(([path, label]) =>
              path in longFields ? (
                <TextArea key={path} {...form.text(path)} label={label} hint={longFields[path]} optional />
              ) : (
                <TextField
                  key={path}
                  {...form.text(path)}
                  label={label}
                  type={path in dateFields ? 'date' : 'text'}
                  optional={
                    path === 'company.phone.countryCode' ||
                    [baseUrlFields, dateFields, aboutFields, paymentFields].some((fields) => path in fields)
                  }
                  autoComplete="off"
                />
              ),
            )}
          </div>
        </Fieldset>
      ))}
      <Fieldset
        legend="Countries and states"
        hint="Forms suggest those that are checked. People can type others."
      >
        {countries.map(({ code, name, states = [] }) => (
          <div key={code}>
            <Checkbox {...form.checkbox(placeValue(code))} label={name} />
            {states.length > 0 && (
              <details>
                <summary>States of {name}</summary>
                <div className={styles.pair}>
                  {states.map((state) => (
                    <Checkbox
                      key={state.code}
                      {...form.checkbox(placeValue(placeCode({ code }, state)))}
                      label={state.name}
                    />
                  ))}
                </div>
              </details>
            )}
          </div>
        ))}
      </Fieldset>
    </EditForm>
  );
}
