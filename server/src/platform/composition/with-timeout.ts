/** Thrown when a time limit is exceeded. */
class LateError extends Error {
  override readonly name = 'LateError';
}

/** Settles like the promise, or rejects with a LateError after `ms` milliseconds. */
export async function withTimeout<Result>(promise: Promise<Result>, ms: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(`It took longer than ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
