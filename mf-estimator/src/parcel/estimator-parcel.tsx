import type { HeadingLevel } from '@title24/shared-ui';
import { DataLoaded } from '../data-loaded.tsx';
import { CommercialEstimator } from '../form/commercial-estimator.tsx';
import { ResidentialEstimator } from '../form/residential-estimator.tsx';
import { readAddress } from '../inputs/address.ts';
import type { EstimatorKind } from '../pricing/kinds.ts';

interface Props {
  kind: EstimatorKind;
  /** Fields that are filled in at first, by their names in the estimator's address: { lighting: '1' }. */
  inputs?: Readonly<Record<string, string>>;
  /** Of the result's heading, in the outline of the page around it. */
  headingLevel?: HeadingLevel;
}

/** The estimator of one variant as a part of another page. It leaves the address alone. */
export function EstimatorParcel({ kind, inputs, headingLevel }: Props) {
  const { residential, commercial, acted } = readAddress(new URLSearchParams({ kind, ...inputs }));
  const common = { variantDecided: true, headingLevel };
  return (
    <DataLoaded>
      {(data) =>
        kind === 'commercial' ? (
          <CommercialEstimator start={{ form: commercial, acted }} data={data} {...common} />
        ) : (
          <ResidentialEstimator start={{ form: residential, acted }} data={data} {...common} />
        )
      }
    </DataLoaded>
  );
}
