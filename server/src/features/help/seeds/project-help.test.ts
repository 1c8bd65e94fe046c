import { type Field, fieldGroups, typicalValues } from '@title24/shared-domain/projects';
import { helpSeeds } from './index.ts';

test('D5: every field of a project has a help text from the FAQ or the takeoff tools', () => {
  const answers = new Set(helpSeeds.map(({ id }) => id));
  const asked = fieldGroups.flatMap(({ fields }) => fields.map(({ help }) => help));
  expect(asked.length).toBeGreaterThan(100);
  expect([...new Set<string>([...asked, 't-takeoff', 't-order'])].filter((id) => !answers.has(id))).toEqual(
    [],
  );
});

test('D5: each typical value comes from a help text', () => {
  const evidence = {
    't-building': 'before the first energy code of 1978, there’s often no insulation at all',
    'i-9': 'Such windows use default values',
    'f-5': 'check “I don’t know, use typical”, which takes the minimum',
    'f-1': 'Ducts in an attic lose the most',
    'd-4': 'Choose the nearest one in the list that is <strong>equal or worse</strong>',
  };
  expect(new Set(typicalValues.map(({ help }) => help))).toEqual(new Set(Object.keys(evidence)));
  for (const [help, text] of Object.entries(evidence))
    expect(helpSeeds.find(({ id }) => id === help)?.helpText).toContain(text);
});

test('C7: the fields and answers of the Glazing step have the same names in FAQ section I', () => {
  const onScreen = new Set(
    fieldGroups
      .filter(({ step }) => step === 'glazing')
      .flatMap(({ title, fields }) => [title, ...fields.flatMap(namesOf)])
      .map((name) => name.toLowerCase()),
  );
  const namesInAnswers = helpSeeds
    .filter(({ id }) => id.startsWith('i-'))
    .flatMap(({ helpText }) => [...helpText.matchAll(/<strong>(.+?)<\/strong>/g)])
    .map(([, name = '']) => name.toLowerCase());
  expect(namesInAnswers.length).toBeGreaterThan(15);
  expect(namesInAnswers.filter((name) => !onScreen.has(name) && !plainEmphasis.has(name))).toEqual([]);
});

/** Emphasized words in FAQ section I that are not labels on the screen. */
const plainEmphasis = new Set(['yes', 'no', 'before', '{policy:typicalheaderheight}']);

const namesOf = (field: Field) => [
  field.label,
  ...('options' in field ? field.options.map(({ label }) => label) : []),
];
