import { remoteConfig } from '@title24/remote-kit/build';

export default await remoteConfig(import.meta.url);
