/** Returns a promise with functions to resolve or reject it. */
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
