import { RegistryClientError } from '@title24/remote-kit/registry';

/** The error of a request that has to be refused. */
export async function problemOf(sent: Promise<unknown>): Promise<RegistryClientError> {
  const error = await sent.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof RegistryClientError)) throw new Error(`Not refused: ${error}`);
  return error;
}

/** A hash as it stands in an address. */
export const urlSafe = (integrity: string) => integrity.replaceAll('+', '-').replaceAll('/', '_');
