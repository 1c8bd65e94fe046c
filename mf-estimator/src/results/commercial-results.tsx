import type { CommercialEstimate } from '@title24/shared-domain/estimator';
import {
  type CommercialForm,
  commercialPrices,
  commercialRequest,
  commercialSummary,
  hasPrice,
  occupancyNote,
} from '@title24/shared-domain/estimator-answers';
import { announcementOf, PriceLines } from './price-lines.tsx';
import { type ResultProps, ResultSheet } from './result-sheet.tsx';
import styles from './results.module.css';
import { UploadFiles } from './upload-files.tsx';

interface Props extends ResultProps {
  form: CommercialForm;
  result: CommercialEstimate;
}

/** The ranges of both approaches for a commercial project. */
export function CommercialResults({ form, result, ...rest }: Props) {
  const prices = commercialPrices(result);
  const { inputs } = commercialRequest(form);
  return (
    <ResultSheet
      {...rest}
      sector="commercial"
      summary={commercialSummary(form, rest.ownPage)}
      announcement={announcementOf(prices)}
      hasPrice={hasPrice(result)}
      alerts={result.alerts}
      notes={result.notes}
      occupancyNote={occupancyNote(form.occupancy)}
      prices={
        <>
          <PriceLines prices={prices} />
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
