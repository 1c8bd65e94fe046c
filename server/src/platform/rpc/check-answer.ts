import { rpcCodes } from '@title24/shared-domain/rpc';
import { type DescribedMethod, errorsOf } from '@title24/shared-domain/rpc/server';
import { RpcFault } from './protocol/rpc-fault.ts';

/** Thrown when the result or error of a method differs from the contract. */
export class UndeclaredAnswerError extends Error {
  override readonly name = 'UndeclaredAnswerError';
}

/**
 * Checks a result, in the form in which it is sent, against the contract.
 * @throws UndeclaredAnswerError if the result differs
 */
export async function checkAnswer(method: DescribedMethod, result: unknown): Promise<void> {
  const sent: unknown = JSON.parse(JSON.stringify(result ?? null));
  const { issues } = await method.result['~standard'].validate(sent);
  if (!issues) return;
  const problems = issues.map(({ path = [], message }) => {
    const keys = path.map((part) => String(typeof part === 'object' ? part.key : part));
    return `${keys.join('.') || 'the result'}: ${message}`;
  });
  throw new UndeclaredAnswerError(
    `${nameOf(method)} returned a result that does not match its schema. ${problems.join('; ')}`,
  );
}

/**
 * Returns the given error. If the error is an RpcFault whose code the contract does not declare, returns an
 * UndeclaredAnswerError instead.
 */
export function checkFault(method: DescribedMethod, error: unknown): unknown {
  if (!(error instanceof RpcFault)) return error;
  if (errorsOf(method).some((name) => rpcCodes[name] === error.code)) return error;
  return new UndeclaredAnswerError(`Declare the error ${error.code} of ${nameOf(method)} in the contract.`, {
    cause: error,
  });
}

function nameOf({ service, method }: DescribedMethod): string {
  return `${service}.${method}`;
}
