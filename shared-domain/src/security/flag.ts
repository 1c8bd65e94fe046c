import { SecurityError } from './security-error.ts';

/**
 * Returns the value if it is a boolean: any other value would count as true or false by accident ('false' is truthy).
 * @throws SecurityError with the flag's name
 */
export function requireFlag(name: 'enabled' | 'isAlmighty', value: unknown): boolean {
  if (typeof value !== 'boolean')
    throw new SecurityError('not-a-flag', `${name} is neither; give true or false.`);
  return value;
}
