import fc from 'fast-check';
import type { Field } from './field.ts';
import { fieldGroups } from './field-groups.ts';
import { offeredOptions, readField, valueProblem } from './read-field.ts';

const scope = { kind: 'new', part: 'new', thisYear: 2026 } as const;

function field(path: string, name: string): Field {
  const found = fieldGroups
    .filter((group) => group.path === path)
    .flatMap(({ fields }) => fields)
    .find((one) => one.name === name);
  if (!found) throw new Error(`${path} has no ${name}`);
  return found;
}

const read = (path: string, name: string, text: string) => {
  const { value, problem } = readField(field(path, name), text, scope);
  return problem === undefined ? value : { problem };
};
const problem = (text: string) => ({ problem: text });

test.each(['', '   ', '\n', '\u0000'])('D5: the blank text %j is neither an answer nor an error', (text) => {
  expect(read('building', 'stories', text)).toBeUndefined();
  expect(read('project', 'name', text)).toBeUndefined();
});

describe('D5: whole numbers', () => {
  test.each([
    ['1', 1],
    ['4', 4],
    ['0', problem('Stories above ground must be between 1 and 4')],
    ['5', problem('Stories above ground must be between 1 and 4')],
    ['1.5', problem('Stories above ground must be a whole number')],
    ['-1', problem('Stories above ground must be a number, like 2')],
    ['two', problem('Stories above ground must be a number, like 2')],
    ['1e0', problem('Stories above ground must be a number, like 2')],
  ])('the text %j for the number of stories gives %j', (text, expected) => {
    expect(read('building', 'stories', text)).toEqual(expected);
  });

  test.each([
    ['1,200 sq ft', 1200],
    ['1200 SQ FT', 1200],
    ['1,200sq ft', 1200],
    ['1', 1],
    ['20,000', 20_000],
    ['20,001', problem('Conditioned floor area must be between 1 and 20,000 sq ft')],
    ['0', problem('Conditioned floor area must be between 1 and 20,000 sq ft')],
    ['1200.5', problem('Conditioned floor area must be a whole number')],
    ['12,00', problem('Conditioned floor area must be a number, like 1200')],
    ['1200 ft', problem('Conditioned floor area must be a number, like 1200')],
  ])('the text %j for an area gives %j', (text, expected) => {
    expect(read('building', 'conditionedFloorArea', text)).toEqual(expected);
  });

  test('a year cannot be in the future', () => {
    expect(read('building', 'yearBuilt', '1850')).toBe(1850);
    expect(read('building', 'yearBuilt', '2026')).toBe(2026);
    expect(read('building', 'yearBuilt', 'Unknown')).toBe('unknown');
    expect(read('building', 'yearBuilt', '2027')).toEqual(
      problem('Year the house was built must be between 1850 and 2026'),
    );
  });

  test('more than four dwelling units need Full Service', () => {
    expect(read('building', 'dwellingUnits', '5')).toEqual(
      problem('For more than 4 units choose Full Service'),
    );
  });
});

describe('D5: numbers with decimals', () => {
  const front = (text: string) => read('building', 'front', text);
  const wrong = problem('Orientation of front faces must be from 0 to 359.9 degrees, or All Orientations');

  test('numbers are rounded half up to the number of decimals of their field', () => {
    expect([front('0'), front('359.9'), front('359.94'), front('22.45')]).toEqual([0, 359.9, 359.9, 22.5]);
    expect(front('359.95')).toEqual(wrong);
    expect(front('360')).toEqual(wrong);
    expect([front('all'), front('All Orientations')]).toEqual(['all', 'all']);
    expect(front('north')).toEqual(problem('Orientation of front faces must be a number, like 180'));
    expect(read('glazing.added', 'uFactor', '0.305')).toBe(0.31);
    expect(read('glazing.added', 'uFactor', '0.04')).toEqual(
      problem('U-factor must be between 0.05 and 1.5'),
    );
  });

  test('a cavity is a named framing size or a depth in inches', () => {
    expect(read('walls.lines', 'cavity', '2x6')).toBe('2x6');
    expect(read('walls.lines', 'cavity', '2x6 (5.5 in)')).toBe('2x6');
    expect(read('walls.lines', 'cavity', '5.5')).toBe(5.5);
    expect(read('walls.lines', 'cavity', '25')).toEqual(problem('Cavity must be between 1 and 24 in'));
  });
});

describe('D5: lengths', () => {
  test.each([
    ['8\' 1"', 8.0833],
    ['8.5', 8.5],
    ['6', 6],
    ['30', 30],
    ['5\' 11"', problem('Average plate height must be between 6 and 30 ft')],
    ['30\' 1"', problem('Average plate height must be between 6 and 30 ft')],
    ['8.5 m', problem('Enter average plate height in feet, or feet and inches, like 24\' 6"')],
    ['-8', problem('Enter average plate height in feet, or feet and inches, like 24\' 6"')],
  ])('the text %j for a plate height gives %j', (text, expected) => {
    expect(read('walls.lines', 'plateHeight', text)).toEqual(expected);
  });
});

describe('D5: text', () => {
  test('text is trimmed, joined into one line if its field has one line, and stripped of control characters', () => {
    expect(read('project', 'name', '  Hill\u0007 house\r\n2 ')).toBe('Hill house 2');
    expect(read('documents', 'notes', 'one\r\ntwo\u0000')).toBe('one\ntwo');
  });

  test('text cannot be too short or too long', () => {
    expect(read('project', 'name', 'ab')).toEqual(problem('Project name is required'));
    expect(read('project', 'name', 'abc')).toBe('abc');
    expect(read('project', 'name', 'x'.repeat(100))).toHaveLength(100);
    expect(read('project', 'name', 'x'.repeat(101))).toEqual(
      problem('Project name must be 100 characters or fewer'),
    );
    expect(read('documents', 'notes', 'x'.repeat(4001))).toEqual(
      problem('Notes to the analyst must be 4,000 characters or fewer'),
    );
  });

  test.each([
    ['94612', true],
    ['94612-1234', true],
    ['9461', false],
    ['94612-12', false],
    ['ABCDE', false],
  ])('%j is a valid ZIP code: %p', (text, isOne) => {
    const wrong = problem('Enter a ZIP code of 5 digits, or 5 and 4, like 94612');
    expect(read('location', 'postalCode', text)).toEqual(isOne ? text : wrong);
  });

  test('email and phone must have a valid format', () => {
    expect(read('project', 'signer.email', 'ana@example.com')).toBe('ana@example.com');
    expect(read('project', 'signer.email', 'ana@example')).toEqual(
      problem('Enter an email address in the form name@example.com'),
    );
    expect(read('project', 'signer.phone', '1234')).toEqual(
      problem('Enter the phone number with its area code'),
    );
    expect(read('project', 'signer.phone', '(510) 555-0100')).toBe('(510) 555-0100');
  });
});

test('D5: a choice accepts only its field’s options, a yes-or-no question accepts only yes or no, and a checked box is true', () => {
  expect(read('building', 'type', 'row-house')).toBe('row-house');
  expect(read('building', 'type', 'castle')).toEqual(problem('Choose building type'));
  expect(read('location', 'climateZoneSource', 'x')).toEqual(problem('Choose how you know the climate zone'));
  expect([read('building', 'attachedGarage', 'yes'), read('building', 'attachedGarage', 'no')]).toEqual([
    true,
    false,
  ]);
  expect(read('building', 'attachedGarage', 'maybe')).toEqual(problem('Choose whether a garage is attached'));
  expect(read('mechanical', 'txv', 'on')).toBe(true);
});

test('D5: an option is offered only for its parts of the house and its project kinds', () => {
  const insulation = field('walls.lines', 'insulation');
  const values = (part: 'new' | 'existing') =>
    offeredOptions(insulation, { kind: 'existing-plus-addition', part }).map(({ value }) => value);
  expect(values('new')).toEqual(['R-15', 'R-13', 'R-19', 'R-21', 'R-0', 'other']);
  expect(values('existing')).toEqual(['R-15', 'R-13', 'R-19', 'R-21', 'R-0', 'R-11', 'unknown', 'other']);
  const front = field('building', 'front');
  expect(offeredOptions(front, { kind: 'new' })).toHaveLength(1);
  expect(offeredOptions(front, { kind: 'alteration' })).toEqual([]);
});

test.each([null, {}, [], Number.NaN, Number.POSITIVE_INFINITY, '', true, 'x', -1])(
  'D5: %p is not a valid length',
  (value) => {
    expect(valueProblem(field('walls.lines', 'plateHeight'), value, scope)).not.toBeNull();
  },
);

test('D5: any text gives a valid value, a problem or neither', () => {
  const fields = fieldGroups.flatMap((group) => group.fields);
  const text = fc.oneof(fc.string(), fc.double().map(String), fc.nat(30_000).map(String));
  fc.assert(
    fc.property(fc.constantFrom(...fields), text, (one, typed) => {
      const reading = readField(one, typed, scope);
      if (reading.problem !== undefined) expect(reading.problem).not.toBe('');
      else if (reading.value !== undefined) expect(valueProblem(one, reading.value, scope)).toBeNull();
    }),
    { numRuns: 1000 },
  );
});
