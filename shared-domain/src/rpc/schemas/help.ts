import * as v from 'valibot';
import { updateHelpParams } from '../../editing/index.ts';
import { type HelpItem, helpCategories, helpTitles } from '../../index.ts';
import { faqCategory, helpItem, helpRevision } from '../../result-schemas.ts';
import { describeMethod } from './describe-method.ts';
import { conflict, exampleMoment, longAgo } from './example-values.ts';

/** Excludes U+0000, which text in PostgreSQL cannot contain. */
const helpId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100), v.regex(/^[^\0]*$/));
const category = v.picklist(helpCategories);
const revisionNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

const example: HelpItem = {
  id: 'example-1',
  question: 'How long does a report take?',
  helpText: '<p>Two business days.</p>',
  category: 'A',
  sortOrder: 99,
  lastUpdate: exampleMoment,
};
const { question, helpText } = example;
const reworded = { question, helpText: '<p>One business day.</p>' };
const none = { error: 'notFound', message: 'Help text none not found.' } as const;

const findById = (summary: string) =>
  describeMethod({
    summary,
    params: v.strictObject({ id: helpId }),
    result: helpItem,
    errors: ['notFound'],
    examples: [
      { name: 'A help item', params: { id: example.id }, result: example },
      { name: 'No help item', params: { id: 'none' }, ...none },
    ],
  });

export const helpSchemas = {
  loadFaqCategories: describeMethod({
    summary: 'The sections of the FAQ, each with its number of help items.',
    result: v.array(faqCategory),
    examples: [
      {
        name: 'The sections',
        params: {},
        result: helpCategories.map((letter) => ({ category: letter, title: helpTitles[letter], count: 3 })),
      },
    ],
  }),
  loadFaqCatHelp: describeMethod({
    summary: 'The help items of a section, as they are written.',
    params: v.strictObject({ category }),
    result: v.array(helpItem),
    examples: [{ name: 'A section', params: { category: 'A' }, result: [example] }],
  }),
  findById: findById('A help item, as it is written: with its placeholders.'),
  update: describeMethod({
    summary:
      'Changes the wording of a help item. With `lastUpdate`, a change made since then is not overwritten.',
    params: updateHelpParams,
    result: helpItem,
    errors: ['notFound', 'conflict'],
    examples: [
      {
        name: 'Another answer',
        params: { help: { id: example.id, ...reworded } },
        result: { ...example, ...reworded },
      },
      { ...conflict, params: { help: { id: example.id, ...reworded, lastUpdate: longAgo } } },
    ],
  }),
  history: describeMethod({
    summary: 'All versions of a help item, newest first.',
    params: v.strictObject({ id: helpId }),
    result: v.array(helpRevision),
    errors: ['notFound'],
    examples: [
      {
        name: 'A history',
        params: { id: example.id },
        result: [
          { revision: 2, ...reworded, changedAt: exampleMoment, changedBy: 'ana' },
          { revision: 1, question, helpText, changedAt: exampleMoment, changedBy: 'the first version' },
        ],
      },
      { name: 'No help item', params: { id: 'none' }, ...none },
    ],
  }),
  restore: describeMethod({
    summary: 'Restores an earlier version of a help item.',
    params: v.strictObject({ id: helpId, revision: revisionNumber }),
    result: helpItem,
    errors: ['notFound'],
    examples: [
      { name: 'The first wording', params: { id: example.id, revision: 1 }, result: example },
      {
        name: 'No such wording',
        params: { id: example.id, revision: 99 },
        error: 'notFound',
        message: 'Help text example-1 has no revision 99.',
      },
    ],
  }),
};

export const publicHelpSchemas = {
  findById: findById('A help item, ready to show.'),
  findByCategory: describeMethod({
    summary: 'The help items of a section of the FAQ, ready to show.',
    params: v.strictObject({ category }),
    result: v.array(helpItem),
    examples: [{ name: 'A section', params: { category: 'A' }, result: [example] }],
  }),
};
