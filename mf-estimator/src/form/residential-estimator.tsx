import { estimate } from '@title24/shared-domain/estimator';
import {
  formsPrice,
  pricesInShort,
  type ResidentialForm,
  readAddress,
  residentialFields,
  residentialPrices,
  residentialQuery,
  residentialRequest,
} from '@title24/shared-domain/estimator-answers';
import type { HeadingLevel } from '@title24/ui';
import { useId } from 'react';
import { type EstimatorData, estimatorPath } from '../estimator-data.ts';
import { formMessages } from '../inputs/form-messages.ts';
import { ResidentialResults } from '../results/residential-results.tsx';
import { EstimatorFrame } from './estimator-frame.tsx';
import { FormProblems } from './form-problems.tsx';
import { ResidentialSteps } from './residential-steps.tsx';
import { ResidentialWork } from './residential-work.tsx';
import { useEarlyInput } from './use-early-input.ts';
import { type FormStart, useEstimateForm } from './use-estimate-form.ts';

interface Props {
  start: FormStart<ResidentialForm>;
  data: EstimatorData;
  onChange?: ((form: ResidentialForm) => void) | undefined;
  /** Whether the kind of project is already chosen. If so, steps 1 and 2 are hidden. */
  variantDecided?: boolean | undefined;
  headingLevel?: HeadingLevel | undefined;
}

/** Renders the estimator for residential projects. */
export function ResidentialEstimator({ start, data, onChange, variantDecided, headingLevel = 3 }: Props) {
  const state = useEstimateForm(start, onChange);
  const { form, change } = state;
  const fields = residentialFields(form);
  const prefix = useId();
  const idOf = (name: string) => prefix + name;
  const formElement = useEarlyInput((typed) => {
    const { residential: typedForm } = readAddress(typed);
    if (residentialQuery(typedForm) !== residentialQuery(form)) change(typedForm);
  });
  const messages = state.acted ? formMessages(fields, state.isTouched) : {};
  const { kind, inputs } = residentialRequest(form);
  const result = estimate(kind, inputs, data.prices, data.products);
  return (
    <EstimatorFrame
      formElement={formElement}
      submit={state.submit}
      isPart={Boolean(variantDecided)}
      sector="residential"
      products={data.products}
      inSight={kind === 'envelope' ? formsPrice : pricesInShort(residentialPrices(result))}
      fields={
        <>
          <FormProblems messages={messages} tries={state.tries} idOf={idOf} headingLevel={headingLevel} />
          {variantDecided ? (
            <input type="hidden" name="kind" value={kind} />
          ) : (
            <ResidentialSteps occupancy={form.occupancy} kind={kind} change={change} />
          )}
          <ResidentialWork
            legend={variantDecided ? 'Size of the project' : 'Step 3 of 3: Type of work and its size'}
            state={state}
            fields={fields}
            messages={messages}
            idOf={idOf}
          />
        </>
      }
      sheet={
        <ResidentialResults
          form={form}
          result={result}
          acted={state.acted}
          actions={state.actions}
          products={data.products}
          problem={Object.values(messages)[0]}
          headingLevel={headingLevel}
          ownPage={!variantDecided}
          address={estimatorPath + residentialQuery(form)}
        />
      }
    />
  );
}
