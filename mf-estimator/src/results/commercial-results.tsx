import { useConfig } from '@title24/remote-kit/runtime';
import type { CommercialEstimate } from '@title24/shared-domain/estimator';
import {
  type CommercialForm,
  commercialPrices,
  commercialSize,
  commercialSummary,
  hasPrice,
  needsNoReport,
  occupancyNote,
} from '@title24/shared-domain/estimator-answers';
import { Badge, ButtonLink } from '@title24/ui';
import { useMemo } from 'react';
import { announcementOf, PriceLines } from './price-lines.tsx';
import { type ResultProps, ResultSheet } from './result-sheet.tsx';
import styles from './results.module.css';
import { UploadFiles } from './upload-files.tsx';

interface Props extends ResultProps {
  form: CommercialForm;
  result: CommercialEstimate;
}

/** Shows a commercial project's price ranges, or explains that no report is needed. */
export function CommercialResults({ form, result, ...rest }: Props) {
  const summary = commercialSummary(form, rest.ownPage);
  const size = useMemo(() => commercialSize(form), [form]);
  if (needsNoReport(form.occupancy))
    return <NoReport {...rest} summary={summary} note={occupancyNote(form.occupancy)} />;
  const prices = commercialPrices(result);
  return (
    <ResultSheet
      {...rest}
      sector="commercial"
      summary={summary}
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
      actionLinks={rest.ownPage && <UploadFiles type="c" size={size} />}
    />
  );
}

interface NoReportProps extends ResultProps {
  summary: string;
  note: string | undefined;
}

/** Explains that a building needs no report. */
function NoReport({ note, ...rest }: NoReportProps) {
  const { navLinks } = useConfig();
  return (
    <ResultSheet
      {...rest}
      sector="commercial"
      badge={<Badge tone="success">Not required</Badge>}
      verdict={<p className={styles.verdict}>{note}</p>}
      announcement={note ?? ''}
      hasPrice={false}
      alerts={[]}
      notes={[]}
      actionLinks={
        <ButtonLink variant="secondary" href={navLinks.contactUs}>
          Ask us about a mixed-use building
        </ButtonLink>
      }
    />
  );
}
