import * as v from 'valibot';
import { correctiveActionNames, explanationLength } from '../../orders/index.ts';
import { describeMethod, type Schema } from './describe-method.ts';
import { exampleMoment } from './example-values.ts';
import { moment, text } from './values.ts';

/** The project's number, and the order's number within the project. */
export const orderNumber = v.pipe(
  v.string(),
  v.regex(/^P[1-9]\d{5,8}-[1-9]\d{0,3}$/, 'An order number is the project’s number, a hyphen and a number'),
);
/**
 * Time of the order's last update, as loaded by the caller. The server refuses the call if the order has been updated
 * since.
 */
const lastUpdate = v.pipe(moment, v.description('Of the order when it was loaded'));
const { min, max } = explanationLength;
export const explanation = v.pipe(text(max), v.trim(), v.minLength(min, `Use at least ${min} characters`));
export const actions = v.array(v.picklist(correctiveActionNames));

/** Number of a nonexistent order. Examples use it. */
export const noOrder = 'P999999999-1';
export const missingOrder = {
  name: 'No such order, or another account’s',
  error: 'notFound',
  message: `There is no order ${noOrder}.`,
} as const;
const unchanged = { order: noOrder, lastUpdate: exampleMoment };

/**
 * Returns a function that describes a method which changes an order. The function adds `order` and `lastUpdate` to the
 * given params and example.
 */
export const describeActions =
  <Result extends Schema>(result: Result) =>
  <Params extends v.ObjectEntries>(
    summary: string,
    params: Params,
    example: v.InferInput<v.StrictObjectSchema<Params, undefined>>,
  ) =>
    describeMethod({
      summary,
      params: v.strictObject({ order: orderNumber, lastUpdate, ...params }),
      result,
      errors: ['notFound', 'conflict', 'notPossible'],
      examples: [{ ...missingOrder, params: { ...unchanged, ...example } as never }],
    });
