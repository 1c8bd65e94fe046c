import { createHmac } from 'node:crypto';
import { equalInConstantTime } from '../engine/constant-time.ts';

const stepMs = 30_000;
const digits = 6;

/** Number of time steps accepted before and after the current one, because clocks differ. */
const drift = 1;

/**
 * Returns the latest time step near `now` (milliseconds) that has this code, or null. Steps are half minutes since 1970
 * (RFC 6238).
 */
export function totpStep(secret: string, code: string, now: number): number | null {
  const present = Math.floor(now / stepMs);
  for (let step = present + drift; step >= present - drift; step--) {
    if (equalInConstantTime(totpCodeAt(secret, step), code)) return step;
  }
  return null;
}

function totpCodeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}
