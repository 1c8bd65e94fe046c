import { CeremonyError } from './ceremony-error.ts';

/** The current passkey request. Browsers allow only one at a time. */
let current: AbortController | null = null;

/** Returns whether the browser supports passkeys. Must not be called before hydration. */
export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  );
}

/** Returns whether the browser can offer passkeys in autofill. */
export async function canOfferPasskeys(): Promise<boolean> {
  return hasPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}

/** Creates a passkey. Rejects with {@link CeremonyError}. */
export async function makePasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON> {
  const signal = begin();
  const credential = await perform(
    async () =>
      navigator.credentials.create({
        publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
        signal,
      }),
    'This device couldn’t create a passkey. Try another device or another browser.',
  );
  return credential.toJSON() as RegistrationResponseJSON;
}

/** Requests one of the visitor's passkeys. Rejects with {@link CeremonyError}. */
export function requestPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON> {
  return get(options, 'optional', begin());
}

/**
 * Offers passkeys in autofill until `stop` is aborted or another request starts. Rejects with {@link CeremonyError}.
 */
export function offerPasskeys(
  options: PublicKeyCredentialRequestOptionsJSON,
  stop: AbortSignal,
): Promise<AuthenticationResponseJSON> {
  const signal = begin();
  stop.addEventListener('abort', end, { signal });
  if (stop.aborted) end();
  return get(options, 'conditional', signal);

  function end(): void {
    if (current?.signal === signal) current.abort();
  }
}

function begin(): AbortSignal {
  current?.abort();
  current = new AbortController();
  return current.signal;
}

async function get(
  options: PublicKeyCredentialRequestOptionsJSON,
  mediation: CredentialMediationRequirement,
  signal: AbortSignal,
): Promise<AuthenticationResponseJSON> {
  const credential = await perform(
    async () =>
      navigator.credentials.get({
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
        mediation,
        signal,
      }),
    'This device couldn’t use a passkey. Log in with your account name and password instead.',
  );
  return credential.toJSON() as AuthenticationResponseJSON;
}

async function perform(ask: () => Promise<Credential | null>, failure: string): Promise<PublicKeyCredential> {
  const credential = await ask().catch((cause: unknown) => {
    throw asCeremonyError(cause, failure);
  });
  if (!credential) throw new CeremonyError(failure);
  return credential as PublicKeyCredential;
}

/** Converts a WebAuthn error by its name (WebAuthn Level 3, 5.1.3 and 5.1.4). */
function asCeremonyError(cause: unknown, failure: string): CeremonyError {
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') {
    return new CeremonyError('Canceled, or no answer in time. Nothing has changed.', {
      cause,
      isCanceled: true,
    });
  }
  if (name === 'InvalidStateError') {
    return new CeremonyError('This device already has a passkey for your account.', { cause });
  }
  return new CeremonyError(failure, { cause });
}
