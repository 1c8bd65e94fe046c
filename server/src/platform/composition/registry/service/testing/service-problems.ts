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

/** Converts a hash from base64 to base64url, for use in a URL. */
export const urlSafe = (integrity: string) => integrity.replaceAll('+', '-').replaceAll('/', '_');
