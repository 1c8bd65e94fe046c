import { render, screen, within } from '@testing-library/react';
import type { ProjectContent } from '@title24/shared-domain/projects';
import { renderToStaticMarkup } from 'react-dom/server';
import { OutlinePanel } from './outline-panel.tsx';

const house: ProjectContent = {
  kind: 'new',
  building: { front: 200, stories: 1 },
  walls: {
    lines: [
      {
        id: 'w1',
        part: 'new',
        story: 1,
        plateHeight: 8,
        lengths: { front: 40, left: 31.5, back: 40, right: 21 },
      },
    ],
  },
  glazing: { added: [{ id: 'g1', part: 'new', orientation: 'left', area: 48 }] },
};

test('D5: the outline is a named image with a text alternative', () => {
  render(<OutlinePanel content={house} />);
  const outline = within(screen.getByRole('region', { name: 'Outline' }));
  expect(outline.getAllByRole('img').map((picture) => picture.getAttribute('aria-label'))).toEqual([
    'Outline of Story 1 with the front at the bottom. The text below says the same.',
    'Outline of Story 1 with north at the top. The text below says the same.',
    'Warning',
  ]);
  outline.getByText('Front faces 200° (south-southwest).');
  outline.getByText('Left: 31.5 ft of wall, 48 sq ft of glass, faces west.');
  outline.getByText('The walls of story 1 do not go round: 10.5 ft are missing on the right.');
  expect(
    within(outline.getByRole('list', { name: 'Key to the drawing' })).getByText('Glass facing west'),
  ).toBeTruthy();
});

test('D5: the radio buttons for the views do not belong to the surrounding form', () => {
  render(
    <form aria-label="A step">
      <OutlinePanel content={house} />
    </form>,
  );
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ checked, form }) => [checked, form])).toEqual([
    [true, null],
    [false, null],
  ]);
});

test('D5: if all orientations are analyzed, there is one view and no north arrow', () => {
  const { container } = render(<OutlinePanel content={{ kind: 'new', building: { front: 'all' } }} />);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(within(container).queryByText('N')).toBeNull();
  screen.getByText('Turned to north, east, south and west for the analysis.');
});

test('the server renders the outline without inline styles', () => {
  const html = renderToStaticMarkup(<OutlinePanel content={house} headingLevel={3} />);
  expect(html).toContain('<h3');
  expect(html).not.toContain('style=');
});
