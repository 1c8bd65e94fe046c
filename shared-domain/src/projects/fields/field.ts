import type { Part, ProjectKind } from '../project-kind.ts';

/** Id of an FAQ item, such as 'a-1', or of a help text about projects, such as 't-building'. */
export type HelpId =
  | `${'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i'}-${number}`
  | 't-project'
  | 't-location'
  | 't-building'
  | 't-mechanical'
  | 't-takeoff'
  | 't-order';

/** A condition on another field in the same group. */
export interface Condition {
  readonly field: string;
  /** 'entered' means any answer except 0 and false. */
  readonly is: 'entered' | readonly (string | boolean)[];
}

/**
 * Requires an answer before a project can be saved, or before it can be ordered. New projects have all answers that
 * saving requires.
 */
export interface Requirement {
  readonly before: 'save' | 'order';
  /** Defaults to all kinds. */
  readonly kinds?: readonly ProjectKind[];
  /** Defaults to all parts. */
  readonly parts?: readonly Part[];
}

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Parts of the house for which the option is offered. Defaults to all parts. */
  readonly parts?: readonly Part[];
  /** Project kinds for which the option is offered. Defaults to all kinds. */
  readonly kinds?: readonly ProjectKind[];
  /** Message if this option is chosen. The project then cannot be ordered. */
  readonly refusal?: string;
  /** Heading above the options that have this group. */
  readonly group?: string;
}

interface FieldBase {
  /** Unique path within the group, such as `plateHeight` or `signer.name.first`. */
  readonly name: string;
  readonly label: string;
  /** Label within a sentence. Defaults to the label, with a lowercase first letter unless it begins an abbreviation. */
  readonly inSentence?: string;
  /** Shown before the label in a project's summary. */
  readonly legend?: string;
  readonly help: HelpId;
  /** Shown below the field. */
  readonly note?: string;
  /** Project kinds that have the field. Defaults to all kinds. */
  readonly kinds?: readonly ProjectKind[];
  readonly when?: Condition;
  readonly required?: Requirement;
  /** Message if the answer is missing, is too short or is not an option. Defaults to 'Enter …' or 'Choose …'. */
  readonly missing?: string;
}

export interface TextField extends FieldBase {
  readonly input: 'text' | 'multiline' | 'email' | 'phone' | 'state' | 'country';
  readonly min?: number;
  /** In characters. */
  readonly max: number;
  /** Required format, and the message if text does not match. */
  readonly pattern?: { readonly form: Pick<RegExp, 'test'>; readonly message: string };
  readonly default?: string;
}

export interface NumberField extends FieldBase {
  /** A length can be in feet and inches. An area can include 'sq ft'. */
  readonly input: 'number' | 'length' | 'area';
  readonly unit: string;
  readonly min: number;
  /** 'this-year' is the current year. */
  readonly max: number | 'this-year';
  /** Additional decimals are rounded half up. With 0, a whole number is required. */
  readonly decimals: number;
  /** As a person would type it. */
  readonly example: string;
  readonly default?: number;
  /** Message if the number is outside the limits. Defaults to a message with the limits. */
  readonly outOfRange?: string;
  /** Shown instead of the field for these project kinds. */
  readonly fixed?: { readonly kinds: readonly ProjectKind[]; readonly shown: string };
  /** Words to enter instead of a number, such as 'all' or 'unknown'. */
  readonly words?: readonly Option[];
}

export interface ChoiceField extends FieldBase {
  readonly input: 'choice';
  readonly options: readonly Option[];
  readonly default?: string;
}

/** A yes-or-no question or a checkbox. */
export interface YesNoField extends FieldBase {
  readonly input: 'yes-no' | 'box';
  readonly default?: boolean;
}

export type Field = TextField | NumberField | ChoiceField | YesNoField;

export type FieldValue = string | number | boolean;

/** The data that valid answers depend on: project kind, part of the house, and current year. */
export interface FieldScope {
  readonly kind: ProjectKind;
  readonly part?: Part | undefined;
  readonly thisYear: number;
}
