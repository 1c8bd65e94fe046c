import { siteActions, siteContexts, siteResources } from './site-contexts.ts';

test('H7: each resource is a context, and each action is a bit', () => {
  expect(Object.values(siteContexts).map(({ name, sortOrder }) => [name, sortOrder])).toEqual([
    ['ORDER', 0],
    ['PRODUCT', 1],
    ['HELP', 2],
    ['CONFIG', 3],
    ['PROJECT', 4],
    ['UPLOAD', 5],
    ['ACCOUNT', 6],
    ['REMOTE', 7],
    ['DESK', 8],
    ['PAYMENT', 9],
  ]);
  for (const resource of siteResources) {
    expect(siteContexts[resource].bits.map(({ name, value }) => [name, value])).toEqual([
      ['CREATE', 1n],
      ['READ', 2n],
      ['UPDATE', 4n],
      ['DELETE', 8n],
    ]);
    expect(siteContexts[resource].toMask(siteActions)).toBe(15n);
  }
});
