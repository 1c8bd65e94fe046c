import headingFace from '@title24/ui/heading-face.woff2';
import textFace from '@title24/ui/text-face.woff2';
import favicon from '../assets/favicon.svg';

/** Preloads the fonts, which browsers would otherwise find late, and links the icons and the preview image. */
export function DocumentHead({ origin }: { origin: string }) {
  return (
    <>
      {/* Browsers request fonts with CORS even from the same origin. */}
      {[headingFace, textFace].map((face) => (
        <link key={face} rel="preload" href={face} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <link rel="icon" href="/static/favicon.ico" sizes="32x32" />
      <link rel="icon" href={favicon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/static/apple-touch-icon.png" />
      <meta property="og:image" content={`${origin}/static/social.png`} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta
        property="og:image:alt"
        content="California Title 24 energy reports: a drawing of a house with insulation and solar panels under the sun"
      />
    </>
  );
}
