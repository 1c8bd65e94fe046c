import { useConfig } from '@title24/remote-kit/runtime';
import type { ResidentialEstimate } from '@title24/shared-domain/estimator';
import {
  hasPrice,
  occupancyNote,
  type ResidentialForm,
  residentialPrices,
  residentialSize,
  residentialSummary,
  residentialVerdict,
} from '@title24/shared-domain/estimator-answers';
import { ButtonLink } from '@title24/ui';
import { useMemo } from 'react';
import { projectOfEstimate } from './new-project.ts';
import { announcementOf, PriceLines } from './price-lines.tsx';
import { type ResultProps, ResultSheet } from './result-sheet.tsx';
import styles from './results.module.css';
import { UploadFiles } from './upload-files.tsx';

interface Props extends ResultProps {
  form: ResidentialForm;
  result: ResidentialEstimate;
}

/** Shows a residential project's Full Service price range and Do-It-Yourself base price. */
export function ResidentialResults({ form, result, ...rest }: Props) {
  const { navLinks } = useConfig();
  const prices = residentialPrices(result);
  const verdict = residentialVerdict(form);
  const size = useMemo(() => residentialSize(form), [form]);
  return (
    <ResultSheet
      {...rest}
      sector="residential"
      summary={residentialSummary(form, rest.ownPage)}
      verdict={verdict && <p className={styles.verdict}>{verdict}</p>}
      announcement={announcementOf(prices)}
      hasPrice={hasPrice(result)}
      alerts={result.alerts}
      notes={result.notes}
      occupancyNote={occupancyNote(form.occupancy)}
      prices={<PriceLines prices={prices} />}
      actionLinks={
        <>
          {rest.ownPage && <UploadFiles type={form.kind === 'new' ? 'a' : 'b'} size={size} />}
          <ButtonLink variant="secondary" href={projectOfEstimate(navLinks.newProject, form)}>
            Create a Do-It-Yourself project
          </ButtonLink>
        </>
      }
    />
  );
}
