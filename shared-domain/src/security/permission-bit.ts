import { isFilledText } from './filled-text.ts';
import { SecurityError } from './security-error.ts';

export interface PermissionBitDefinition {
  readonly name: string;
  readonly description?: string;
  /** Defaults to the position. */
  readonly sortOrder?: number;
  /** Index in the mask, from 0. */
  readonly position: number;
}

/** One permission in a context (H6). */
export class PermissionBit {
  readonly name: string;
  readonly description: string;
  readonly sortOrder: number;
  readonly position: number;

  /** @throws SecurityError if the name is missing or blank, or if the position is negative or not a whole number */
  constructor(definition: PermissionBitDefinition) {
    const { name, position } = definition;
    if (!isFilledText(name)) throw new SecurityError('bit-without-name', 'Name the action that it permits.');
    if (!Number.isSafeInteger(position) || position < 0) {
      throw new SecurityError(
        'bit-without-position',
        `'${name}' has none; number the bits of a context from 0.`,
      );
    }
    this.name = name;
    this.description = definition.description ?? '';
    this.sortOrder = definition.sortOrder ?? position;
    this.position = position;
  }

  /** 2 to the power of the position. A bigint, because contexts may have more bits than fit in a number. */
  get value(): bigint {
    return 1n << BigInt(this.position);
  }
}
