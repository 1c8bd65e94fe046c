import { frameDocument } from './frame-document.ts';
import { FrameScript } from './frame-script.ts';

const script = new FrameScript(
  /* webpackChunkName: "picture-frame" */ new URL('./frame/picture-frame.ts', import.meta.url),
);

/** HTML of the frame that reads an image. */
export const pictureDocument = frameDocument('The picture', script);
