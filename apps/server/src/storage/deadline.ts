/** Time for answers that arrived while the event loop was blocked to be read, in milliseconds. */
const GRACE_MS = 100;

/** A storage operation has not settled in time; it may still take effect. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

/** Result of a job, or `TimedOut` after `ms`; the job goes on, and its result is ignored. */
export function deadline<T>(job: Promise<T>, ms: number): Promise<T> {
  if (!Number.isFinite(ms)) return job;
  return new Promise<T>((resolve, reject) => {
    let timer = setTimeout(() => {
      timer = setTimeout(() => reject(new TimedOut(`no answer within ${ms} ms`)), GRACE_MS);
    }, ms);
    job.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
