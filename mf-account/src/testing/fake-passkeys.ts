type Answer = () => Promise<unknown> | unknown;

interface Question {
  readonly publicKey: unknown;
  readonly mediation?: CredentialMediationRequirement;
  readonly signal: AbortSignal;
}

/** A request of the page to the fake device. */
interface Asked extends Omit<Question, 'signal'> {
  isAborted: boolean;
}

/**
 * Gives jsdom the part of WebAuthn that the pages use. An unanswered request waits until it is aborted, as in a
 * browser.
 * @returns the requests so far, and a function that removes the fakes
 */
export function fakePasskeys({
  create,
  get,
  conditional,
}: {
  readonly create?: Answer;
  readonly get?: Answer;
  /** The answer to an offer in the account name's field; absent if the browser makes none. */
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

/** Returns a credential in the shape a browser uses. */
export const credential = (json: object) => ({ toJSON: () => json });

/** Returns an error that a browser rejects with. */
export const domError = (name: string) => new DOMException('the browser’s own words', name);

/** Returns a promise that never settles. */
export const never = () => new Promise(() => undefined);
