import type { CommercialEstimate } from '@title24/shared-domain/estimator';
import type { CommercialForm } from '../inputs/estimator-form.ts';
import { occupancyNote } from '../inputs/occupancies.ts';
import { commercialRequest } from '../inputs/read-form.ts';
import { PriceLine } from './price-line.tsx';
import { commercialPrice } from './price-text.ts';
import { type ResultProps, ResultSheet } from './result-sheet.tsx';
import styles from './results.module.css';
import { commercialSummary } from './summary.ts';
import { UploadFiles } from './upload-files.tsx';

interface Props extends ResultProps {
  form: CommercialForm;
  result: CommercialEstimate;
}

/** The ranges of both approaches for a commercial project. */
export function CommercialResults({ form, result, ...rest }: Props) {
  const performance = commercialPrice(result.performance);
  const prescriptive = commercialPrice(result.prescriptive);
  const { inputs } = commercialRequest(form);
  return (
    <ResultSheet
      {...rest}
      sector="commercial"
      summary={commercialSummary(form, rest.ownPage)}
      announcement={`Performance approach: ${performance.value}. Prescriptive approach: ${prescriptive.value}.`}
      alerts={result.alerts}
      notes={result.notes}
      occupancyNote={occupancyNote(form.occupancy)}
      prices={
        <>
          <PriceLine label="Performance approach" main {...performance} />
          <PriceLine label="Prescriptive approach" main {...prescriptive} />
          <ul className={styles.notes}>
            <li>
              The prescriptive approach fits most tenant improvements: each new part meets its own value.
            </li>
            <li>
              The performance approach fits new buildings and designs with a lot of glass: one part makes up
              for another. Lighting alone can’t use it.
            </li>
          </ul>
        </>
      }
      actionLinks={rest.ownPage && <UploadFiles type="c" area={inputs.area} />}
    />
  );
}
