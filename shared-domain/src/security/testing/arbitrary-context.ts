import fc from 'fast-check';
import { AuthorizationContext } from '../authorization-context.ts';

/** Names that people or attackers might choose, including names of Object's members. */
export const anyName = fc.oneof(
  fc.string({ minLength: 1, maxLength: 8 }).filter((name) => name.trim() !== ''),
  fc.constantFrom('__proto__', 'constructor', 'toString', '0', 'ORDER'),
);

/** A context with up to 200 bits. */
export const anyContext = fc
  .tuple(anyName, fc.integer({ min: 1, max: 200 }))
  .map(([name, count]) => contextOf(name, count));

export const contextAndMask = anyContext.chain((context) => fc.tuple(fc.constant(context), maskOf(context)));

export function maskOf(context: AuthorizationContext): fc.Arbitrary<bigint> {
  return fc.bigInt({ min: 0n, max: context.maximum });
}

export function contextOf(name: string, count: number): AuthorizationContext {
  return new AuthorizationContext({
    name,
    bits: Array.from({ length: count }, (_, position) => `bit ${position}`),
  });
}
