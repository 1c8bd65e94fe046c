import { isFilledText } from './filled-text.ts';
import { requireFlag } from './flag.ts';
import { PermissionBit, type PermissionBitDefinition } from './permission-bit.ts';
import { SecurityError } from './security-error.ts';

export interface AuthorizationContextDefinition {
  readonly name: string;
  readonly description?: string;
  /** Default true. Permissions in a disabled context have no effect. */
  readonly enabled?: boolean;
  readonly sortOrder?: number;
  /** In the order of their positions, from 0. As masks are stored, new bits are appended, never inserted or moved. */
  readonly bits: readonly (string | Omit<PermissionBitDefinition, 'position'>)[];
}

/** A resource and the actions that can be permitted on it, one bit each (H6). Immutable. */
export class AuthorizationContext {
  readonly name: string;
  readonly description: string;
  readonly enabled: boolean;
  readonly sortOrder: number;
  readonly #bits = new Map<string, PermissionBit>();

  /** @throws SecurityError if the name is missing, a bit is malformed, or two bits have the same name */
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

  /** By position. */
  get bits(): readonly PermissionBit[] {
    return [...this.#bits.values()];
  }

  /** The mask with every bit: 2 to the power of the bit count, minus one. */
  get maximum(): bigint {
    return (1n << BigInt(this.#bits.size)) - 1n;
  }

  has(permission: string): boolean {
    return this.#bits.has(permission);
  }

  /** Returns the value of one permission. @throws SecurityError if it is not a string or not in the context */
  toNumber(permission: string): bigint {
    if (typeof permission !== 'string')
      throw new SecurityError('not-a-string', 'Give the name of one permission.');
    const bit = this.#bits.get(permission);
    if (!bit)
      throw new SecurityError('unknown-permission', `${this.name} has no permission '${permission}'.`);
    return bit.value;
  }

  /** Returns the mask of several permissions. @throws SecurityError if it is not a list of strings in the context */
  toMask(permissions: readonly string[]): bigint {
    if (!Array.isArray(permissions) || !Array.from(permissions).every((name) => typeof name === 'string')) {
      throw new SecurityError('not-strings', 'Give the names of permissions as a list.');
    }
    return permissions.reduce((mask, name) => mask | this.toNumber(name), 0n);
  }

  /** Returns the names of a mask's permissions, by position. @throws SecurityError like {@link requireMask} */
  toNames(mask: number | bigint): string[] {
    const binary = this.requireMask(mask).toString(2);
    return this.bits.filter((bit) => binary.at(-1 - bit.position) === '1').map((bit) => bit.name);
  }

  /** Returns the mask as a bigint. @throws SecurityError if it is not a whole number from 0 to the maximum */
  requireMask(mask: number | bigint): bigint {
    // A number above 2^53 has already lost bits, and a negative bigint has all bits set.
    if (!(typeof mask === 'bigint' || Number.isSafeInteger(mask)) || mask < 0) {
      throw new SecurityError('not-a-mask', 'Give 0 or more; a bigint where there are more than 53 bits.');
    }
    if (mask > this.maximum) {
      throw new SecurityError('above-maximum', `${this.name} ends at ${this.maximum}.`);
    }
    return BigInt(mask);
  }

  /** Whether masks of both have the same meaning: the same names at the same positions. */
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
