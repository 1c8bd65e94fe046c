import { remoteConfig } from '@title24/shared-config/build';

export default remoteConfig(import.meta.url);
