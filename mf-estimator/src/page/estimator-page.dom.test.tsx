import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { estimateMailData } from '@title24/remote-kit/contract';
import { testConfiguration } from '@title24/remote-kit/testing';
import { seedCatalogue, seedPrices } from '@title24/shared-domain/estimator/testing';
import type { EstimateMailAnswer } from '@title24/shared-domain/estimator-answers';
import { sizeOfArea } from '@title24/shared-domain/full-service';
import { App } from '../testing/app.ts';
import { renderRemote } from '../testing/render-remote.tsx';

function open(query: string, answer?: EstimateMailAnswer) {
  history.replaceState(null, '', `/cost-estimator${query}`);
  return renderRemote(<App />, answer && { requestData: { [estimateMailData.key]: answer } });
}

const output = (label: string) => screen.getByLabelText(label, { selector: 'output' });
const details = (title: string) => screen.getByText(title).closest('details') as HTMLDetailsElement;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getAllByLabelText(label, { selector: 'input' })[0] as HTMLElement, {
    target: { value },
  });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the first render', () => {
  test('without a query, Residential is open and there is no alert', () => {
    open('');
    expect(details('Residential Cost Estimator').open).toBe(true);
    expect(details('Commercial Cost Estimator').open).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a URL with a kind but no area opens the form for the kind and shows no alert', () => {
    open('?kind=commercial');
    expect(details('Commercial Cost Estimator').open).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a URL with an area shows the estimate', () => {
    open('?kind=new&area=2500&multi=1&types=5');
    expect(output('Full Service estimate').textContent).toBe('$1,050 – $1,150');
    expect(output('Do-It-Yourself base price').textContent).toBe('$149');
  });

  test('a URL with an invalid value shows a message beside the field and never NaN', () => {
    const { container } = open('?kind=new&area=1e5&multi=1&types=%F0%9F%8F%A0');
    expect(screen.getByText('Use digits only for the floor area, like 2,400')).toBeTruthy();
    expect(container.textContent).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('accordions', () => {
  test('opening one accordion closes the other, which keeps its input', () => {
    open('?kind=new&area=2500');
    fireEvent.click(screen.getByText('Commercial Cost Estimator'));
    expect(details('Commercial Cost Estimator').open).toBe(true);
    expect(details('Residential Cost Estimator').open).toBe(false);
    fireEvent.click(screen.getByText('Residential Cost Estimator'));
    expect(details('Commercial Cost Estimator').open).toBe(false);
    expect(output('Full Service estimate').textContent).toBe('$525 – $625');
  });
});

describe('inputs', () => {
  test('an input updates the estimate at once, and the URL when typing pauses', () => {
    open('?kind=new');
    const before = history.length;
    type('Floor area', '2,4');
    type('Floor area', '2,450');
    expect(output('Full Service estimate').textContent).toBe('$514 – $614');
    expect(location.search).toBe('?kind=new');
    act(() => void jest.advanceTimersByTime(300));
    expect(location.search).toBe('?kind=new&area=2%2C450');
    expect(history.length).toBe(before);
  });

  test('for an invalid number, a message is linked to the field and no estimate is shown', () => {
    open('?kind=new');
    type('Floor area', '-5');
    const field = screen.getAllByLabelText('Floor area', { selector: 'input' })[0] as HTMLElement;
    const message = document.getElementById(
      field
        .getAttribute('aria-describedby')
        ?.split(' ')
        .find((id) => id.endsWith('-error')) ?? '',
    );
    expect(message?.textContent).toContain('without a minus sign');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(output('Full Service estimate').textContent).toBe('Enter the floor area');
  });

  test('a new price is announced once, when typing pauses, and not after the first render', () => {
    open('?kind=new&area=2000');
    const live = document.querySelector('[aria-live=polite][aria-atomic]') as HTMLElement;
    act(() => void jest.advanceTimersByTime(2000));
    expect(live.textContent).toBe('');
    type('Floor area', '25');
    act(() => void jest.advanceTimersByTime(300));
    type('Floor area', '2500');
    act(() => void jest.advanceTimersByTime(300));
    expect(live.textContent).toBe('');
    act(() => void jest.advanceTimersByTime(300));
    expect(live.textContent).toBe('Full Service estimate: $525 – $625. Do-It-Yourself base price: $149.');
  });
});

describe('E7: alerts', () => {
  test('fewer than 1 unique unit type shows an alert', () => {
    open('?kind=new&area=2500&multi=1&types=0');
    expect(screen.getByRole('alert').textContent).toContain(
      'Unique unit type must be greater or equal than 1',
    );
    expect(output('Full Service estimate').textContent).toBe('No estimate');
    type('Number of unique unit types', '1');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('without a type of work, both commercial estimates are $0 and an alert is shown until a type is selected', () => {
    open('?kind=commercial&area=3000');
    expect(screen.getByRole('alert').textContent).toContain('Please select type of work to be performed');
    expect(output('Performance approach').textContent).toBe('$0');
    expect(output('Prescriptive approach').textContent).toBe('$0');
    fireEvent.click(screen.getByLabelText('Envelope'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(output('Performance approach').textContent).toBe('$835 – $935');
  });

  test('lighting alone has no performance approach', () => {
    open('?kind=commercial&area=1000&lighting=1');
    expect(screen.getByRole('alert').textContent).toContain(
      'The Performance Approach cannot be done on lighting alone',
    );
    expect(output('Performance approach').textContent).toBe('N/A');
    expect(output('Prescriptive approach').textContent).toBe('$348 – $448');
  });

  test('the alert about fewer than 2 dwelling units can be dismissed and disappears after 8 s, but its text stays beside the field', () => {
    open('?kind=dwelling-units&existing=2000&units=1');
    const words = /Error the field must be at least 2 dwelling/;
    expect(screen.getByRole('alert').textContent).toMatch(words);
    act(() => void jest.advanceTimersByTime(7900));
    expect(screen.queryByRole('alert')).not.toBeNull();
    act(() => void jest.advanceTimersByTime(200));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(words)).toBeTruthy();
    type('Added dwelling units', '0');
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button'));
    expect(screen.queryByRole('alert')).toBeNull();
    type('Added dwelling units', '2');
    expect(output('Full Service estimate').textContent).toBe('$500 – $600');
    expect(screen.getByText(/Firm quote needed/)).toBeTruthy();
  });
});

test.each([
  [1, '1 unique unit type'],
  [2, '2 unique unit types'],
])('the summary of the estimate includes the number of unique unit types (%i)', (types, words) => {
  open(`?kind=new&area=2500&multi=1&types=${types}`);
  expect(screen.getByText(`New building, occupancy R3, 2,500 sq ft, ${words}`)).toBeTruthy();
});

test('E4: the link to a new project includes the entered values', () => {
  open('?kind=new&area=2000');
  const link = screen.getByRole('link', { name: 'Create a Do-It-Yourself project' });
  expect(link.getAttribute('href')).toBe(`${testConfiguration.navLinks.newProject}?kind=new&area=2000`);
});

test('E7: the dwelling unit message beside the field contains ‘Error’ only once', () => {
  open('?kind=dwelling-units&existing=1000&units=1');
  const units = screen.getByRole('textbox', { name: /dwelling units/i });
  const described = units.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
    'Error the field must be at least 2 dwelling units.',
  );
});

test('for an addition above 700 sq ft, the form asks for the existing area and shows a higher Do-It-Yourself price', () => {
  open('?kind=addition&addition=700');
  expect(output('Do-It-Yourself base price').textContent).toBe('$149');
  expect(screen.queryByLabelText('Existing floor area')).toBeNull();
  type('Addition floor area', '701');
  expect(output('Do-It-Yourself base price').textContent).toBe('$189');
  expect(
    screen.getByText(/over 700 sq ft must meet more requirements.*takes the report for both/),
  ).toBeTruthy();
  type('Existing floor area', '1700');
  expect(output('Full Service estimate').textContent).toBe('$502 – $602');
});

test('‘Update estimate’ on an empty form lists missing input at the top and beside the fields', () => {
  open('?kind=new');
  const area = screen.getAllByLabelText('Floor area')[0] as HTMLElement;
  expect(area.getAttribute('aria-invalid')).toBeNull();
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  const summary = screen.getByRole('alert', { name: 'There is a problem' });
  expect(document.activeElement).toBe(summary);
  const words = 'Enter the floor area in square feet, like 2,400';
  const link = within(summary).getByRole('link', { name: words });
  expect(link.getAttribute('href')).toBe(`#${area.id}`);
  const described = area.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(`Error: ${words}`);
  type('Floor area', 'x');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Use digits only for the floor area, like 2,400')).toBeTruthy();
});

describe('an interrupted visit', () => {
  const offer = () => screen.queryByRole('region', { name: 'Your last visit' });

  test('the last estimate is offered if the URL has no query, and can be discarded', () => {
    const { unmount } = open('?kind=existing-plus');
    type('Existing floor area', '1,500');
    type('Addition floor area', '500');
    act(() => void jest.advanceTimersByTime(400));
    unmount();
    const { unmount: leave } = open('');
    expect(offer()?.textContent).toContain(
      'Existing building plus addition, occupancy R3, 1,500 sq ft existing, 500',
    );
    expect(
      within(offer() as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/cost-estimator?kind=existing-plus&existing=1%2C500&addition=500');
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(offer()).toBeNull();
    leave();
    open('');
    expect(offer()).toBeNull();
  });

  test('the last estimate is not offered if the URL has a query', () => {
    localStorage.setItem('title24.cost-estimator', '?kind=new&area=2000');
    open('?kind=commercial');
    expect(offer()).toBeNull();
  });

  test.each(['{broken', 'null', '', '[]', '?kind=new', '?kind=nonsense', '?kind=__proto__', '\u0000'])(
    'the stored text %j is ignored',
    (stored) => {
      localStorage.setItem('title24.cost-estimator', stored);
      open('');
      expect(offer()).toBeNull();
      expect(details('Residential Cost Estimator').open).toBe(true);
    },
  );

  test('storage that cannot be read is logged as ‘Local storage is not supported’ and has no other effect', () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    open('');
    expect(log).toHaveBeenCalledWith('Local storage is not supported');
    expect(details('Residential Cost Estimator')).toBeTruthy();
  });
});

test('following a link to another estimate fills in the form', () => {
  open('?kind=new&area=2500');
  act(() => {
    history.pushState(null, '', '/cost-estimator?kind=commercial&area=3000&mechanical=1');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  expect(details('Commercial Cost Estimator').open).toBe(true);
  expect(output('Prescriptive approach').textContent).toBe('$470 – $570');
  expect(document.activeElement?.textContent).toContain('Commercial Cost Estimator');
});

test('copying the link shows a confirmation, or the URL if there is no clipboard', async () => {
  jest.useRealTimers();
  open('?kind=new&area=2500');
  const copy = () => fireEvent.click(screen.getAllByRole('button', { name: 'Copy link' })[0] as HTMLElement);
  copy();
  expect(
    await screen.findByText(/Copy this address: http:\/\/localhost\/cost-estimator\?kind=new&area=2500/),
  ).toBeTruthy();
  const writeText = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  copy();
  expect(await screen.findByText(/Link copied/)).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith('http://localhost/cost-estimator?kind=new&area=2500');
});

test('a commercial estimate explains which approach suits which project, and mentions acceptance tests', () => {
  open('?kind=commercial&area=3000&mechanical=1&lighting=1');
  expect(screen.getByText(/The prescriptive approach fits most tenant improvements/)).toBeTruthy();
  expect(screen.getByText(/The performance approach fits new buildings/)).toBeTruthy();
  expect(screen.getByText(/^Acceptance tests of lighting controls and mechanical systems/)).toBeTruthy();
});

test('the link ‘Upload your files’ opens the upload form in a dialog, with the type and area of the estimate', async () => {
  jest.useRealTimers();
  const { placed } = open('?kind=existing-plus&existing=1500&addition=500');
  const link = screen.getAllByRole('link', { name: 'Upload your files' })[0] as HTMLAnchorElement;
  expect(link.getAttribute('href')).toBe('/full-service/upload?type=b&area=2000&existing=1500');
  fireEvent.click(link);
  await waitFor(() => expect(placed).toHaveLength(1));
  expect(placed[0]).toMatchObject({
    remote: 'mf-upload',
    parcel: 'upload-dialog',
    props: { type: 'b', size: { ...sizeOfArea(2000), existing: 1500 }, open: true },
  });
});

test('if an input adds a field, the field is announced, unless the input changes the kind of project', () => {
  const { container } = open('?kind=new');
  const said = () =>
    [...container.querySelectorAll('details[open] form [aria-live=polite]')].map((note) => note.textContent);
  expect(said()).toEqual(['']);
  fireEvent.click(screen.getByLabelText('More than 1 dwelling unit'));
  expect(said()).toEqual(['New field: Number of unique unit types']);
  fireEvent.click(screen.getByLabelText('More than 1 dwelling unit'));
  expect(said()).toEqual(['']);
  fireEvent.click(screen.getByRole('radio', { name: /^Addition by itself/ }));
  expect(said()).toEqual(['']);
  type('Addition floor area', '900');
  expect(said()).toEqual(['New field: Existing floor area']);
});

test('a commercial estimate lists acceptance tests but no options of a Do-It-Yourself report', () => {
  open('?kind=commercial&area=1000&envelope=1');
  const commercial = within(details('Commercial Cost Estimator'));
  expect(commercial.getByText(/^Acceptance tests/)).toBeTruthy();
  expect(commercial.queryByText(/ECC rater|Rush|Certification|Do-It-Yourself/)).toBeNull();
  const residential = within(details('Residential Cost Estimator'));
  expect(residential.getByText('Tests by an ECC rater (called HERS rater before 2026)')).toBeTruthy();
  expect(residential.queryByText(/^Acceptance tests/)).toBeNull();
});

test('C14: the climate zone can be looked up by ZIP code beside an estimate', () => {
  open('?kind=new&area=2000');
  const [residential] = screen.getAllByLabelText<HTMLInputElement>('ZIP code');
  expect(residential?.form?.getAttribute('action')).toBe('/climate-zones');
});

test('a printed estimate contains its URL', () => {
  const { container } = open('?kind=new&area=2500');
  expect(container.querySelector('.printNote')?.textContent).toContain(
    `This estimate: ${location.origin}/cost-estimator?kind=new&area=2500`,
  );
  type('Floor area', '2600');
  expect(container.querySelector('.printNote')?.textContent).toContain('?kind=new&area=2600');
});

describe('E9: an estimate by email', () => {
  const house = '/cost-estimator?kind=new&area=2500';
  const ask = () => screen.queryByText('Email me this estimate');
  const email = () => screen.getByLabelText('Email') as HTMLInputElement;

  test('the email is requested with a form that posts to a URL with the entered values', () => {
    open('?kind=new&area=2500');
    const form = email().form as HTMLFormElement;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', house]);
    expect([...new FormData(form).keys()]).toEqual(['email']);
    expect([email().type, email().required]).toEqual(['email', true]);
    type('Floor area', '2600');
    expect(email().form?.getAttribute('action')).toBe('/cost-estimator?kind=new&area=2600');
  });

  test('the email is offered only if there is a price', () => {
    open('?kind=new');
    expect(ask()).toBeNull();
    type('Floor area', '2500');
    expect(ask()).not.toBeNull();
    type('Floor area', 'many');
    expect(ask()).toBeNull();
  });

  test('after the email is sent, its recipient is shown until an input changes', () => {
    open('?kind=new&area=2500', { address: house, email: 'ana@example.org', problem: null });
    expect(screen.getByText(/^Sent to ana@example.org\./)).toBeTruthy();
    expect(ask()).toBeNull();
    type('Floor area', '2600');
    expect(screen.queryByText(/^Sent to/)).toBeNull();
    expect(ask()).not.toBeNull();
  });

  test('if the email cannot be sent, the reason is shown beside the field, which keeps its text', () => {
    open('?kind=new&area=2500', {
      address: house,
      email: 'ana@example',
      problem: 'Enter an email address.',
    });
    expect(email().closest('details')?.open).toBe(true);
    expect(email().value).toBe('ana@example');
    const described = email().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
      'Error: Enter an email address.',
    );
    expect(document.activeElement).toBe(email());
  });
});

test('sample prices use the estimator’s formulas', () => {
  open('');
  const price = (project: RegExp) => screen.getByRole('link', { name: project }).lastChild?.textContent;
  expect(price(/^New house, 2,000 sq ft/)).toBe('Full Service $500 – $600 · Do-It-Yourself $149');
  expect(price(/^New windows/)).toBe('Forms: free or $295');
  expect(price(/^Store lighting/)).toBe('Prescriptive $348 – $448');
});

test('for new windows in a house, the price of prescriptive forms comes before the price of a report', () => {
  open('?kind=envelope&existing=2000');
  const verdict = screen.getByText('Forms: free or $295. A full report often isn’t required.');
  const price = output('Full Service estimate');
  expect(price.textContent).toBe('$500 – $600');
  expect(verdict.compareDocumentPosition(price) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('W4: for occupancy group I, a verdict is shown, but no price and nothing to order', () => {
  open('?kind=commercial&occupancy=I&area=12000&envelope=1');
  const commercial = within(details('Commercial Cost Estimator'));
  commercial.getByText(/^You don’t need a Title 24 report from us for Occupancy I/);
  expect(details('Commercial Cost Estimator').textContent).not.toContain('$');
  expect(commercial.queryByRole('link', { name: 'Upload your files' })).toBeNull();
  expect(commercial.queryByText('Email me this estimate')).toBeNull();
  fireEvent.change(commercial.getByLabelText('Occupancy'), { target: { value: 'B' } });
  expect(output('Performance approach').textContent).toMatch(/^\$/);
  commercial.getByRole('link', { name: 'Upload your files' });
});

test('the form shows the price on one line', () => {
  open('?kind=new');
  const form = within(document.querySelector('details[open] form') as HTMLElement);
  form.getByText('Enter the floor area · Do-It-Yourself $149');
  type('Floor area', '2500');
  form.getByText('Full Service $525 – $625 · Do-It-Yourself $149');
});

test('prices that could not be loaded can be requested again', async () => {
  jest.useRealTimers();
  let fails = true;
  history.replaceState(null, '', '/cost-estimator?kind=new&area=2500');
  renderRemote(<App />, {
    load: async (key) => {
      if (fails) throw new Error('offline');
      return key.startsWith('config') ? seedPrices : seedCatalogue;
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  fireEvent.click(retry);
  await waitFor(() => expect(output('Full Service estimate').textContent).toBe('$525 – $625'));
});
