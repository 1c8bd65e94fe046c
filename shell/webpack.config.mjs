import { hostConfig } from '@title24/remote-kit/build';
import { provides } from './src/composition/contracts.ts';

export default hostConfig(import.meta.url, provides);
