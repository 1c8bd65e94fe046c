import { headingId } from '@title24/remote-kit/contract';
import { BackToTop } from '@title24/ui';
import { Footer } from './footer.tsx';

/** Renders the layout below the page's parts. */
export function ShellBottom({ renderedAt, build }: { readonly renderedAt: Date; readonly build: string }) {
  return (
    <>
      <footer>
        <Footer year={renderedAt.getFullYear()} build={build} />
      </footer>
      <BackToTop targetId={headingId} />
    </>
  );
}
