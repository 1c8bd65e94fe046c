import { SecurityError } from './security-error.ts';

/**
 * Returns a boolean unchanged. Other values are refused, because the string 'false', for example, is truthy.
 * @throws SecurityError with the flag's name, if the value is not a boolean
 */
export function requireFlag(name: 'enabled' | 'isAlmighty', value: unknown): boolean {
  if (typeof value !== 'boolean') throw new SecurityError('not-a-flag', `${name} must be true or false.`);
  return value;
}
