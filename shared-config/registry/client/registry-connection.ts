import { once } from 'node:events';
import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text as readText } from 'node:stream/consumers';
import * as v from 'valibot';
import { problemDocument, registryPath } from '../registry-schemas.ts';

/** Connection data of a registry service. */
export interface RegistryAddress {
  /** The site's URL: 'https://www.example.com'. */
  readonly url: string;
  readonly token: string;
  /** Host name to which the site responds, if it differs from the one in `url`. */
  readonly host?: string;
}

/** Thrown when the registry service refuses a request or cannot be reached. */
export class RegistryClientError extends Error {
  override readonly name = 'RegistryClientError';
  /** HTTP status; 0 if there was no complete response. */
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A request body with at most one of these members. */
interface Body {
  readonly json?: unknown;
  readonly bytes?: Uint8Array;
}

/** Milliseconds without network activity after which a request fails. */
const timeoutMs = 60_000;

/**
 * Sends a request to a registry service.
 * @param path path below {@link registryPath}
 * @returns the response, parsed as JSON; null if it is not JSON
 * @throws RegistryClientError if the request fails, with the service's message if there is one
 */
export async function send(
  { url, token, host }: RegistryAddress,
  method: Method,
  path: string,
  { json, bytes }: Body = {},
): Promise<unknown> {
  const body = bytes ?? (json === undefined ? undefined : Buffer.from(JSON.stringify(json)));
  const headers = {
    authorization: `Bearer ${token}`,
    accept: 'application/json',
    ...(host && { host }),
    ...(body && {
      'content-type': bytes ? 'application/octet-stream' : 'application/json',
      'content-length': body.byteLength,
    }),
  };
  const options = { method, headers, timeout: timeoutMs };
  const { status, text } = await exchange(new URL(registryPath + path, url), options, body);
  const answer = parseJson(text);
  if (status >= 200 && status < 300) return answer;
  throw new RegistryClientError(
    status,
    problemText(answer) ?? `${url} answered ${status}: ${text.slice(0, 200)}`,
  );
}

async function exchange(url: URL, options: RequestOptions, body: Uint8Array | undefined) {
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options);
  request.on('timeout', () => request.destroy(new Error(`no answer in ${timeoutMs / 1000} seconds`)));
  // If the request fails during the response, the response ends with an error that does not name the cause.
  let failure: Error | null = null;
  request.on('error', (error) => {
    failure = error;
  });
  try {
    const [response] = await once(request.end(body), 'response');
    return { status: Number(response.statusCode), text: await readText(response) };
  } catch (error) {
    const { message } = failure ?? (error as Error);
    throw new RegistryClientError(
      0,
      `${url.origin} cannot be reached (${message}). Check the address, and that the site runs.`,
      { cause: error },
    );
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the problems and remedies in a problem document; null for any other response. */
function problemText(answer: unknown): string | null {
  const result = v.safeParse(problemDocument, answer);
  if (!result.success) return null;
  const { detail, remedy, errors } = result.output;
  const reasons = errors.map((each) => [each.path, each.message].filter(Boolean).join(': '));
  return reasons.length > 1
    ? [
        detail,
        ...reasons.map((each, index) => `- ${each} ${errors[index]?.remedy ?? ''}`.trimEnd()),
        ...(errors.some((each) => each.remedy === remedy) ? [] : [remedy]),
      ].join('\n')
    : `${detail} ${remedy}`;
}
