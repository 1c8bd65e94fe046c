import {
  type ChoiceField,
  type Field,
  type NumberField,
  type Option,
  offeredOptions,
  type Part,
  type ProjectKind,
  type YesNoField,
} from '@title24/shared-domain/projects';
import { Checkbox, RadioGroup, Select, TextArea, TextField } from '@title24/ui';
import { memo, type ReactNode } from 'react';
import { HelpLink } from '../field-help/help-links.tsx';
import styles from './fields.module.css';
import { FrontField } from './front-field.tsx';
import { noForm } from './no-form.ts';
import { CountryField, StateSelect } from './place-fields.tsx';
import { QuickAnswers } from './quick-answers.tsx';
import { SelectOrNumber } from './select-or-number.tsx';
import { useStepFormActions } from './step-form-context.ts';

export interface FieldControlProps {
  readonly field: Field;
  readonly address: string;
  readonly text: string;
  readonly kind: ProjectKind;
  readonly part: Part | undefined;
  readonly error: string | undefined;
  /** Lines of a list have little space, so their choices use a select element. */
  readonly isInLine: boolean;
  /** In a grid, the column heading has the label and unit. */
  readonly isCell?: boolean | undefined;
  /** If several fields of a group share a help text, only the first field has a link to this text. */
  readonly hasHelp: boolean;
  /** For a state field: the country entered in the same postal address. */
  readonly country?: string | undefined;
  /** Replaces the field's note. */
  readonly hint?: string | undefined;
}

/** A field's control. Its id is the field's path. */
export const FieldControl = memo(function FieldControl(props: FieldControlProps) {
  const { field, hasHelp } = props;
  return (
    <div className={props.isCell ? undefined : styles.withHelp} data-field={props.address}>
      <Control {...props} />
      {hasHelp && (
        <div className={styles.helpPlace}>
          <HelpLink id={field.help} about={field.label} />
        </div>
      )}
    </div>
  );
});

function Control(props: FieldControlProps) {
  const { field } = props;
  switch (field.input) {
    case 'choice':
      return <Choice {...props} field={field} />;
    case 'yes-no':
      return <YesNo {...props} field={field} />;
    case 'box':
      return <Box {...props} field={field} />;
    case 'number':
    case 'length':
    case 'area':
      return <Quantity {...props} field={field} />;
    default:
      return <Words {...props} />;
  }
}

type Of<F extends Field> = FieldControlProps & { readonly field: F };

/** Choices with more options than this use a select element. */
const maxRadios = 5;

/** Options are side by side if none has more characters than this. */
const shortAnswer = 3;

/** Adds the current answer if it is no longer offered, so that it stays visible. */
function withPresent(options: readonly Option[], field: ChoiceField, text: string): readonly Option[] {
  const present = field.options.find(({ value }) => value === text);
  return present && !options.includes(present) ? [...options, present] : options;
}

function Choice({ field, kind, part, ...props }: Of<ChoiceField>) {
  const { text, isInLine, hint } = props;
  const options = withPresent(offeredOptions(field, { kind, part }), field, text);
  return (
    <OneOf
      {...props}
      field={field}
      hint={hint ?? field.note}
      options={options}
      shown={text || (field.default ?? '')}
      isList={isInLine || options.length > maxRadios}
    />
  );
}

interface OneOfProps extends Pick<FieldControlProps, 'field' | 'address' | 'error' | 'hint' | 'isCell'> {
  readonly options: readonly Option[];
  /** Value of the selected option, or ''. */
  readonly shown: string;
  /** Shows a select element instead of radio buttons. */
  readonly isList: boolean;
  /** Adds an empty option to the select element. */
  readonly canBeEmpty?: boolean;
}

function OneOf({
  field,
  address,
  error,
  hint,
  options,
  shown,
  isList,
  isCell,
  canBeEmpty = true,
}: OneOfProps) {
  const { type, leave } = useStepFormActions();
  const common = { id: address, name: address, error, hint, value: shown, onBlur: () => leave(address) };
  if (!isList) {
    return (
      <RadioGroup
        {...common}
        legend={field.label}
        inline={options.every(({ label }) => label.length <= shortAnswer)}
        options={options}
        onChange={(value) => type(address, value)}
      />
    );
  }
  return (
    <Select
      {...common}
      label={field.label}
      hideLabel={isCell}
      form={isCell ? noForm : undefined}
      onChange={({ target }) => type(address, target.value)}
    >
      {canBeEmpty && <option value="">{isCell ? '' : 'Choose one'}</option>}
      {groupsOf(options).map(([group, members]) =>
        group === '' ? (
          members.map(asOption)
        ) : (
          <optgroup key={group} label={group}>
            {members.map(asOption)}
          </optgroup>
        ),
      )}
    </Select>
  );
}

function asOption({ value, label }: Option): ReactNode {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}

function groupsOf(options: readonly Option[]): [string, Option[]][] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const name = option.group ?? '';
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  return [...groups];
}

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

function YesNo({ field, ...props }: Of<YesNoField>) {
  const defaultText = field.default === undefined ? '' : field.default ? 'yes' : 'no';
  return (
    <OneOf
      {...props}
      field={field}
      options={yesOrNo}
      shown={props.text || defaultText}
      isList={props.isInLine}
      canBeEmpty={defaultText === ''}
    />
  );
}

function Box({ field, address, text, error, hint, isCell }: Of<YesNoField>) {
  const { type, leave } = useStepFormActions();
  return (
    <Checkbox
      id={address}
      label={isCell ? <span className="visually-hidden">{field.label}</span> : field.label}
      hint={hint}
      error={error}
      form={isCell ? noForm : undefined}
      checked={text === 'yes' || text === 'on'}
      onChange={({ target }) => type(address, target.checked ? 'on' : '')}
      onBlur={() => leave(address)}
    />
  );
}

/** Returns the selectable numbers of a whole-number field with a small range and no `words`; null for other fields. */
function picks({ decimals, min, max, words, input }: NumberField): readonly string[] | null {
  if (input !== 'number' || decimals > 0 || words || typeof max !== 'number' || max - min > 15) return null;
  return Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
}

function Quantity(props: Of<NumberField>) {
  const { field, address, text, error, isInLine, isCell, hint, kind, part } = props;
  const { type, leave } = useStepFormActions();
  const numbers = picks(field);
  if (numbers) {
    const options = numbers.map((value) => ({ value, label: value }));
    const choice: ChoiceField = { ...field, input: 'choice', options, default: '' };
    const shown = text || (field.default === undefined ? '' : String(field.default));
    const isUnlisted = shown !== '' && !numbers.includes(shown);
    // An answer outside the range, such as an imported one, must stay selectable.
    const all = isUnlisted ? [...options, { value: shown, label: shown }] : options;
    return <Choice {...props} field={{ ...choice, options: all }} text={shown} />;
  }
  if (field.name === 'front') return <FrontField {...props} />;
  const offered = offeredOptions(field, { kind, part });
  if (field.words && field.words.length > 1) return <SelectOrNumber {...props} words={offered} />;
  const shown = text || (field.default === undefined ? '' : String(field.default));
  const input = (
    <TextField
      id={address}
      name={address}
      label={field.label}
      hint={hint ?? field.note}
      error={error}
      unit={(!isCell && field.unit) || undefined}
      hideLabel={isCell}
      form={isCell ? noForm : undefined}
      fieldWidth={isInLine ? 'full' : 'short'}
      inputMode={field.input === 'length' ? 'text' : field.decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={wordLabel(field, shown)}
      onChange={({ target }) => type(address, target.value)}
      onBlur={() => leave(address)}
    />
  );
  if (offered.length === 0) return input;
  return <QuickAnswers input={input} answers={offered} address={address} text={shown} />;
}

function wordLabel({ words }: NumberField, text: string): string {
  return words?.find(({ value }) => value === text)?.label ?? text;
}

/** Autocomplete tokens of the signer's fields (WCAG 1.3.5). */
const autoCompletes: Readonly<Record<string, string>> = {
  'signer.name.honorificPrefix': 'honorific-prefix',
  'signer.name.first': 'given-name',
  'signer.name.middle': 'additional-name',
  'signer.name.last': 'family-name',
  'signer.name.honorificSuffix': 'honorific-suffix',
  'signer.company': 'organization',
  'signer.address.line1': 'address-line1',
  'signer.address.cityText': 'address-level2',
  'signer.address.stateText': 'address-level1',
  'signer.address.postalCode': 'postal-code',
  'signer.address.country': 'country-name',
  'signer.email': 'email',
  'signer.phone': 'tel',
};

const inputTypes = { text: 'text', email: 'email', phone: 'tel' } as const;

/** Maximum characters in a short field. */
const shortText = 30;

function Words({ field, address, text, error, isInLine, hint, country = '' }: FieldControlProps) {
  const { type, leave } = useStepFormActions();
  const common = {
    id: address,
    name: address,
    label: field.label,
    hint: hint ?? field.note,
    error,
    value: text,
    onBlur: () => leave(address),
  };
  if (field.input === 'multiline') {
    return <TextArea {...common} rows={5} onChange={({ target }) => type(address, target.value)} />;
  }
  const isShort = 'max' in field && typeof field.max === 'number' && field.max <= shortText;
  const typed = {
    ...common,
    type: field.input in inputTypes ? inputTypes[field.input as keyof typeof inputTypes] : 'text',
    autoComplete: autoCompletes[field.name] ?? 'off',
    inputMode: address === 'location.postalCode' ? 'numeric' : undefined,
    fieldWidth: isInLine ? 'full' : isShort ? 'short' : 'medium',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => type(address, target.value),
  } as const;
  if (field.input === 'country') return <CountryField {...typed} />;
  const input = <TextField {...typed} />;
  if (field.input !== 'state') return input;
  const { onChange, autoComplete } = typed;
  return <StateSelect {...common} {...{ onChange, autoComplete, country }} otherwise={input} />;
}
