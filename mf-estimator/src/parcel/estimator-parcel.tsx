import type { PropsOf } from '@title24/remote-kit/contract';
import {
  commercialQuery,
  commercialSize,
  estimateText,
  priceInShort,
  readAddress,
  residentialQuery,
  residentialSize,
} from '@title24/shared-domain/estimator-answers';
import { useEffect, useState } from 'react';
import type { estimatorParcel } from '../../parcels/estimator.ts';
import { DataLoaded } from '../data-loaded.tsx';
import type { EstimatorData } from '../estimator-data.ts';
import { CommercialEstimator } from '../form/commercial-estimator.tsx';
import { ResidentialEstimator } from '../form/residential-estimator.tsx';

/** Returns a query's fields by name, except the kind of project. */
function inputsOf(query: string): Readonly<Record<string, string>> {
  const { kind: _, ...inputs } = Object.fromEntries(new URLSearchParams(query));
  return inputs;
}

/** Renders the estimator for one kind of project within another remote's page. */
export function EstimatorParcel({
  kind,
  inputs,
  headingLevel,
  onSize,
  onPrice,
  onInputs,
}: PropsOf<typeof estimatorParcel>) {
  const { residential, commercial, acted } = readAddress(new URLSearchParams({ kind, ...inputs }));
  const common = { variantDecided: true, headingLevel };
  const givenSize = kind === 'commercial' ? commercialSize(commercial) : residentialSize(residential);
  const [query, setQuery] = useState(() =>
    kind === 'commercial' ? commercialQuery(commercial) : residentialQuery(residential),
  );
  useEffect(() => {
    if (givenSize !== null) onSize?.(givenSize);
    // Runs only once, to report the initial size.
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
                onSize?.(commercialSize(form));
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
                onSize?.(residentialSize(form));
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
  /** Query that describes the estimate. */
  readonly query: string;
  readonly data: EstimatorData;
  readonly onPrice: (price: string | null) => void;
}

/** Reports the displayed price to the surrounding page. */
function PriceTeller({ query, data, onPrice }: PriceTellerProps) {
  const price = priceInShort(estimateText(query, data.prices, data.products));
  useEffect(() => onPrice(price), [price, onPrice]);
  return null;
}
