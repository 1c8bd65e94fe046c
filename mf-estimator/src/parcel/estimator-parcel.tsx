import type { estimatorParcel, PropsOf } from '@title24/remote-kit/contract';
import {
  commercialQuery,
  commercialRequest,
  estimateText,
  existingArea,
  priceInShort,
  readAddress,
  residentialQuery,
  totalArea,
} from '@title24/shared-domain/estimator-answers';
import { useEffect, useState } from 'react';
import { DataLoaded } from '../data-loaded.tsx';
import type { EstimatorData } from '../estimator-data.ts';
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
  onPrice,
  onInputs,
}: PropsOf<typeof estimatorParcel>) {
  const { residential, commercial, acted } = readAddress(new URLSearchParams({ kind, ...inputs }));
  const common = { variantDecided: true, headingLevel };
  const givenArea =
    kind === 'commercial' ? commercialRequest(commercial).inputs.area : totalArea(residential);
  const [query, setQuery] = useState(() =>
    kind === 'commercial' ? commercialQuery(commercial) : residentialQuery(residential),
  );
  useEffect(() => {
    if (givenArea !== null) onArea?.(givenArea, kind === 'commercial' ? null : existingArea(residential));
    // Once: its initial values.
  }, []);
  return (
    <DataLoaded>
      {(data) => (
        <>
          {onPrice && <PriceTeller query={query} data={data} onPrice={onPrice} />}
          {kind === 'commercial' ? (
            <CommercialEstimator
              {...common}
              start={{ form: commercial, acted }}
              data={data}
              onChange={(form) => {
                setQuery(commercialQuery(form));
                onArea?.(commercialRequest(form).inputs.area, null);
                onInputs?.(inputsOf(commercialQuery(form)));
              }}
            />
          ) : (
            <ResidentialEstimator
              {...common}
              start={{ form: residential, acted }}
              data={data}
              onChange={(form) => {
                setQuery(residentialQuery(form));
                onArea?.(totalArea(form), existingArea(form));
                onInputs?.(inputsOf(residentialQuery(form)));
              }}
            />
          )}
        </>
      )}
    </DataLoaded>
  );
}

interface PriceTellerProps {
  /** Query of the estimate's address. */
  readonly query: string;
  readonly data: EstimatorData;
  readonly onPrice: (price: string | null) => void;
}

/** Reports the shown price to the page around the estimator. */
function PriceTeller({ query, data, onPrice }: PriceTellerProps) {
  const price = priceInShort(estimateText(query, data.prices, data.products));
  useEffect(() => onPrice(price), [price, onPrice]);
  return null;
}
