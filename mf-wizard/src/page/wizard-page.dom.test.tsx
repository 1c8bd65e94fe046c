import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { testConfiguration } from '@title24/remote-kit/testing';
import { type EstimatedSize, sizeOfArea } from '@title24/shared-domain/full-service';
import { decisionTree } from '../decision-tree/decision-tree.ts';
import { referenceTexts } from '../references/reference-texts.ts';
import { renderWizard } from '../testing/render-remote.tsx';

const page = '/compliance-wizard';
const details = (title: RegExp) => screen.getByText(title).closest('details') as HTMLDetailsElement;
const residential = () => details(/^\s*Residential \(R1, R2, R3\)/);
const commercial = () => details(/^\s*Commercial \(A, B, E, F, H, I, M, S, U\)/);
const click = (details: HTMLDetailsElement) =>
  fireEvent.click(details.querySelector('summary') as HTMLElement);

/** Follows a link as the shell does. */
function follow(link: HTMLElement) {
  act(() => {
    history.pushState(null, '', link.getAttribute('href'));
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('W1: accordions', () => {
  test('Residential is open at first, and opening one accordion closes the other', () => {
    renderWizard(page);
    expect([residential().open, commercial().open]).toEqual([true, false]);
    click(commercial());
    expect([residential().open, commercial().open]).toEqual([false, true]);
    click(residential());
    expect([residential().open, commercial().open]).toEqual([true, false]);
  });

  test('each accordion shows the answers to its first question as links', () => {
    renderWizard(page);
    for (const [half, question] of [
      [residential(), decisionTree.questions.residential],
      [commercial(), decisionTree.questions.commercial],
    ] as const) {
      for (const { slug, label } of question?.answers ?? []) {
        const link = within(half).getByRole('link', { name: label, hidden: true });
        expect(link.getAttribute('href')).toContain(`/${slug}`);
      }
    }
  });

  test('the alias /complianceWizard shows the same page', () => {
    renderWizard('/complianceWizard');
    expect(residential()).toBeTruthy();
  });
});

describe('steps', () => {
  test('a step opens its accordion, links back to earlier answers, and takes the focus after a navigation', () => {
    renderWizard(`${page}?path=residential`);
    follow(screen.getByRole('link', { name: 'Add or convert' }));
    follow(screen.getByRole('link', { name: /^Addition, or garage/ }));
    expect(residential().open).toBe(true);
    expect(document.activeElement?.textContent).toBe('How big is the new or converted area?');
    const change = screen.getByRole('link', { name: /^Change the answer: Addition, or garage/ });
    expect(change.getAttribute('href')).toBe(`${page}?path=residential/add`);
    const first = screen.getByRole('link', { name: 'Change the answer: Add or convert' });
    expect(first.getAttribute('href')).toBe(`${page}?path=residential`);
  });

  test('the introduction disappears after the first answer', () => {
    renderWizard(page);
    screen.getByText(/^Find out whether you need a Title 24 report/);
    follow(screen.getByRole('link', { name: 'Change what’s there' }));
    expect(screen.queryByText(/^Find out whether you need a Title 24 report/)).toBeNull();
  });

  test('R4: the document title follows the step, even after Back', () => {
    renderWizard(`${page}?path=residential`);
    expect(document.title).toBe('What are you planning? – Title 24 Wizard | Configured Company');
    follow(screen.getByRole('link', { name: 'Change what’s there' }));
    follow(screen.getByRole('link', { name: 'Kitchen, bath or finishes' }));
    expect(document.title).toBe(
      'A Title 24 report is usually not required for interior remodeling alone – Title 24 Wizard | Configured Company',
    );
    act(() => {
      history.replaceState(null, '', page);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    expect(document.title).toBe('Is Title 24 compliance required / Full Service Quote | Configured Company');
  });

  test('a step does not take the focus when the page loads', () => {
    renderWizard(`${page}?path=residential/addition`);
    expect(document.activeElement).toBe(document.body);
  });

  test('an invalid step shows a message and the last valid step', () => {
    renderWizard(`${page}?path=residential/addition/nonsense`);
    expect(screen.getByText(/leads to a step that doesn’t exist/)).toBeTruthy();
    expect(screen.getByText('How big is the new or converted area?')).toBeTruthy();
  });
});

describe('outcomes', () => {
  test('an outcome shows its verdict, headline, code edition and button', () => {
    renderWizard(`${page}?path=residential/interior-remodel`);
    expect(screen.getByText('Usually not required')).toBeTruthy();
    expect(
      screen.getByRole('heading', { level: 3, name: /usually not required for interior remodeling/ }),
    ).toBeTruthy();
    expect(screen.getByText('2025 Energy Code').textContent).not.toContain('reviewed');
    expect(screen.getByRole('link', { name: /mandatory measures summary/ }).getAttribute('href')).toMatch(
      /\.pdf$/,
    );
  });

  test('C14: beside an outcome, the climate zone can be looked up by ZIP code', () => {
    renderWizard(`${page}?path=residential/interior-remodel`);
    const { form } = screen.getByLabelText<HTMLInputElement>('ZIP code');
    expect(form?.getAttribute('action')).toBe('/climate-zones');
  });

  test('W6: once loaded, the estimator for the project replaces the link to the estimator', async () => {
    const { placed } = renderWizard(`${page}?path=commercial/historic`);
    expect(screen.getByRole('link', { name: 'Estimate the cost' }).getAttribute('href')).toBe(
      '/cost-estimator?kind=commercial&lighting=1',
    );
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Estimate the cost' })).toBeNull());
    expect(placed).toMatchObject([
      {
        remote: 'mf-estimator',
        parcel: 'estimator',
        props: { kind: 'commercial', inputs: { lighting: '1' } },
      },
    ]);
  });

  test('if the estimator cannot be loaded, the link to it stays', async () => {
    const { placed } = renderWizard(`${page}?path=residential/new-building`, { parcels: false });
    await waitFor(() => expect(placed).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'Estimate the cost' }).getAttribute('href')).toBe(
      '/cost-estimator?kind=new',
    );
  });

  test('‘Submit my plans’ passes the estimator’s floor area to the upload form', async () => {
    const { placed } = renderWizard(`${page}?path=residential/new-building`);
    await waitFor(() => expect(placed).toHaveLength(1));
    const estimator = placed[0]?.props as { onSize: (size: EstimatedSize) => void } | undefined;
    act(() => estimator?.onSize(sizeOfArea(2400)));
    const link = screen.getByRole('link', { name: 'Submit my plans' });
    expect(link.getAttribute('href')).toBe('/full-service/upload?type=a&area=2400');
    fireEvent.click(link);
    await waitFor(() => expect(placed).toHaveLength(2));
    expect(placed[1]).toMatchObject({
      remote: 'mf-upload',
      parcel: 'upload-dialog',
      props: { type: 'a', size: sizeOfArea(2400) },
    });
  });

  test('the project’s size is stored in the URL and restored from the URL', async () => {
    const address = `${page}?path=residential/addition/by-itself`;
    const first = renderWizard(address);
    await waitFor(() => expect(first.placed).toHaveLength(1));
    const estimator = first.placed[0]?.props as {
      inputs?: unknown;
      onInputs: (inputs: Record<string, string>) => void;
    };
    expect(estimator.inputs).toBeUndefined();
    act(() => estimator.onInputs({ addition: '4' }));
    act(() => estimator.onInputs({ addition: '400' }));
    await waitFor(() => expect(location.search).toBe('?path=residential/addition/by-itself&addition=400'));
    first.unmount();

    const reopened = renderWizard(location.pathname + location.search, { parcels: false });
    expect(screen.getByRole('link', { name: 'Estimate the cost' }).getAttribute('href')).toBe(
      '/cost-estimator?kind=addition&addition=400',
    );
    await waitFor(() => expect(reopened.placed).toHaveLength(1));
    expect(reopened.placed[0]?.props).toMatchObject({ kind: 'addition', inputs: { addition: '400' } });
  });

  test('the estimator starts with the known fields in the URL', async () => {
    const { placed } = renderWizard(`${page}?path=commercial/historic&area=1000&mechanical=1&kind=new&x=1`);
    await waitFor(() => expect(placed).toHaveLength(1));
    expect(placed[0]?.props).toEqual(
      expect.objectContaining({ kind: 'commercial', inputs: { area: '1000', mechanical: '1' } }),
    );
  });

  test('an outcome shows its verdict, free option, price and button in this order', async () => {
    const { placed } = renderWizard(`${page}?path=residential/windows`);
    await waitFor(() => expect(placed).toHaveLength(1));
    const sheet = screen.getByText('Forms required').closest('.sheet') as HTMLElement;
    const parts = [
      within(sheet).getByRole('heading', { level: 3 }),
      within(sheet).getByText(/the changed parts must meet the code/),
      within(sheet).getByRole('link', { name: /Energy Code Ace/ }),
      within(sheet).getByRole('heading', { level: 4, name: 'What it costs' }),
      within(sheet).getByRole('link', { name: 'Submit my plans' }),
    ];
    for (const [index, part] of parts.slice(1).entries()) {
      const before = parts[index] as HTMLElement;
      expect(before.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
    within(sheet).getByText('Forms: free or $295');
    expect(within(sheet).queryByText(/If a part falls short/)).toBeNull();
    expect(screen.getByText(/If a part falls short/).closest('details')?.open).toBe(false);
  });

  test('if there is a price, the verdict and the price are beside the button', async () => {
    const { placed } = renderWizard(`${page}?path=residential/new-building`);
    await waitFor(() => expect(placed).toHaveLength(1));
    const beside = () => screen.getByRole('link', { name: 'Submit my plans' }).parentElement?.textContent;
    expect(beside()).not.toContain('Required');
    const estimator = placed[0]?.props as { onPrice: (price: string | null) => void } | undefined;
    act(() => estimator?.onPrice('$525 – $625'));
    expect(beside()).toContain('Required · $525 – $625');
    act(() => estimator?.onPrice(null));
    expect(beside()).not.toContain('Required');
  });

  test('a fixed price is beside the button', () => {
    renderWizard(`${page}?path=residential/prescriptive`);
    const button = screen.getByRole('link', { name: 'Submit my plans' });
    expect(button.parentElement?.textContent).toMatch(/ · \$295/);
  });

  test('a visitor who is not sure is referred to customer service', () => {
    renderWizard(`${page}?path=residential`);
    follow(screen.getByRole('link', { name: 'I’m not sure' }));
    expect(screen.getByText('Ask us')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Send what I have' }).getAttribute('href')).toBe(
      '/full-service/upload?type=b',
    );
    expect(screen.getByRole('link', { name: 'Call or email us' })).toBeTruthy();
  });

  test('the prescriptive path costs $295 and links to the upload form', () => {
    renderWizard(`${page}?path=residential/prescriptive`);
    expect(screen.getByText('$295')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Submit my plans' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Energy Code Ace.*opens in a new tab/ })).toBeTruthy();
  });

  test('after two answers, a contractor who is replacing a furnace sees ‘Who tests’ and the price of load calculations', () => {
    renderWizard(page);
    follow(screen.getByRole('link', { name: 'Change what’s there' }));
    follow(screen.getByRole('link', { name: 'Furnace, air conditioner or ducts' }));
    expect(screen.getByText('Who tests').nextSibling?.textContent).toContain('ECC rater');
    expect(screen.getByText('Load calculations').nextSibling?.textContent).toMatch(/^Asked for when/);
    screen.getByText('$39.50');
    const button = screen.getByRole('link', { name: 'Order load calculations' });
    expect(button.parentElement?.textContent).toContain('Load calculations · $39.50');
    expect(button.getAttribute('href')).toBe(testConfiguration.navLinks.newProject);
  });

  test('the outcome for a mechanical changeout lists what triggers the requirements', () => {
    renderWizard(`${page}?path=residential/mechanical`);
    expect(
      screen.getByText(/more than 40 ft of ducts in unconditioned or indirectly conditioned space/),
    ).toBeTruthy();
    expect(screen.getByText(/ducted furnace, air handler, condenser, coil or compressor/)).toBeTruthy();
  });
});

describe('W5: explanations', () => {
  test('a link opens an explanation in a dialog or, without JavaScript, leads to the same text on the page', () => {
    renderWizard(`${page}?path=commercial/covered-processes`);
    const link = screen.getByRole('link', { name: 'Covered Processes' });
    expect(link.getAttribute('href')).toBe('#covered-processes');
    expect(document.getElementById('covered-processes')?.querySelectorAll('li')).toHaveLength(13);
    fireEvent.click(link);
    const dialog = screen.getByRole('dialog', { name: 'Covered Processes' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(13);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('there are four explanations', () => {
    expect(referenceTexts.map(({ title }) => title)).toEqual([
      'Notes',
      'Important Terms',
      'Covered Processes',
      'Exempt Processes',
    ]);
  });
});

describe('W2: browser storage', () => {
  test('the wizard remembers that both accordions were closed', () => {
    const { unmount } = renderWizard(page);
    click(residential());
    unmount();
    renderWizard(page);
    expect([residential().open, commercial().open]).toEqual([false, false]);
  });

  test('the wizard remembers the open accordion', () => {
    const { unmount } = renderWizard(page);
    click(commercial());
    unmount();
    renderWizard(page);
    expect(commercial().open).toBe(true);
  });

  test('the wizard offers to resume an interrupted visit, but does not resume it automatically', () => {
    const { unmount } = renderWizard(`${page}?path=residential/addition`);
    unmount();
    renderWizard(page);
    const offer = screen.getByRole('region', { name: 'Your last visit' });
    expect(within(offer).getByText(/Addition, or garage or basement conversion/)).toBeTruthy();
    expect(screen.queryByText('How big is the new or converted area?')).toBeNull();
    follow(within(offer).getByRole('link', { name: 'Continue' }));
    expect(screen.getByText('How big is the new or converted area?')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Your last visit' })).toBeNull();
  });

  test("'Start over' deletes the stored visit", () => {
    localStorage.setItem(
      'title24.compliance-wizard',
      JSON.stringify({ accordion: null, path: 'residential/addition' }),
    );
    const { unmount } = renderWizard(page);
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
    unmount();
    renderWizard(page);
    expect(screen.queryByRole('region', { name: 'Your last visit' })).toBeNull();
  });

  test.each([
    '{broken',
    'null',
    '7',
    '[]',
    '"residential"',
    '{"accordion":"__proto__","path":{}}',
    '{"accordion":{"a":1},"path":"no/such/step"}',
  ])('corrupt storage %s is ignored', (stored) => {
    localStorage.setItem('title24.compliance-wizard', stored);
    renderWizard(page);
    expect([residential().open, commercial().open]).toEqual([true, false]);
    expect(screen.queryByRole('region', { name: 'Your last visit' })).toBeNull();
    click(commercial());
    expect(commercial().open).toBe(true);
    expect(JSON.parse(localStorage.getItem('title24.compliance-wizard') ?? '')).toMatchObject({
      accordion: 'commercial',
    });
  });

  test('storage that cannot be read is logged as ‘Local storage is not supported’ and has no other effect', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    renderWizard(page);
    click(commercial());
    expect(commercial().open).toBe(true);
    expect(log).toHaveBeenCalledWith('Local storage is not supported');
  });
});
