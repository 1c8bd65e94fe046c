import { BackToTop } from './back-to-top.tsx';

export const AfterScrolling = () => (
  <div>
    <p>Scroll down: the button is at the lower right.</p>
    <BackToTop />
  </div>
);
