import type { EstimatorKind } from '@title24/shared-domain/estimator';
import type { HeadingLevel } from '@title24/shared-ui';
import { DataLoaded } from '../data-loaded.tsx';
import { CommercialEstimator } from '../form/commercial-estimator.tsx';
import { ResidentialEstimator } from '../form/residential-estimator.tsx';
import { readAddress } from '../inputs/address.ts';
import { commercialRequest } from '../inputs/read-form.ts';
import { totalArea } from '../results/summary.ts';

interface Props {
  kind: EstimatorKind;
  /** Fields that are filled in at first, by their names in the estimator's address: { lighting: '1' }. */
  inputs?: Readonly<Record<string, string>>;
  /** Of the result's heading, in the outline of the page around it. */
  headingLevel?: HeadingLevel;
  /** Hears the project's floor area (sq ft; null where none is known), so that it need not be asked for again. */
  onArea?: (area: number | null) => void;
}

/** The estimator of one variant as a part of another page. It leaves the address alone. */
export function EstimatorParcel({ kind, inputs, headingLevel, onArea }: Props) {
  const { residential, commercial, acted } = readAddress(new URLSearchParams({ kind, ...inputs }));
  const common = { variantDecided: true, headingLevel };
  return (
    <DataLoaded>
      {(data) =>
        kind === 'commercial' ? (
          <CommercialEstimator
            {...common}
            start={{ form: commercial, acted }}
            data={data}
            onChange={(form) => onArea?.(commercialRequest(form).inputs.area)}
          />
        ) : (
          <ResidentialEstimator
            {...common}
            start={{ form: residential, acted }}
            data={data}
            onChange={(form) => onArea?.(totalArea(form))}
          />
        )
      }
    </DataLoaded>
  );
}
