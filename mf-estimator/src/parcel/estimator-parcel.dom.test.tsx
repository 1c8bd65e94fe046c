import { fireEvent, screen } from '@testing-library/react';
import { sizeOfArea } from '@title24/shared-domain/full-service';
import { renderRemote } from '../testing/render-remote.tsx';
import { EstimatorParcel } from './estimator-parcel.tsx';

const output = (label: string) => screen.getByLabelText(label, { selector: 'output' });

beforeEach(() => history.replaceState(null, '', '/compliance-wizard?path=residential/new-building'));

test('the parcel shows the form for one kind of project and does not change the URL', () => {
  renderRemote(<EstimatorParcel kind="new" headingLevel={4} />);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  // The surrounding page already has a ZIP code lookup.
  expect(screen.queryByLabelText('ZIP code')).toBeNull();
  fireEvent.change(screen.getByLabelText('Floor area'), { target: { value: '2500' } });
  expect(output('Full Service estimate').textContent).toBe('$525 – $625');
  expect(screen.getByRole('heading', { level: 4, name: 'Your estimate' })).toBeTruthy();
  expect(location.search).toBe('?path=residential/new-building');
});

test('the parcel starts with the given inputs', () => {
  renderRemote(<EstimatorParcel kind="commercial" inputs={{ lighting: '1' }} />);
  expect((screen.getByLabelText('Lighting') as HTMLInputElement).checked).toBe(true);
  fireEvent.change(screen.getByLabelText('Floor area'), { target: { value: '1000' } });
  expect(output('Performance approach').textContent).toBe('N/A');
  expect(output('Prescriptive approach').textContent).toBe('$348 – $448');
});

test('the parcel reports the size of the estimated project', () => {
  const onSize = jest.fn();
  renderRemote(<EstimatorParcel kind="existing-plus" onSize={onSize} />);
  fireEvent.change(screen.getByLabelText('Existing floor area'), { target: { value: '1,500' } });
  fireEvent.change(screen.getByLabelText('Addition floor area'), { target: { value: '500' } });
  expect(onSize).toHaveBeenLastCalledWith({ ...sizeOfArea(2000), existing: 1500 });
});

test('the parcel reports the initial price, and null when there is no price', () => {
  const onPrice = jest.fn();
  renderRemote(<EstimatorParcel kind="new" inputs={{ area: '2,500' }} onPrice={onPrice} />);
  expect(onPrice.mock.calls).toEqual([['$525 – $625']]);
  fireEvent.change(screen.getByLabelText('Floor area'), { target: { value: 'abc' } });
  expect(onPrice).toHaveBeenLastCalledWith(null);
});

test('for a commercial project, the parcel reports the price of each approach that has one', () => {
  const onPrice = jest.fn();
  renderRemote(<EstimatorParcel kind="commercial" inputs={{ area: '1000' }} onPrice={onPrice} />);
  fireEvent.click(screen.getByLabelText('Lighting'));
  expect(onPrice).toHaveBeenLastCalledWith('$348 – $448');
  fireEvent.click(screen.getByLabelText('Envelope'));
  expect(onPrice.mock.lastCall?.[0]).toMatch(/^\$[\d,]+ – \$[\d,]+ or \$[\d,]+ – \$[\d,]+$/);
});

test('the parcel reports the initial size at once, and the inputs by name after a change', () => {
  const onSize = jest.fn();
  const onInputs = jest.fn();
  renderRemote(
    <EstimatorParcel
      kind="addition"
      inputs={{ addition: '900', existing: '1,500' }}
      onSize={onSize}
      onInputs={onInputs}
    />,
  );
  expect(onSize.mock.calls).toEqual([[{ ...sizeOfArea(2400), existing: 1500 }]]);
  expect(onInputs).not.toHaveBeenCalled();
  expect(output('Full Service estimate').textContent).toBe('$502 – $602');
  fireEvent.change(screen.getByLabelText('Existing floor area'), { target: { value: '' } });
  expect(onInputs.mock.calls).toEqual([[{ addition: '900' }]]);
});
