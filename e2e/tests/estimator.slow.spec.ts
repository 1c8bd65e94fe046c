import { pageFaults } from '../support/accessibility.ts';
import { estimator } from '../support/estimator.ts';
import { expect, live, test } from '../support/test.ts';

/** Query strings that together show all number fields. Some values are invalid. */
const states = [
  '?kind=new&area=2500&multi=1&types=5',
  '?kind=new&multi=1&area=x&types=0',
  '?kind=addition&addition=800',
  '?kind=dwelling-units&existing=2000&units=1',
  '?kind=commercial&area=80&lighting=1',
  '?kind=commercial&area=3000',
];

test('each listed state of the estimator passes axe and fits the width, on a phone in light mode and on a desktop in dark mode', async ({
  page,
}) => {
  for (const query of states)
    await test.step(query, async () => {
      await page.goto(estimator + query);
      await live(page);
      expect.soft(await pageFaults(page), query).toEqual([]);
    });
});
