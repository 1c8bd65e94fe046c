import type { ObjectSchema } from 'yup';
import { closedObject, figureField, params, versionField } from '../forms/fields.ts';
import { formatNumber } from '../numbers/format-number.ts';
import type { EstimatorPrices } from '../site-configuration/estimator-prices.schema.ts';
import { priceFields } from './price-fields.ts';

const maxFigure = 1_000_000;

function figure(label: string) {
  const message = `${label}: type at most ${formatNumber(maxFigure)}`;
  return figureField(`${label}: type a number such as 500 or 0.23`, { figure: maxFigure, message }, 4);
}

/** Returns rules for the figures directly below a path, such as 'commercial.perfAppr'. */
function figuresOf(parent: string) {
  return Object.fromEntries(
    priceFields.flatMap(({ path, label }) => {
      const end = path.lastIndexOf('.');
      return path.slice(0, end) === parent ? [[path.slice(end + 1), figure(label)]] : [];
    }),
  );
}

const pricesWanted = 'Send all figures of the estimator';

/** The estimator's figures, each from 0 to a million with at most four decimals. */
export const estimatorPricesSchema = closedObject({
  residential: closedObject(figuresOf('residential')).required(pricesWanted),
  commercial: closedObject({
    ...figuresOf('commercial'),
    prescAppr: closedObject(figuresOf('commercial.prescAppr')).required(pricesWanted),
    perfAppr: closedObject(figuresOf('commercial.perfAppr')).required(pricesWanted),
  }).required(pricesWanted),
}).required(pricesWanted) as unknown as ObjectSchema<EstimatorPrices>;

export const updateEstimatorPricesParams = params({
  prices: estimatorPricesSchema,
  lastUpdate: versionField().optional(),
});
