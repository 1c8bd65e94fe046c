import type { Part, ProjectKind } from '../project-kind.ts';

/** A help text: an item of the FAQ, or a text of the takeoff tools. */
export type HelpId =
  | `${'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i'}-${number}`
  | 't-project'
  | 't-location'
  | 't-building'
  | 't-mechanical'
  | 't-takeoff'
  | 't-order';

/** A condition on another field of the same group. */
export interface Condition {
  readonly field: string;
  /** 'entered': any answer except 0 and 'no'; otherwise one of these. */
  readonly is: 'entered' | readonly (string | boolean)[];
}

/** When an answer is required. Fields that a project needs to be saved are never missing. */
export interface Requirement {
  readonly before: 'save' | 'order';
  /** All kinds if absent. */
  readonly kinds?: readonly ProjectKind[];
  /** Parts of the house, for fields of lines; all if absent. */
  readonly parts?: readonly Part[];
}

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Offered only for these parts or kinds. */
  readonly parts?: readonly Part[];
  readonly kinds?: readonly ProjectKind[];
  /** Why a project with this answer cannot be ordered here. */
  readonly refusal?: string;
  /** Heading for several options. */
  readonly group?: string;
}

interface FieldBase {
  /** Path within the group: `plateHeight`, `signer.name.first`. Unique in the group. */
  readonly name: string;
  readonly label: string;
  /** The label within a sentence, if it is not the label in lower case: 'the climate zone of the address'. */
  readonly inSentence?: string;
  /** Heading above this field and the following ones that belong to it. */
  readonly legend?: string;
  readonly help: HelpId;
  /** Text below the field. */
  readonly note?: string;
  /** The kinds of project whose forms have the field; all if absent. */
  readonly kinds?: readonly ProjectKind[];
  /** Asked only if this holds. */
  readonly when?: Condition;
  readonly required?: Requirement;
  /** Message if the answer is missing, in place of 'Enter …' or 'Choose …'. */
  readonly missing?: string;
}

export interface TextField extends FieldBase {
  readonly input: 'text' | 'multiline' | 'email' | 'phone' | 'state' | 'country';
  readonly min?: number;
  /** Maximum length. */
  readonly max: number;
  /** Required format, and the message for any other. */
  readonly pattern?: { readonly form: Pick<RegExp, 'test'>; readonly message: string };
  readonly default?: string;
}

export interface NumberField extends FieldBase {
  /** Lengths can be typed in feet and inches, areas with 'sq ft'. */
  readonly input: 'number' | 'length' | 'area';
  readonly unit: string;
  readonly min: number;
  /** 'this-year' for the current one. */
  readonly max: number | 'this-year';
  /** 0 for whole numbers; more decimals are rounded half up. */
  readonly decimals: number;
  /** An example number as someone would type it. */
  readonly example: string;
  readonly default?: number;
  /** Message for a number out of range, in place of the limits. */
  readonly outOfRange?: string;
  /** Text shown in the field's place for kinds of project without the field. */
  readonly fixed?: { readonly kinds: readonly ProjectKind[]; readonly shown: string };
  /** Words that can be entered instead of a number: 'all', 'unknown'. */
  readonly words?: readonly Option[];
}

export interface ChoiceField extends FieldBase {
  readonly input: 'choice';
  readonly options: readonly Option[];
  readonly default?: string;
}

/** A yes or no question, or a checkbox. */
export interface YesNoField extends FieldBase {
  readonly input: 'yes-no' | 'box';
  readonly default?: boolean;
}

export type Field = TextField | NumberField | ChoiceField | YesNoField;

/** Value of a field. */
export type FieldValue = string | number | boolean;

/** The inputs that determine valid answers: the kind of project, the part of the line, and the current year. */
export interface FieldScope {
  readonly kind: ProjectKind;
  readonly part?: Part | undefined;
  readonly thisYear: number;
}
