import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sizeComment, sizeOfArea } from '@title24/shared-domain/full-service';
import { estimatorPrices } from '../../testing/site-fixture.ts';
import { PriceSuggestion } from './price-suggestion.tsx';

const type = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};

test('Q4: an addition has a price even if the existing area is 0, but the other kinds of work have no price if all sizes are 0', async () => {
  const comment = sizeComment({ ...sizeOfArea(2_400), existing: 1_500 });
  const plans = { projectType: 'A Residential Addition', comment } as const;
  render(
    <PriceSuggestion plans={plans} prices={estimatorPrices.prices} products={[]} onUse={() => undefined} />,
  );
  await type('Area of the existing house', '0');
  expect(screen.getByRole('status').textContent).toMatch(/^The customer sees \$/);
  for (const kind of ['new', 'envelope', 'commercial', 'dwelling-units']) {
    await userEvent.selectOptions(screen.getByLabelText('Kind of work'), kind);
    for (const field of screen.getAllByRole('textbox')) {
      await userEvent.clear(field);
      await userEvent.type(field, '0');
    }
    expect(screen.queryByRole('status')).toBeNull();
  }
});
