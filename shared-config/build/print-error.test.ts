import { RemoteConfigError } from '../contract/index.ts';
import { printError } from './print-error.ts';

test.each([
  [
    'an invalid remote.config.ts',
    new RemoteConfigError('mf-a has neither routes nor parcels.'),
    'mf-a has neither routes nor parcels.',
  ],
  [
    'an unknown option',
    Object.assign(new TypeError("Unknown option '--fix'. To specify a positional argument"), {
      code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION',
    }),
    "Unknown option '--fix'. npx remote --help lists all options.",
  ],
  [
    'a used port',
    Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 4710 }),
    'Port 4710 is in use. Choose another with --port.',
  ],
])('%s is printed without a stack', (_, error, text) => {
  const print = jest.spyOn(console, 'error').mockImplementation();
  printError(error);
  expect(print.mock.calls).toEqual([[text]]);
  print.mockRestore();
});
