import type { FilledField, NumberField, ResidentialForm } from '@title24/shared-domain/estimator-answers';
import { Checkbox, Fieldset } from '@title24/ui';
import type { FormMessages } from '../inputs/form-messages.ts';
import styles from './form.module.css';
import { NewFieldNote } from './new-field-note.tsx';
import { NumberInput } from './number-input.tsx';
import type { EstimateFormState } from './use-estimate-form.ts';

interface Props {
  legend: string;
  state: EstimateFormState<ResidentialForm>;
  fields: readonly FilledField[];
  messages: FormMessages;
  idOf: (name: NumberField['name']) => string;
}

const hints: Partial<Record<NumberField['name'], string>> = {
  area: 'Heated or cooled floor area, all stories, without the garage',
  existing: 'Heated or cooled floor area now, without the garage',
  addition: 'New or converted floor area',
  types: 'Units that differ in size, floor plan or windows',
  units: 'How many more homes the building will have',
};

/** Renders the fields for the selected kind of project. */
export function ResidentialWork({ legend, state, fields, messages, idOf }: Props) {
  const { form, change, leave } = state;
  const inputs = fields.map(({ field, text }) => (
    <NumberInput
      key={field.name}
      id={idOf(field.name)}
      field={field}
      text={text}
      message={messages[field.name]}
      hint={hints[field.name]}
      onChange={(changed) => change({ [field.name]: changed })}
      onLeave={() => leave(field.name)}
    />
  ));
  const [first, ...others] = inputs;
  return (
    <Fieldset legend={legend}>
      <div className={styles.fields}>
        {first}
        {form.kind === 'new' && (
          <Checkbox
            name="multi"
            value="1"
            label="More than 1 dwelling unit"
            checked={form.multi}
            onChange={(event) => change({ multi: event.target.checked })}
          />
        )}
        {others}
      </div>
      <NewFieldNote fields={fields} kind={form.kind} />
    </Fieldset>
  );
}
