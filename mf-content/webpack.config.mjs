import { remoteConfig } from '@title24/shared-config/build';

export default await remoteConfig(import.meta.url);
