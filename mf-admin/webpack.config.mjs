import { pictureDecodersRule } from '@title24/plan-reader/build';
import { remoteConfig } from '@title24/remote-kit/build';

const [browser, render] = await remoteConfig(import.meta.url);
browser.module.rules.push(pictureDecodersRule);

export default [browser, render];
