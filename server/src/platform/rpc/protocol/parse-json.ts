import { isAscii } from 'node:buffer';
import { invalidRequest, parseError } from './rpc-fault.ts';

const deepest = 32;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses JSON from bytes.
 * @throws RpcFault -32700 if the bytes are not JSON in UTF-8; -32600 if the value is nested too deeply, or has a key
 * that could change an object's prototype
 */
export function parseJson(bytes: Uint8Array): unknown {
  const value = decode(bytes);
  // Objects and arrays still to be checked.
  const open: { value: object; depth: number }[] = [];
  const enter = (inner: unknown, depth: number) => {
    if (typeof inner !== 'object' || inner === null) return;
    if (depth > deepest) throw invalidRequest(`nested deeper than ${deepest} levels`);
    open.push({ value: inner, depth });
  };
  enter(value, 1);
  for (let next = open.pop(); next; next = open.pop()) {
    if (pollutes(next.value)) throw invalidRequest('a key is not allowed');
    for (const inner of Object.values(next.value)) enter(inner, next.depth + 1);
  }
  return value;
}

/**
 * Decodes UTF-8. Decodes ASCII, the usual case, as Latin-1, which is ten times as fast.
 * @throws TypeError if the bytes are not UTF-8
 */
function textOf(bytes: Uint8Array): string {
  if (!isAscii(bytes)) return utf8.decode(bytes);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

function decode(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(textOf(bytes));
  } catch {
    throw parseError();
  }
}

function pollutes(value: object): boolean {
  if (Object.hasOwn(value, '__proto__')) return true;
  const inherited = Object.hasOwn(value, 'constructor') && (value as { constructor: unknown }).constructor;
  return typeof inherited === 'object' && inherited !== null && Object.hasOwn(inherited, 'prototype');
}
