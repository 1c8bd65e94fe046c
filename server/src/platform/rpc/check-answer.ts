import { rpcCodes } from '@title24/remote-kit/rpc';
import { type DescribedMethod, errorsOf } from '@title24/remote-kit/rpc/server';
import { RpcFault } from './protocol/rpc-fault.ts';

/** A method answered what the contract does not say of it. */
export class UndeclaredAnswerError extends Error {
  override readonly name = 'UndeclaredAnswerError';
}

/** @throws UndeclaredAnswerError if a result, as it is sent, is not what the contract says */
export async function checkAnswer(method: DescribedMethod, result: unknown): Promise<void> {
  const sent: unknown = JSON.parse(JSON.stringify(result ?? null));
  const { issues } = await method.result['~standard'].validate(sent);
  if (!issues) return;
  const problems = issues.map(({ path = [], message }) => {
    const keys = path.map((part) => String(typeof part === 'object' ? part.key : part));
    return `${keys.join('.') || 'the result'}: ${message}`;
  });
  throw new UndeclaredAnswerError(
    `${nameOf(method)} answers otherwise than declared. ${problems.join('; ')}`,
  );
}

/** The error itself, or what is wrong with it: its code is none of those that the contract names. */
export function checkFault(method: DescribedMethod, error: unknown): unknown {
  if (!(error instanceof RpcFault)) return error;
  if (errorsOf(method).some((name) => rpcCodes[name] === error.code)) return error;
  return new UndeclaredAnswerError(`Declare that ${nameOf(method)} answers ${error.code}.`, { cause: error });
}

function nameOf({ service, method }: DescribedMethod): string {
  return `${service}.${method}`;
}
