import type { Part, ProjectKind } from '../project-kind.ts';

/** Id of a help text, which is an FAQ item or a text about the takeoff tools. */
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
  /** Values that fulfill the condition. 'entered' stands for any answer except 0 and 'no'. */
  readonly is: 'entered' | readonly (string | boolean)[];
}

/**
 * Point at which an answer is required: before the project is saved, or before it is ordered. A stored project always
 * contains the answers that are required before a save.
 */
export interface Requirement {
  readonly before: 'save' | 'order';
  /** Project kinds that require the answer. Defaults to all kinds. */
  readonly kinds?: readonly ProjectKind[];
  /** Parts of the house whose lines require the answer. Defaults to all parts. */
  readonly parts?: readonly Part[];
}

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Parts of the house for which the option is offered. Defaults to all parts, and `kinds` to all project kinds. */
  readonly parts?: readonly Part[];
  readonly kinds?: readonly ProjectKind[];
  /** Reason why a project with this answer cannot be ordered here. */
  readonly refusal?: string;
  /** Heading above a group of options. */
  readonly group?: string;
}

interface FieldBase {
  /** Path within the group, such as `plateHeight` or `signer.name.first`. Unique in the group. */
  readonly name: string;
  readonly label: string;
  /** The label within a sentence, such as 'the climate zone of the address'. Defaults to the label in lower case. */
  readonly inSentence?: string;
  /** Heading above this field and the related fields that follow. */
  readonly legend?: string;
  readonly help: HelpId;
  /** Text shown below the field. */
  readonly note?: string;
  /** Project kinds whose forms have the field. Defaults to all kinds. */
  readonly kinds?: readonly ProjectKind[];
  /** Condition for showing the field. */
  readonly when?: Condition;
  readonly required?: Requirement;
  /** Message for a missing answer. By default, the message is 'Enter …' or 'Choose …'. */
  readonly missing?: string;
}

export interface TextField extends FieldBase {
  readonly input: 'text' | 'multiline' | 'email' | 'phone' | 'state' | 'country';
  readonly min?: number;
  /** Maximum length in characters. */
  readonly max: number;
  /** Required format, and the message for text that does not match. */
  readonly pattern?: { readonly form: Pick<RegExp, 'test'>; readonly message: string };
  readonly default?: string;
}

export interface NumberField extends FieldBase {
  /** Input type. A length can be typed in feet and inches, and an area can include 'sq ft'. */
  readonly input: 'number' | 'length' | 'area';
  readonly unit: string;
  readonly min: number;
  /** Maximum value, where 'this-year' stands for the current year. */
  readonly max: number | 'this-year';
  /** Number of decimals. Additional decimals are rounded half up. With 0, a whole number is required instead. */
  readonly decimals: number;
  /** An example number as a person would type it. */
  readonly example: string;
  readonly default?: number;
  /** Message for a number out of range. By default, the message states the limits. */
  readonly outOfRange?: string;
  /** Text that replaces the field for project kinds without the field. */
  readonly fixed?: { readonly kinds: readonly ProjectKind[]; readonly shown: string };
  /** Words that can be entered instead of a number, such as 'all' or 'unknown'. */
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

/** Value of a field. */
export type FieldValue = string | number | boolean;

/** The data that determines valid answers: the kind of project, the line's part of the house, and the current year. */
export interface FieldScope {
  readonly kind: ProjectKind;
  readonly part?: Part | undefined;
  readonly thisYear: number;
}
