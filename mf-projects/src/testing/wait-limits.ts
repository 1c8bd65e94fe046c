import { configure } from '@testing-library/react';

// Tests wait for events; the limit is for hangs, also on a loaded machine.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);
