import { RegistryClientError } from '@title24/remote-kit/registry';

/** Waits for a request that must fail, and returns its error. */
export async function problemOf(sent: Promise<unknown>): Promise<RegistryClientError> {
  const error = await sent.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof RegistryClientError)) throw new Error(`Not refused: ${error}`);
  return error;
}

/** Returns a hash as in URLs. */
export const urlSafe = (integrity: string) => integrity.replaceAll('+', '-').replaceAll('/', '_');
