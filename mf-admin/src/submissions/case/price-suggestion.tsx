import type { EstimatorPrices, Product } from '@title24/shared-domain';
import { type EstimatorKind, formatRange, isEstimatorKind } from '@title24/shared-domain/estimator';
import {
  type CommercialScope,
  commercialScopes,
  type ProjectType,
} from '@title24/shared-domain/full-service';
import { formatCents } from '@title24/shared-domain/orders';
import { Button, Checkbox, Cluster, Select, TextField } from '@title24/ui';
import { useId, useState } from 'react';
import styles from './case.module.css';
import { sizeNames, sizesOf, suggestedKinds, suggestLine, workOf } from './suggest-line.ts';

interface Props {
  readonly plans: { readonly projectType: ProjectType; readonly comment: string };
  readonly prices: EstimatorPrices;
  readonly products: readonly Product[];
  /** Called with the suggested line item, whose amount is in dollars, such as '600.00'. */
  readonly onUse: (line: { readonly name: string; readonly amount: string }) => void;
}

const scopeLabels: Readonly<Record<CommercialScope, string>> = {
  envelope: 'Envelope',
  mechanical: 'Mechanical',
  lighting: 'Lighting',
};

/**
 * Suggests a line item and its price, based on the entered kind and size of the work. The fields initially contain the
 * submission's values.
 */
export function PriceSuggestion({ plans, prices, products, onUse }: Props) {
  const id = useId();
  const [known] = useState(() => workOf(plans));
  const [kind, setKind] = useState<EstimatorKind>(known.kind);
  const [sizes, setSizes] = useState(known.sizes);
  const [scopes, setScopes] = useState(known.scopes);
  const [area, existing, units] = [numberOf(sizes.area), numberOf(sizes.existing), numberOf(sizes.units)];
  const line = suggestLine({ kind, area, existing, units, scopes }, prices, products);
  return (
    <fieldset className={styles.suggestion}>
      <legend>What the cost estimator says</legend>
      <Select
        id={`${id}kind`}
        label="Kind of work"
        value={kind}
        onChange={({ currentTarget: { value } }) => setKind(isEstimatorKind(value) ? value : 'new')}
      >
        {Object.entries(suggestedKinds).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <div className={styles.areas}>
        {sizeNames
          .filter((name) => sizesOf[kind][name] !== undefined)
          .map((name) => (
            <TextField
              key={name}
              id={`${id}${name}`}
              label={sizesOf[kind][name] ?? ''}
              unit={name === 'units' ? undefined : 'sq ft'}
              inputMode="numeric"
              autoComplete="off"
              value={sizes[name]}
              onChange={({ currentTarget: { value } }) => setSizes((all) => ({ ...all, [name]: value }))}
            />
          ))}
      </div>
      {kind === 'commercial' && (
        <Cluster>
          {commercialScopes.map((scope) => (
            <Checkbox
              key={scope}
              id={`${id}${scope}`}
              label={scopeLabels[scope]}
              checked={scopes.includes(scope)}
              onChange={({ currentTarget: { checked } }) =>
                setScopes((all) =>
                  commercialScopes.filter((each) => (each === scope ? checked : all.includes(each))),
                )
              }
            />
          ))}
        </Cluster>
      )}
      {line === null ? (
        <p>
          {kind === 'commercial'
            ? 'Enter the area and the work for a price.'
            : 'Enter each number for a price.'}
        </p>
      ) : (
        <>
          <p role="status">The customer sees {formatRange(line)} in the cost estimator.</p>
          <Cluster>
            {[...new Set([line.low, line.high])].map((dollars) => (
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

/** Parses a whole number, or returns null. */
function numberOf(typed: string): number | null {
  const plain = typed.trim().replaceAll(',', '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null;
}
