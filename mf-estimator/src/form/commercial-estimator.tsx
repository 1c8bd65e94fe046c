import { estimate } from '@title24/shared-domain/estimator';
import {
  type CommercialForm,
  commercialFields,
  commercialOccupancies,
  commercialPrices,
  commercialQuery,
  commercialRequest,
  needsNoReport,
  numberFields,
  pricesInShort,
  readAddress,
} from '@title24/shared-domain/estimator-answers';
import { Checkbox, Fieldset, type HeadingLevel, Select } from '@title24/ui';
import { useId } from 'react';
import { type EstimatorData, estimatorPath } from '../estimator-data.ts';
import { formMessages } from '../inputs/form-messages.ts';
import { CommercialResults } from '../results/commercial-results.tsx';
import { EstimatorFrame } from './estimator-frame.tsx';
import { FormProblems } from './form-problems.tsx';
import { NumberInput } from './number-input.tsx';
import { useEarlyInput } from './use-early-input.ts';
import { type FormStart, useEstimateForm } from './use-estimate-form.ts';

interface Props {
  start: FormStart<CommercialForm>;
  data: EstimatorData;
  onChange?: ((form: CommercialForm) => void) | undefined;
  /** Whether the kind of building is already chosen. If so, step 1 is hidden. */
  variantDecided?: boolean | undefined;
  headingLevel?: HeadingLevel | undefined;
}

const typesOfWork = [
  { name: 'envelope', label: 'Envelope', hint: 'Walls, roof, windows, insulation' },
  { name: 'mechanical', label: 'Mechanical', hint: 'Heating, cooling, ventilation' },
  { name: 'lighting', label: 'Lighting', hint: 'Indoor lighting and its controls' },
] as const;

/** Renders the estimator for commercial projects, with results for both compliance approaches. */
export function CommercialEstimator({ start, data, onChange, variantDecided, headingLevel = 3 }: Props) {
  const state = useEstimateForm(start, onChange);
  const { form, change, leave } = state;
  const prefix = useId();
  const idOf = (name: string) => prefix + name;
  const formElement = useEarlyInput((typed) => {
    const { commercial: typedForm } = readAddress(typed);
    if (commercialQuery(typedForm) !== commercialQuery(form)) change(typedForm);
  });
  const messages = state.acted ? formMessages(commercialFields(form), state.isTouched) : {};
  const { kind, inputs } = commercialRequest(form);
  const result = estimate(kind, inputs, data.prices, data.products);
  const step = (number: number, words: string) => (variantDecided ? words : `Step ${number} of 3: ${words}`);
  return (
    <EstimatorFrame
      formElement={formElement}
      submit={state.submit}
      isPart={Boolean(variantDecided)}
      sector="commercial"
      products={data.products}
      inSight={needsNoReport(form.occupancy) ? 'Not required' : pricesInShort(commercialPrices(result))}
      fields={
        <>
          <input type="hidden" name="kind" value={kind} />
          <FormProblems messages={messages} tries={state.tries} idOf={idOf} headingLevel={headingLevel} />
          {!variantDecided && (
            <Fieldset legend={step(1, 'Type of building')}>
              <Select
                label="Occupancy"
                name="occupancy"
                value={form.occupancy}
                onChange={(event) => change({ occupancy: event.target.value as CommercialForm['occupancy'] })}
              >
                {commercialOccupancies.map(({ code, label }) => (
                  <option key={code} value={code}>
                    {label}
                  </option>
                ))}
              </Select>
            </Fieldset>
          )}
          <Fieldset legend={step(2, 'What the project consists of')}>
            <NumberInput
              id={idOf('area')}
              field={numberFields.area}
              text={form.area}
              message={messages.area}
              hint="Floor area of the new building, addition or tenant improvement"
              onChange={(area) => change({ area })}
              onLeave={() => leave('area')}
            />
          </Fieldset>
          <Fieldset legend={step(3, 'Type of work')} hint="Choose all that apply.">
            {typesOfWork.map(({ name, label, hint }) => (
              <Checkbox
                key={name}
                name={name}
                value="1"
                label={label}
                hint={hint}
                checked={form[name]}
                onChange={(event) => change({ [name]: event.target.checked })}
              />
            ))}
          </Fieldset>
        </>
      }
      sheet={
        <CommercialResults
          form={form}
          result={result}
          acted={state.acted}
          actions={state.actions}
          products={data.products}
          problem={Object.values(messages)[0]}
          headingLevel={headingLevel}
          ownPage={!variantDecided}
          address={estimatorPath + commercialQuery(form)}
        />
      }
    />
  );
}
