import { RegistryClientError } from '@title24/remote-kit/registry';

/** Returns the error for a request that must be refused. */
export async function problemOf(sent: Promise<unknown>): Promise<RegistryClientError> {
  const error = await sent.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof RegistryClientError)) throw new Error(`Not refused: ${error}`);
  return error;
}

/** A hash as it is written in a URL. */
export const urlSafe = (integrity: string) => integrity.replaceAll('+', '-').replaceAll('/', '_');
