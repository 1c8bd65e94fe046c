import { headingId } from '@title24/remote-kit/contract';
import { BackToTop } from '@title24/ui';
import { Footer } from './footer.tsx';

/** The layout below the parts on every page. */
export function ShellBottom({ renderedAt, build }: { readonly renderedAt: Date; readonly build: string }) {
  return (
    <>
      <footer>
        <Footer year={renderedAt.getFullYear()} build={build} />
      </footer>
      <BackToTop label="Back to top" targetId={headingId} />
    </>
  );
}
