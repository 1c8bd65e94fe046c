type Answer = () => Promise<unknown> | unknown;

interface Question {
  readonly publicKey: unknown;
  readonly mediation?: CredentialMediationRequirement;
  readonly signal: AbortSignal;
}

/** A request that the page made to the fake WebAuthn functions. */
interface Asked extends Omit<Question, 'signal'> {
  isAborted: boolean;
}

/**
 * Adds fake WebAuthn functions to jsdom. Requests for which no answer is given stay pending until aborted.
 * @returns `asked`, to which each request is added, and a function that removes the fakes
 */
export function fakePasskeys({
  create,
  get,
  conditional,
}: {
  readonly create?: Answer;
  readonly get?: Answer;
  /** Returns the result of a passkey offer in autofill; absent if the browser does not support such offers. */
  readonly conditional?: Answer;
}) {
  const asked: Asked[] = [];
  const perform =
    (answer: Answer | undefined) =>
    ({ publicKey, mediation, signal }: Question) => {
      const question: Asked = { publicKey, ...(mediation && { mediation }), isAborted: false };
      asked.push(question);
      const given = mediation === 'conditional' ? conditional : answer;
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => {
          question.isAborted = true;
          reject(signal.reason);
        });
        if (given) void Promise.resolve().then(given).then(resolve, reject);
      });
    };
  Object.assign(globalThis, {
    PublicKeyCredential: {
      parseCreationOptionsFromJSON: (options: unknown) => options,
      parseRequestOptionsFromJSON: (options: unknown) => options,
      isConditionalMediationAvailable: async () => conditional !== undefined,
    },
  });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: perform(create), get: perform(get) },
  });
  return {
    asked,
    remove() {
      Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    },
  };
}

/** Returns a fake credential whose `toJSON` returns `json`. */
export const credential = (json: object) => ({ toJSON: () => json });

/** Returns an error with the given name, like the errors that browsers throw. */
export const domError = (name: string) => new DOMException('the browser’s own words', name);

export const never = () => new Promise(() => undefined);
