import { withDefaults } from './document-column.ts';

const defaults = {
  name: 'Site',
  links: { faq: '/faq', prices: '/prices' },
  schedule: null as { readonly from: string } | null,
  figures: { 1: 177, 2: 425 },
  open: false,
};

test('keeps stored members, adds defaults for missing ones, and leaves out unknown ones', () => {
  const stored = { name: 'Ours', links: { faq: '/questions', gone: '/gone' }, figures: { 2: 0 }, open: true };
  expect(withDefaults(defaults, stored)).toEqual({
    name: 'Ours',
    links: { faq: '/questions', prices: '/prices' },
    schedule: null,
    figures: { 1: 177, 2: 0 },
    open: true,
  });
});

test('a default of null allows any value', () => {
  const schedule = { from: '2027-01-01T08:00:00Z' };
  expect(withDefaults(defaults, { ...defaults, schedule }).schedule).toEqual(schedule);
});

test.each([null, 'text', [], { name: null, links: '/faq', figures: [1], open: 'yes' }])(
  'replaces a value of the wrong type with its default: %j',
  (stored) => {
    expect(withDefaults(defaults, stored)).toEqual(defaults);
  },
);
