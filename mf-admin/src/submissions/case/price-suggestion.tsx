import type { EstimatorPrices, Product } from '@title24/shared-domain';
import { formatRange } from '@title24/shared-domain/estimator';
import type { ProjectType } from '@title24/shared-domain/full-service';
import { formatCents } from '@title24/shared-domain/orders';
import { Button, Cluster, Select, TextField } from '@title24/ui';
import { useId, useState } from 'react';
import styles from './case.module.css';
import { type SuggestedKind, suggestedKinds, suggestLine, workOf } from './suggest-line.ts';

interface Props {
  readonly plans: { readonly projectType: ProjectType; readonly comment: string };
  readonly prices: EstimatorPrices;
  readonly products: readonly Product[];
  /** @param amount in dollars: '600.00' */
  readonly onUse: (line: { readonly name: string; readonly amount: string }) => void;
}

/** Suggests a line and its price from kind and floor area, which may have come with the plans. */
export function PriceSuggestion({ plans, prices, products, onUse }: Props) {
  const id = useId();
  const [known] = useState(() => workOf(plans));
  const [kind, setKind] = useState<SuggestedKind>(known.kind);
  const [area, setArea] = useState(known.area);
  const [existing, setExisting] = useState('');
  const line = suggestLine(
    { kind, area: feetOf(area), existing: feetOf(existing) || null },
    prices,
    products,
  );
  return (
    <fieldset className={styles.suggestion}>
      <legend>What the cost estimator says</legend>
      <Select
        id={`${id}kind`}
        label="Kind of work"
        value={kind}
        onChange={({ currentTarget: { value } }) =>
          setKind((Object.keys(suggestedKinds) as SuggestedKind[]).find((each) => each === value) ?? 'new')
        }
      >
        {Object.entries(suggestedKinds).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <div className={styles.areas}>
        <TextField
          id={`${id}area`}
          label={kind === 'existing-plus' || kind === 'addition' ? 'Area of the addition' : 'Floor area'}
          unit="sq ft"
          inputMode="numeric"
          autoComplete="off"
          value={area}
          onChange={({ currentTarget }) => setArea(currentTarget.value)}
        />
        {(kind === 'existing-plus' || kind === 'addition') && (
          <TextField
            id={`${id}existing`}
            label="Area of the existing house"
            unit="sq ft"
            inputMode="numeric"
            autoComplete="off"
            value={existing}
            onChange={({ currentTarget }) => setExisting(currentTarget.value)}
          />
        )}
      </div>
      {line === null ? (
        <p>Enter each floor area for a price.</p>
      ) : (
        <>
          <p role="status">The customer sees {formatRange(line)} in the cost estimator.</p>
          <Cluster>
            {[line.low, line.high].map((dollars) => (
              <Button
                key={dollars}
                variant="secondary"
                size="small"
                onClick={() => onUse({ name: line.name, amount: dollars.toFixed(2) })}
              >
                Add at {formatCents(dollars * 100)}
              </Button>
            ))}
          </Cluster>
        </>
      )}
    </fieldset>
  );
}

/** Whole square feet; 0 for anything else. */
function feetOf(typed: string): number {
  const plain = typed.trim().replaceAll(',', '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) : 0;
}
