import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Accordion } from './accordion.tsx';

const details = (title: string) =>
  screen.getByRole('heading', { name: title }).closest('details') as HTMLDetailsElement;
const press = (title: string) => fireEvent.click(screen.getByRole('heading', { name: title }));

/** Simulates the browser's events for a toggle. */
function toggleByBrowser(element: HTMLDetailsElement, open: boolean) {
  act(() => {
    element.open = open;
    element.dispatchEvent(new Event('toggle'));
  });
}

function TwoWithSameName({ onChange }: { onChange?: (open: string | null) => void }) {
  const [open, setOpen] = useState<string | null>(null);
  const toggle = (name: string) => (now: boolean) => {
    setOpen((before) => (now ? name : before === name ? null : before));
    onChange?.(now ? name : null);
  };
  return (
    <>
      {['Residential', 'Commercial'].map((name) => (
        <Accordion key={name} name="kind" title={name} open={open === name} onToggle={toggle(name)}>
          {name} questions
        </Accordion>
      ))}
    </>
  );
}

test('opening a controlled accordion closes the other open accordion of its group', () => {
  render(<TwoWithSameName />);
  press('Residential');
  expect([details('Residential').open, details('Commercial').open]).toEqual([true, false]);
  press('Commercial');
  expect([details('Residential').open, details('Commercial').open]).toEqual([false, true]);
  press('Commercial');
  expect([details('Residential').open, details('Commercial').open]).toEqual([false, false]);
});

test('an accordion calls onToggle when the browser opens it', () => {
  const onChange = jest.fn();
  render(<TwoWithSameName onChange={onChange} />);
  toggleByBrowser(details('Commercial'), true);
  expect(onChange).toHaveBeenLastCalledWith('Commercial');
  expect(details('Commercial').open).toBe(true);
});

test('a controlled accordion stays closed unless its parent sets open', () => {
  const onToggle = jest.fn();
  render(
    <Accordion title="Residential" open={false} onToggle={onToggle}>
      x
    </Accordion>,
  );
  press('Residential');
  expect(onToggle).toHaveBeenCalledWith(true);
  expect(details('Residential').open).toBe(false);
});

test('an uncontrolled accordion starts in its default state and reports changes', () => {
  const onToggle = jest.fn();
  render(
    <Accordion title="Residential" defaultOpen onToggle={onToggle}>
      x
    </Accordion>,
  );
  expect(details('Residential').open).toBe(true);
  toggleByBrowser(details('Residential'), false);
  expect(onToggle).toHaveBeenLastCalledWith(false);
});

test('an accordion that was opened before hydration is reported as open', () => {
  const onToggle = jest.fn();
  const accordion = (
    <Accordion title="Residential" open={false} onToggle={onToggle}>
      x
    </Accordion>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(accordion);
  (container.firstElementChild as HTMLDetailsElement).open = true;
  render(accordion, { container, hydrate: true });
  expect(onToggle).toHaveBeenCalledWith(true);
});

test('an accordion’s name attribute is the name of its group, and its title is a heading in the summary', () => {
  render(<TwoWithSameName />);
  expect(details('Residential').getAttribute('name')).toBe('kind');
  expect(details('Residential').querySelector('summary h2')).not.toBeNull();
});
