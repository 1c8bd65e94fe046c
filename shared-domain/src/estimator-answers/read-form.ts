import type { EstimateRequest } from '../estimator/index.ts';
import { maxStandaloneAddition } from '../estimator/index.ts';
import type { CommercialForm, ResidentialForm } from './estimator-form.ts';
import { type NumberField, numberFields, readNumber } from './number-field.ts';

/** A number field with the text that the visitor entered. */
export interface FilledField {
  readonly field: NumberField;
  readonly text: string;
  readonly needed: boolean;
}

const { area, existing, existingBesideAddition, addition, types, units } = numberFields;

/** Returns the number fields for the form's `kind`, in form order. */
export function residentialFields(form: ResidentialForm): readonly FilledField[] {
  const ask = (field: NumberField, needed = true): FilledField => ({ field, text: form[field.name], needed });
  switch (form.kind) {
    case 'new':
      return form.multi ? [ask(area), ask(types)] : [ask(area)];
    case 'existing-plus':
      return [ask(existingBesideAddition), ask(addition)];
    case 'envelope':
      return [ask(existing)];
    case 'addition':
      return isLargeAddition(form) ? [ask(addition), ask(existingBesideAddition, false)] : [ask(addition)];
    case 'dwelling-units':
      return [ask(existing), ask(units)];
  }
}

/** Returns the floor area field of the commercial form. */
export function commercialFields(form: CommercialForm): readonly FilledField[] {
  return [{ field: area, text: form.area, needed: true }];
}

/** Returns whether an addition is so large that it is estimated together with the existing building (E3). */
function isLargeAddition(form: ResidentialForm): boolean {
  return (readNumber(form.addition, addition).value ?? 0) > maxStandaloneAddition;
}

/** Returns the residential form's estimate request. Invalid numbers are null. */
export function residentialRequest(form: ResidentialForm): Exclude<EstimateRequest, { kind: 'commercial' }> {
  const value = (field: NumberField) => readNumber(form[field.name], field).value;
  const { kind, multi } = form;
  switch (kind) {
    case 'new':
      return { kind, inputs: { area: value(area), multi, types: value(types) } };
    case 'existing-plus':
    case 'addition':
      return { kind, inputs: { existing: value(existingBesideAddition), addition: value(addition) } };
    case 'envelope':
      return { kind, inputs: { existing: value(existing) } };
    case 'dwelling-units':
      return { kind, inputs: { existing: value(existing), units: value(units) } };
  }
}

/** Returns the commercial form's estimate request. An invalid area is null. */
export function commercialRequest(form: CommercialForm): Extract<EstimateRequest, { kind: 'commercial' }> {
  const { envelope, mechanical, lighting } = form;
  return {
    kind: 'commercial',
    inputs: { area: readNumber(form.area, area).value, envelope, mechanical, lighting },
  };
}

/** Returns the form with its numbers written as digits only. Invalid numbers become ''. */
export function withNumbersOnly<Form extends ResidentialForm | CommercialForm>(form: Form): Form {
  const names = ['area', 'existing', 'addition', 'types', 'units'] as const;
  const numbers = names.flatMap((name) => {
    const text = (form as Partial<ResidentialForm>)[name];
    if (text === undefined) return [];
    const field = name === 'existing' ? existingBesideAddition : numberFields[name];
    return [[name, String(readNumber(text, field).value ?? '')]];
  });
  return { ...form, ...Object.fromEntries(numbers) };
}
