import { descriptionMarkupCases, helpMarkupCases } from '@title24/shared-domain/editing/testing';
import { cleanMarkup, descriptionRules, helpTextRules } from './clean-markup.ts';

test.each(descriptionMarkupCases)('H3 the preview of the description %j is %j', (written, shown) => {
  expect(cleanMarkup(written, descriptionRules)).toBe(shown);
});

test.each(helpMarkupCases)('H1 the preview of the help text %j is %j', (written, shown) => {
  expect(cleanMarkup(written, helpTextRules)).toBe(shown);
});
