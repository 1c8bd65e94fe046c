import { estimatorAlerts } from './alerts.ts';
import { estimate } from './estimate.ts';
import { publishedCases, requestOf, seedCatalogue, seedPrices } from './testing/published-cases.ts';

const noteTexts: Readonly<Record<string, string>> = {
  'area-invalid': 'area invalid',
  'multi-family': 'multi-family mode',
  'treated-as-existing-plus': 'treated as existing plus addition',
  'area-treated-as-500': 'area treated as 500',
};

test('there are 80 published cases of estimates', () => {
  expect(publishedCases).toHaveLength(80);
});

describe.each(publishedCases)('published case $id', ({ kind: family, input, expected }) => {
  const { kind, inputs } = requestOf({ kind: family, input });
  const result = estimate(kind, inputs, seedPrices, seedCatalogue);

  test('the estimate has the published prices', () => {
    const { sector, alerts, notes, kind: _kind, ...prices } = result;
    if (sector === 'commercial') {
      expect(prices).toEqual({ performance: expected.performance, prescriptive: expected.prescriptive });
    } else {
      expect(prices).toMatchObject({
        low: expected.low,
        high: expected.high,
        sku: expected.diySku,
        diyPrice: expected.diyPrice,
        priced: expected.low !== 0,
      });
    }
  });

  test('the estimate has the published alerts and notes', () => {
    const texts = result.alerts.map((alert) => estimatorAlerts[alert]);
    expect(texts).toHaveLength(expected.alerts.length);
    for (const [index, text] of texts.entries()) {
      // E7 cuts off one alert: '…at least 2 dwelling...'.
      expect(text.startsWith(expected.alerts[index]?.replace(/\.\.\.$/, '') ?? 'no text')).toBe(true);
    }
    expect(result.notes.map((note) => noteTexts[note]).filter(Boolean)).toEqual(expected.notes);
  });
});

describe('estimates beyond the published cases', () => {
  const residential = (kind: 'new' | 'existing-plus' | 'addition' | 'dwelling-units', inputs: object) =>
    estimate(
      kind,
      { area: null, multi: false, types: null, existing: null, addition: null, units: null, ...inputs },
      seedPrices,
      seedCatalogue,
    );

  test('a price that ends in half a dollar is rounded up', () => {
    expect(residential('new', { area: 2450 }).low).toBe(514);
  });

  test('fewer than 1 unit type causes an alert even before an area is entered', () => {
    expect(residential('new', { multi: true, types: 0 }).alerts).toEqual(['unitTypes']);
  });

  test('an addition of 0 sq ft has a price, but a missing addition has none', () => {
    expect(residential('addition', { addition: 0 })).toMatchObject({ priced: true, low: 350 });
    expect(residential('addition', {})).toMatchObject({ priced: false, low: 0, high: 0 });
  });

  test('an addition above 700 sq ft has a note if the existing area is missing, but not if it is 0 sq ft', () => {
    expect(residential('addition', { addition: 701 }).notes).toContain('existing-area-missing');
    expect(residential('addition', { addition: 701, existing: 0 }).notes).not.toContain(
      'existing-area-missing',
    );
  });

  test('adding 2 dwelling units requires a firm quote, and adding 1 has no price', () => {
    expect(residential('dwelling-units', { existing: 2000, units: 2 }).notes).toEqual(['firm-quote-needed']);
    expect(residential('dwelling-units', { existing: 2000, units: 1 })).toMatchObject({
      priced: false,
      alerts: ['dwellingUnits'],
    });
  });

  test('both commercial estimates are 0 if no type of work is selected', () => {
    const zero = { estimate: 0, low: 0, high: 0 };
    expect(
      estimate(
        'commercial',
        { area: 3000, envelope: false, mechanical: false, lighting: false },
        seedPrices,
        [],
      ),
    ).toMatchObject({ performance: zero, prescriptive: zero, alerts: ['noWork'] });
  });

  test('mechanical work alone costs 0.88 times the usual price of one type of work, rounded down', () => {
    const result = estimate(
      'commercial',
      { area: 500, envelope: false, mechanical: true, lighting: false },
      seedPrices,
      [],
    );
    expect(result.prescriptive?.estimate).toBe(242);
    expect(result.performance).toMatchObject({ estimate: 329 });
  });

  test('an estimate has no DIY price if the catalog lacks the base report', () => {
    expect(estimate('new', { area: 2000, multi: false, types: null }, seedPrices, []).diyPrice).toBeNull();
  });
});
