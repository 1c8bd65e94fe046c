import { describedServices } from '@title24/shared-domain/rpc/server';
import type { CallFixture } from '../fixture-site/site-fixtures.ts';

/**
 * Returns a fixture for each method that has a successful example in the contract. The fixture answers calls
 * with the result of the method's first successful example.
 */
export function exampleCalls(): CallFixture[] {
  return describedServices.flatMap((service) =>
    Object.values(service).flatMap(({ service: name, method, examples }) => {
      const example = examples.find((each) => 'result' in each);
      return example && 'result' in example
        ? [{ call: `${name}.${method}`, answer: () => example.result }]
        : [];
    }),
  );
}
