import { hostConfig } from '@title24/shared-config/build';

export default hostConfig(import.meta.url);
