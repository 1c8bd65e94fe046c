import { fireEvent, render, screen } from '@testing-library/react';
import { Checkbox } from './checkbox.tsx';
import { Fieldset } from './fieldset.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

/** Returns the texts that describe an element, joined by ' | '. */
function description(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `no element ${id}`).join(' | ');
}

const texts = { label: 'Floor area', hint: 'Without the garage', error: 'Enter the floor area' };

test.each([
  ['TextField', () => <TextField {...texts} />],
  ['TextArea', () => <TextArea {...texts} />],
  [
    'Select',
    () => (
      <Select {...texts}>
        <option>1</option>
      </Select>
    ),
  ],
  ['Checkbox', () => <Checkbox {...texts} />],
])('%s is labeled by its label and described by its hint and error', (_, field) => {
  render(field());
  const control = screen.getByLabelText('Floor area');
  expect(description(control)).toBe('Without the garage | Error: Enter the floor area');
  expect(control.getAttribute('aria-invalid')).toBe('true');
});

test('a field without a hint or an error is not invalid and has no description', () => {
  render(<TextField label="Email" error="" />);
  const control = screen.getByLabelText('Email');
  expect(control.hasAttribute('aria-invalid')).toBe(false);
  expect(control.hasAttribute('aria-describedby')).toBe(false);
});

test('a field is described by its aria-describedby and its unit, and passes native attributes to the input', () => {
  render(
    <>
      <p id="note">Rounded</p>
      <TextField label="Area" unit="sq ft" aria-describedby="note" name="area" inputMode="numeric" optional />
    </>,
  );
  const control = screen.getByLabelText('Area (optional)');
  expect(description(control)).toBe('Rounded | sq ft');
  expect(control.getAttribute('name')).toBe('area');
  expect(control.getAttribute('inputmode')).toBe('numeric');
});

test('two fields with the same label have different ids', () => {
  render(
    <>
      <TextField {...texts} />
      <TextField {...texts} />
    </>,
  );
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

const kinds = [
  { value: 'residential', label: 'Residential', hint: 'R1, R2, R3' },
  { value: 'commercial', label: 'Commercial' },
];

test('a radio group has a name, a hint and an error, and reports the choice', () => {
  const onChange = jest.fn();
  render(
    <RadioGroup
      id="kind"
      name="kind"
      legend="What is it?"
      hint="Choose one"
      error="Choose"
      options={kinds}
      value=""
      onChange={onChange}
    />,
  );
  expect(description(screen.getByRole('group', { name: 'What is it?' }))).toBe('Choose one | Error: Choose');
  expect(description(screen.getByLabelText('Residential'))).toBe('R1, R2, R3');
  fireEvent.click(screen.getByLabelText('Commercial'));
  expect(onChange).toHaveBeenCalledWith('commercial');
  expect(screen.getByLabelText<HTMLInputElement>('Commercial').checked).toBe(false);
  expect(document.getElementById('kind')).toBe(screen.getByLabelText('Residential'));
});

test('an uncontrolled radio group starts with its default', () => {
  render(<RadioGroup name="kind" legend="What is it?" options={kinds} defaultValue="commercial" />);
  expect(screen.getByLabelText<HTMLInputElement>('Commercial').checked).toBe(true);
  fireEvent.click(screen.getByLabelText('Residential'));
  expect(screen.getByLabelText<HTMLInputElement>('Residential').checked).toBe(true);
});

test('related checkboxes are in a named group', () => {
  render(
    <Fieldset legend="Type of work" error="Choose at least one">
      <Checkbox label="Envelope" defaultChecked />
    </Fieldset>,
  );
  expect(description(screen.getByRole('group', { name: 'Type of work' }))).toBe('Error: Choose at least one');
});
