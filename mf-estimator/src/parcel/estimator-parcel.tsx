import type { estimatorParcel, PropsOf } from '@title24/shared-config/contract';
import { DataLoaded } from '../data-loaded.tsx';
import { CommercialEstimator } from '../form/commercial-estimator.tsx';
import { ResidentialEstimator } from '../form/residential-estimator.tsx';
import { readAddress } from '../inputs/address.ts';
import { commercialRequest } from '../inputs/read-form.ts';
import { totalArea } from '../results/summary.ts';

/** The estimator of one variant as a part of another page. It leaves the address alone. */
export function EstimatorParcel({ kind, inputs, headingLevel, onArea }: PropsOf<typeof estimatorParcel>) {
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
