/** Members of each signed document besides its content. */
export interface DocumentTerms {
  /** Revision of the registry; a higher one is newer. The same on all machines. */
  readonly revision: number;
  /** ISO 8601. */
  readonly issuedAt: string;
  /** ISO 8601; the document must not be used from then on. */
  readonly expiresAt: string;
}

/** A document with its Ed25519 signature (RFC 8032) over {@link signedText}, in base64. */
export type Signed<Content extends object> = Content & DocumentTerms & { readonly signature: string };

/** What a reader needs to verify documents. */
export interface RegistryTrust {
  /** The site's public key: 32 bytes, in base64. */
  readonly key: string;
  /** The newest revision that the reader has seen; older ones are refused. */
  readonly revision: number;
}

/** Why a document is refused, as sentences. */
export const documentFaults = {
  malformed: 'It is not signed, or not in the form of a signed document.',
  tampered: 'Its content is not what was signed.',
  expired: 'It has expired.',
  replayed: 'It is older than what was known before.',
  unverifiable: 'Its signature cannot be checked here.',
} as const;

export type DocumentFault = keyof typeof documentFaults;

/** `POST` with the query `fault`: a page reports to the site that it has refused a document of the registry. */
export const refusedDocumentsPath = '/registry/refused-documents';

/** A signed document was refused. The previous one remains in use. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly fault: DocumentFault;

  constructor(fault: DocumentFault, options?: ErrorOptions) {
    super(`A document of the registry was refused. ${documentFaults[fault]}`, options);
    this.fault = fault;
  }
}

/**
 * Returns the signed text of a document: everything except the signature, as JSON. A verifier serializes the parsed
 * document again, so that exactly what was verified is used.
 */
export function signedText({ signature: _, ...document }: object & { readonly signature?: unknown }): string {
  return `title24-registry-1\n${JSON.stringify(document)}`;
}

/**
 * Returns the document if it is signed by the trusted key, not older than the known revision, and not expired.
 * @param now the reader's time, in milliseconds since 1970
 * @throws DocumentError
 */
export async function verifyDocument<Content extends object>(
  document: unknown,
  { key, revision }: RegistryTrust,
  now: number,
): Promise<Signed<Content>> {
  if (!isSigned(document)) throw new DocumentError('malformed');
  if (!(await isSignedBy(key, document))) throw new DocumentError('tampered');
  if (document.revision < revision) throw new DocumentError('replayed');
  // An invalid date is never later.
  if (!(Date.parse(document.expiresAt) > now)) throw new DocumentError('expired');
  return document as Signed<Content>;
}

function isSigned(value: unknown): value is Signed<object> {
  if (typeof value !== 'object' || value === null) return false;
  const { revision, expiresAt, signature } = value as Readonly<Record<string, unknown>>;
  return Number.isSafeInteger(revision) && typeof expiresAt === 'string' && typeof signature === 'string';
}

async function isSignedBy(key: string, document: Signed<object>): Promise<boolean> {
  try {
    const publicKey = await crypto.subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']);
    const text = new TextEncoder().encode(signedText(document));
    return await crypto.subtle.verify('Ed25519', publicKey, bytesOf(document.signature), text);
  } catch (cause) {
    // Invalid base64, or a browser that lacks the algorithm (or all of WebCrypto, as the site comes without TLS).
    throw new DocumentError('unverifiable', { cause });
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
