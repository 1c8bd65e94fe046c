import { config } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import type { EstimatorPricesForEdit } from '@title24/shared-domain';
import {
  commercialFields,
  estimatorPricesSchema,
  type PriceField,
  priceLabels,
  residentialFields,
  unusedFields,
} from '@title24/shared-domain/editing';
import { ButtonLink, Fieldset, TextField } from '@title24/ui';
import { estimatorPricesRequest } from '../calls/public-requests.ts';
import { useRefresh } from '../calls/use-refresh.ts';
import { EditForm } from '../editing/edit-form.tsx';
import styles from '../editing/editing.module.css';
import { useEditForm } from '../editing/use-edit-form.ts';
import { sameValues } from '../editing/values.ts';
import { type PriceValues, toPrices, toPriceValues } from './price-values.ts';

const groups: readonly {
  readonly legend: string;
  readonly hint?: string;
  readonly fields: readonly PriceField[];
}[] = [
  { legend: 'Residential', fields: residentialFields },
  { legend: 'Commercial', fields: commercialFields },
  {
    legend: 'Not used by the estimator',
    hint: 'Changing these does not change any price that a visitor sees. Do-It-Yourself prices are set under Products.',
    fields: unusedFields,
  },
];

/** Edits the figures of the cost estimator. */
export function PricesForm({ stored }: { readonly stored: EstimatorPricesForEdit }) {
  const { rpc } = useMountProps();
  const refresh = useRefresh();
  const toStored = ({ prices, lastUpdate }: EstimatorPricesForEdit) => ({
    values: toPriceValues(prices),
    lastUpdate,
  });
  const form = useEditForm<PriceValues>({
    stored: toStored(stored),
    schema: estimatorPricesSchema,
    toInput: toPrices,
    load: async () => toStored(await rpc.call(config.loadEstimatorPrices)),
    async save(values, lastUpdate) {
      const saved = await rpc.call(config.updateEstimatorPrices, { prices: toPrices(values), lastUpdate });
      refresh(estimatorPricesRequest, (prices) =>
        sameValues(toPriceValues(saved.prices), toPriceValues(prices)),
      );
      return toStored(saved);
    },
  });
  return (
    <EditForm
      form={form}
      name="Estimator prices"
      labels={priceLabels}
      actions={
        <ButtonLink variant="quiet" href="/cost-estimator">
          See the estimator
        </ButtonLink>
      }
    >
      {groups.map(({ legend, hint, fields }) => (
        <Fieldset key={legend} legend={legend} hint={hint}>
          <div className={styles.pair}>
            {fields.map(({ path, label, unit }) => (
              <TextField
                key={path}
                {...form.text(path)}
                label={label}
                unit={unit}
                inputMode="decimal"
                autoComplete="off"
                fieldWidth="short"
              />
            ))}
          </div>
        </Fieldset>
      ))}
    </EditForm>
  );
}
