import { hostConfig } from '@title24/remote-kit/build';

export default hostConfig(import.meta.url);
