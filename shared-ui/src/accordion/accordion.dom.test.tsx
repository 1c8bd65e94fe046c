import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Accordion } from './accordion.tsx';

const details = (title: string) =>
  screen.getByRole('heading', { name: title }).closest('details') as HTMLDetailsElement;
const press = (title: string) => fireEvent.click(screen.getByRole('heading', { name: title }));

/** Simulates the events when the browser opens or closes an item. */
function toggleByBrowser(element: HTMLDetailsElement, open: boolean) {
  act(() => {
    element.open = open;
    element.dispatchEvent(new Event('toggle'));
  });
}

function TwoOfOneName({ onChange }: { onChange?: (open: string | null) => void }) {
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

test('opening a controlled item closes the other', () => {
  render(<TwoOfOneName />);
  press('Residential');
  expect([details('Residential').open, details('Commercial').open]).toEqual([true, false]);
  press('Commercial');
  expect([details('Residential').open, details('Commercial').open]).toEqual([false, true]);
  press('Commercial');
  expect([details('Residential').open, details('Commercial').open]).toEqual([false, false]);
});

test('calls onToggle when the browser opens it', () => {
  const onChange = jest.fn();
  render(<TwoOfOneName onChange={onChange} />);
  toggleByBrowser(details('Commercial'), true);
  expect(onChange).toHaveBeenLastCalledWith('Commercial');
  expect(details('Commercial').open).toBe(true);
});

test('stays unchanged if the parent does not change the state', () => {
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

test('reports changes when uncontrolled, starting with its default state', () => {
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

test('stays open if the visitor opened it before the script loaded', () => {
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

test('has a group name, so that the browser closes the others without JavaScript', () => {
  render(<TwoOfOneName />);
  expect(details('Residential').getAttribute('name')).toBe('kind');
  expect(details('Residential').querySelector('summary h2')).not.toBeNull();
});
