import { atFirstSign } from './first-sign.ts';

test.each(['pointermove', 'pointerdown', 'keydown'])(
  'runs the action at the first %s, and only once',
  (sign) => {
    const action = jest.fn();
    atFirstSign(action);
    expect(action).not.toHaveBeenCalled();
    for (const type of [sign, sign, 'pointerdown'])
      document.dispatchEvent(new Event(type, { bubbles: true }));
    expect(action).toHaveBeenCalledTimes(1);
  },
);
