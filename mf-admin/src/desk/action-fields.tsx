import { Checkbox, Fieldset, RadioGroup, TextArea, TextField } from '@title24/ui';
import type { useStaffForm } from '../editing/use-staff-form.ts';
import { SavedReplies } from '../replies/saved-replies.tsx';

/** Entered values by field name. */
export type ActionValues = Readonly<Record<string, string>>;

interface FieldText {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly maxLength?: number;
}

/** A field of an action. The value of a `checks` field is the selected options, separated by commas. */
export type ActionField = FieldText &
  (
    | { readonly type: 'text'; readonly isOptional?: boolean; readonly width?: 'short' | 'medium' }
    | { readonly type: 'area'; readonly isOptional?: boolean }
    | { readonly type: 'day'; readonly from?: string; readonly to?: string }
    | {
        readonly type: 'choice' | 'checks';
        readonly isInline?: boolean;
        readonly options: readonly {
          readonly value: string;
          readonly label: string;
          readonly hint?: string;
        }[];
      }
  );

interface Props {
  readonly fields: readonly ActionField[];
  readonly form: Pick<ReturnType<typeof useStaffForm<ActionValues>>, 'text' | 'set'>;
}

/** Renders the fields of an action. */
export function ActionFields({ fields, form }: Props) {
  return fields.map((field) => <Field key={field.name} field={field} form={form} />);
}

function Field({ field, form }: Pick<Props, 'form'> & { readonly field: ActionField }) {
  const { name, label, hint, maxLength } = field;
  const wired = form.text(name);
  switch (field.type) {
    case 'text':
      return (
        <TextField
          {...wired}
          label={label}
          hint={hint}
          optional={field.isOptional}
          fieldWidth={field.width}
          maxLength={maxLength}
          autoComplete="off"
        />
      );
    case 'area':
      return (
        <>
          <SavedReplies id={wired.id} text={wired.value} onChange={(text) => form.set(name, text)} />
          <TextArea
            {...wired}
            label={label}
            hint={hint}
            optional={field.isOptional}
            rows={5}
            maxLength={maxLength}
          />
        </>
      );
    case 'day':
      return (
        <TextField
          {...wired}
          type="date"
          label={label}
          hint={hint}
          fieldWidth="medium"
          min={field.from}
          max={field.to}
        />
      );
    case 'choice':
      return (
        <RadioGroup
          id={wired.id}
          name={wired.id}
          legend={label}
          hint={hint}
          error={wired.error}
          inline={field.isInline}
          options={field.options}
          value={wired.value}
          onChange={(value) => form.set(name, value)}
        />
      );
    case 'checks': {
      const chosen = wired.value.split(',').filter((each) => each !== '');
      return (
        <Fieldset legend={label} hint={hint} error={wired.error}>
          {field.options.map((option, index) => (
            <Checkbox
              key={option.value}
              id={index === 0 ? wired.id : `${wired.id}-${option.value}`}
              label={option.label}
              checked={chosen.includes(option.value)}
              onChange={({ currentTarget: { checked } }) => {
                const others = chosen.filter((each) => each !== option.value);
                form.set(name, (checked ? [...others, option.value] : others).join(','));
              }}
            />
          ))}
        </Fieldset>
      );
    }
  }
}
