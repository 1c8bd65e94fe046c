import { describedServices } from '../contract/rpc/schemas/index.ts';
import type { CallFixture } from '../fixture-site/site-fixtures.ts';

/** Returns fixtures that answer each call with its first successful example in the contract. */
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
