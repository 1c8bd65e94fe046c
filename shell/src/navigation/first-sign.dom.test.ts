import { atFirstSign } from './first-sign.ts';

test.each(['pointermove', 'pointerdown', 'keydown'])(
  'the action runs at the first %s, and only once',
  (sign) => {
    const action = jest.fn();
    atFirstSign(action);
    expect(action).not.toHaveBeenCalled();
    for (const type of [sign, sign, 'pointerdown'])
      document.dispatchEvent(new Event(type, { bubbles: true }));
    expect(action).toHaveBeenCalledTimes(1);
  },
);
