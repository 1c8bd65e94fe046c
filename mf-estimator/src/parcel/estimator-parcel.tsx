import type { estimatorParcel, PropsOf } from '@title24/remote-kit/contract';
import {
  commercialQuery,
  commercialRequest,
  readAddress,
  residentialQuery,
  totalArea,
} from '@title24/shared-domain/estimator-answers';
import { useEffect } from 'react';
import { DataLoaded } from '../data-loaded.tsx';
import { CommercialEstimator } from '../form/commercial-estimator.tsx';
import { ResidentialEstimator } from '../form/residential-estimator.tsx';

/** Returns the fields of an address, by name, without the variant. */
function inputsOf(query: string): Readonly<Record<string, string>> {
  const { kind: _, ...inputs } = Object.fromEntries(new URLSearchParams(query));
  return inputs;
}

/** The estimator of one variant as part of another page. It does not change the address. */
export function EstimatorParcel({
  kind,
  inputs,
  headingLevel,
  onArea,
  onInputs,
}: PropsOf<typeof estimatorParcel>) {
  const { residential, commercial, acted } = readAddress(new URLSearchParams({ kind, ...inputs }));
  const common = { variantDecided: true, headingLevel };
  const givenArea =
    kind === 'commercial' ? commercialRequest(commercial).inputs.area : totalArea(residential);
  useEffect(() => {
    if (givenArea !== null) onArea?.(givenArea);
    // Once: its initial values.
  }, []);
  return (
    <DataLoaded>
      {(data) =>
        kind === 'commercial' ? (
          <CommercialEstimator
            {...common}
            start={{ form: commercial, acted }}
            data={data}
            onChange={(form) => {
              onArea?.(commercialRequest(form).inputs.area);
              onInputs?.(inputsOf(commercialQuery(form)));
            }}
          />
        ) : (
          <ResidentialEstimator
            {...common}
            start={{ form: residential, acted }}
            data={data}
            onChange={(form) => {
              onArea?.(totalArea(form));
              onInputs?.(inputsOf(residentialQuery(form)));
            }}
          />
        )
      }
    </DataLoaded>
  );
}
