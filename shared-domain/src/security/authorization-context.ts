import { isFilledText } from './filled-text.ts';
import { requireFlag } from './flag.ts';
import { PermissionBit, type PermissionBitDefinition } from './permission-bit.ts';
import { SecurityError } from './security-error.ts';

export interface AuthorizationContextDefinition {
  readonly name: string;
  readonly description?: string;
  /** Defaults to true. A disabled context's permissions have no effect. */
  readonly enabled?: boolean;
  readonly sortOrder?: number;
  /** Bits in order of position, from 0. Masks are stored, so add new bits only at the end, and never move a bit. */
  readonly bits: readonly (string | Omit<PermissionBitDefinition, 'position'>)[];
}

/** A resource with one permission bit per action (H6). Immutable. */
export class AuthorizationContext {
  readonly name: string;
  readonly description: string;
  readonly enabled: boolean;
  readonly sortOrder: number;
  readonly #bits = new Map<string, PermissionBit>();

  /**
   * @throws SecurityError if the name is missing or blank, a bit is malformed or repeated, or `enabled` is not a
   * boolean
   */
  constructor(definition: AuthorizationContextDefinition) {
    if (!isFilledText(definition.name)) {
      throw new SecurityError('context-without-name', 'Name the resource that its permissions are about.');
    }
    this.name = definition.name;
    this.description = definition.description ?? '';
    this.enabled = requireFlag('enabled', definition.enabled ?? true);
    this.sortOrder = definition.sortOrder ?? 0;
    for (const bit of definition.bits) this.#add(bit);
  }

  /** In order of position. */
  get bits(): readonly PermissionBit[] {
    return [...this.#bits.values()];
  }

  /** The mask with all bits set: 2 to the power of the bit count, minus 1. */
  get maximum(): bigint {
    return (1n << BigInt(this.#bits.size)) - 1n;
  }

  has(permission: string): boolean {
    return this.#bits.has(permission);
  }

  /**
   * Returns the mask with only the bit of this permission.
   * @throws SecurityError if the permission is not in the context
   */
  toNumber(permission: string): bigint {
    if (typeof permission !== 'string')
      throw new SecurityError('not-a-string', 'Give the name of one permission.');
    const bit = this.#bits.get(permission);
    if (!bit)
      throw new SecurityError('unknown-permission', `${this.name} has no permission '${permission}'.`);
    return bit.value;
  }

  /**
   * Returns the mask with the bits of these permissions.
   * @throws SecurityError if the argument is not a list of names in the context
   */
  toMask(permissions: readonly string[]): bigint {
    if (!Array.isArray(permissions) || !Array.from(permissions).every((name) => typeof name === 'string')) {
      throw new SecurityError('not-strings', 'Give the names of permissions as a list.');
    }
    return permissions.reduce((mask, name) => mask | this.toNumber(name), 0n);
  }

  /**
   * Returns the names of a mask's permissions in order of position.
   * @throws SecurityError like {@link requireMask}
   */
  toNames(mask: number | bigint): string[] {
    const binary = this.requireMask(mask).toString(2);
    return this.bits.filter((bit) => binary.at(-1 - bit.position) === '1').map((bit) => bit.name);
  }

  /**
   * Returns the mask as a bigint.
   * @throws SecurityError if the mask is not a whole number from 0 to the maximum, or is a number (not a
   * bigint) of 2^53 or more
   */
  requireMask(mask: number | bigint): bigint {
    // Numbers of 2^53 or more are refused because they may have lost bits. Negative masks are refused because
    // they set all higher bits.
    if (!(typeof mask === 'bigint' || Number.isSafeInteger(mask)) || mask < 0) {
      throw new SecurityError('not-a-mask', 'Give 0 or more; a bigint where there are more than 53 bits.');
    }
    if (mask > this.maximum) {
      throw new SecurityError('above-maximum', `${this.name} ends at ${this.maximum}.`);
    }
    return BigInt(mask);
  }

  /** Returns whether both contexts have the same bit names at the same positions, so masks mean the same in both. */
  hasSameBits(other: AuthorizationContext): boolean {
    const names = other.bits.map((bit) => bit.name);
    return (
      names.length === this.#bits.size && this.bits.every((bit, position) => bit.name === names[position])
    );
  }

  #add(definition: string | Omit<PermissionBitDefinition, 'position'>): void {
    const position = this.#bits.size;
    const bit = makeBit(
      typeof definition === 'string' ? { name: definition, position } : { ...definition, position },
    );
    if (this.#bits.has(bit.name)) {
      throw new SecurityError(
        'duplicate-bit',
        `'${bit.name}' comes twice in ${this.name}; give each bit its own name.`,
      );
    }
    this.#bits.set(bit.name, bit);
  }
}

function makeBit(definition: PermissionBitDefinition): PermissionBit {
  try {
    return new PermissionBit(definition);
  } catch (cause) {
    throw new SecurityError('wrong-bit', 'Give a name, or an object with a name.', { cause });
  }
}
