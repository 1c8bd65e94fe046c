import { routeProblem, sampleAddresses } from './route-problem.ts';

const find = { service: 'help', method: 'findById', params: { id: ':id' } };

test.each([
  [{ path: '/team' }],
  [{ path: '/team/:id', samples: ['/team/ana', '/team/nobody'], data: [find] }],
  [{ path: '/team/:id', aliases: ['/staff/:id/*'], samples: ['/staff/ana/x'] }],
  [{ path: '/team/*', samples: ['/team/ana/tasks'] }],
])('%j can be declared', (route) => expect(routeProblem(route)).toBeNull());

test.each([
  [{ path: 'team' }, /^declares 'team', but a path starts with \//],
  [{ path: '/team/:' }, /^declares '\/team\/:'/],
  [{ path: '/te*m' }, /^declares '\/te\*m'/],
  [{ path: '/team', aliases: ['/*/x'] }, /^declares '\/\*\/x'/],
  [{ path: '/team/:id/:id' }, /a parameter twice$/],
  [{ path: '/team/*' }, /^declares \/team\/\* without samples; .*samples: \['\/team\/example'\]$/],
  [{ path: '/team/:id' }, /^declares \/team\/:id without samples/],
  [{ path: '/team', aliases: ['/team/:id'] }, /^declares \/team\/:id without samples/],
  [
    { path: '/team/:id', samples: ['/staff/ana'] },
    /sample \/staff\/ana, which is not an address of \/team\/:id$/,
  ],
  [{ path: '/team/:id', aliases: ['/staff'], samples: ['/team/ana'] }, /\/staff as an alias of \/team\/:id/],
  [
    { path: '/team/:name', samples: ['/team/ana'], data: [find] },
    /:id, which is not a parameter of \/team\/:name$/,
  ],
])('%j is refused', (route, words) => expect(routeProblem(route)).toMatch(words));

test('a route’s sample URLs are its path or, for a path with a parameter, its samples', () => {
  expect(sampleAddresses({ path: '/team' })).toEqual(['/team']);
  expect(sampleAddresses({ path: '/team/:id', samples: ['/team/ana'] })).toEqual(['/team/ana']);
});
