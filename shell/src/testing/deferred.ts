/** A promise that a test resolves or rejects. */
export function deferred<Result = void>() {
  let resolve: (result: Result) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Result>((onResult, onError) => {
    resolve = onResult;
    reject = onError;
  });
  return { promise, resolve, reject };
}

export type Deferred<Result> = ReturnType<typeof deferred<Result>>;
