import type { EstimatorKind } from '@title24/shared-domain/estimator';
import type { HeadingLevel } from '@title24/shared-ui';
import { useEffect } from 'react';
import { DataLoaded } from '../data-loaded.tsx';
import { CommercialEstimator } from '../form/commercial-estimator.tsx';
import { ResidentialEstimator } from '../form/residential-estimator.tsx';
import { commercialQuery, readAddress, residentialQuery } from '../inputs/address.ts';
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
  /** Hears each change as such `inputs`, so that the page around it can give them again. */
  onInputs?: (inputs: Readonly<Record<string, string>>) => void;
}

/** The fields of an address, by name, without the variant. */
function inputsOf(query: string): Readonly<Record<string, string>> {
  const { kind: _, ...inputs } = Object.fromEntries(new URLSearchParams(query));
  return inputs;
}

/** The estimator of one variant as a part of another page. It leaves the address alone. */
export function EstimatorParcel({ kind, inputs, headingLevel, onArea, onInputs }: Props) {
  const { residential, commercial, acted } = readAddress(new URLSearchParams({ kind, ...inputs }));
  const common = { variantDecided: true, headingLevel };
  const givenArea =
    kind === 'commercial' ? commercialRequest(commercial).inputs.area : totalArea(residential);
  useEffect(() => {
    if (givenArea !== null) onArea?.(givenArea);
    // Once: what it was given in the first place.
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
