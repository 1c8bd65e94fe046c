import { useConfig } from '@title24/remote-kit/runtime';
import type { ResidentialEstimate } from '@title24/shared-domain/estimator';
import { ButtonLink } from '@title24/ui';
import type { ResidentialForm } from '../inputs/estimator-form.ts';
import { occupancyNote } from '../inputs/occupancies.ts';
import { projectOfEstimate } from './new-project.ts';
import { PriceLine } from './price-line.tsx';
import { diyPrice, residentialPrice } from './price-text.ts';
import { type ResultProps, ResultSheet } from './result-sheet.tsx';
import { residentialSummary, totalArea } from './summary.ts';
import { UploadFiles } from './upload-files.tsx';

interface Props extends ResultProps {
  form: ResidentialForm;
  result: ResidentialEstimate;
}

/** Full Service range and DIY base price of a residential project. */
export function ResidentialResults({ form, result, ...rest }: Props) {
  const { navLinks } = useConfig();
  const fullService = residentialPrice(result);
  const doItYourself = diyPrice(result);
  const announcement = `Full Service estimate: ${fullService.value}. Do-It-Yourself base price: ${doItYourself.value}.`;
  return (
    <ResultSheet
      {...rest}
      sector="residential"
      summary={residentialSummary(form, rest.ownPage)}
      announcement={announcement}
      alerts={result.alerts}
      notes={result.notes}
      occupancyNote={occupancyNote(form.occupancy)}
      prices={
        <>
          <PriceLine label="Full Service estimate" main {...fullService} />
          <PriceLine label="Do-It-Yourself base price" {...doItYourself} />
        </>
      }
      actionLinks={
        <>
          {rest.ownPage && <UploadFiles type={form.kind === 'new' ? 'a' : 'b'} area={totalArea(form)} />}
          <ButtonLink variant="secondary" href={projectOfEstimate(navLinks.newProject, form)}>
            Create a Do-It-Yourself project
          </ButtonLink>
        </>
      }
    />
  );
}
