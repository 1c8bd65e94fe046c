import { estimatorAlerts } from '@title24/shared-domain/estimator';
import {
  emptyResidentialForm,
  type ResidentialForm,
  residentialFields,
} from '@title24/shared-domain/estimator-answers';
import { formMessages } from './form-messages.ts';

const messages = (form: Partial<ResidentialForm>, touched = false) =>
  formMessages(residentialFields({ ...emptyResidentialForm, ...form }), () => touched);

test('an empty required field has an error only after it is touched', () => {
  expect(messages({})).toEqual({});
  expect(messages({}, true)).toEqual({ area: 'Enter the floor area in square feet, like 2,400' });
});

test('fields that are not shown have no errors', () => {
  expect(messages({ area: '2400', types: 'x', existing: 'x' }, true)).toEqual({});
});

test('E7: the message beside a field has the text of the estimator’s alert', () => {
  expect(messages({ area: '2400', multi: true, types: '0' }).types).toBe(estimatorAlerts.unitTypes);
  expect(messages({ kind: 'dwelling-units', existing: '2000', units: '1' }).units).toBe(
    estimatorAlerts.dwellingUnits,
  );
});

test('an existing area of 0 with an addition area of 0 is rejected', () => {
  expect(messages({ kind: 'existing-plus', existing: '0', addition: '0' }).existing).toMatch(
    /^Enter more than 0/,
  );
  expect(messages({ kind: 'existing-plus', existing: '0', addition: '800' })).toEqual({});
});

test('for an addition above 700 sq ft, the form has an optional field for the existing area', () => {
  const form = { ...emptyResidentialForm, kind: 'addition', addition: '701' } as const;
  expect(residentialFields(form).map(({ field }) => field.name)).toEqual(['addition', 'existing']);
  expect(messages(form, true)).toEqual({});
  expect(messages({ ...form, existing: 'x' }).existing).toMatch(/digits only/);
});
