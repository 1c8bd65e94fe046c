import { type ComponentType, lazy, Suspense, useState } from 'react';
import styles from './fields.module.css';
import type { RatedUnit } from './rating-drawing.tsx';

/** If the drawing cannot be loaded, only the text is shown. */
const RatingDrawing = lazy(
  (): Promise<{ default: ComponentType<{ readonly unit: RatedUnit }> }> =>
    import(/* webpackChunkName: "rating-drawing" */ './rating-drawing.tsx').catch(() => ({
      default: () => null,
    })),
);

interface Rating {
  readonly question: string;
  readonly about: string;
  readonly unit: RatedUnit;
}

/** Ratings in the mechanical step, keyed by field path. */
const ratings: Readonly<Record<string, Rating>> = {
  'mechanical.coolingSeer': {
    question: 'What is SEER2?',
    about: 'How efficiently it cools over a season: the higher, the better. Older units say SEER.',
    unit: 'cooling',
  },
  'mechanical.heatingEfficiency': {
    question: 'What are AFUE and HSPF2?',
    about:
      'AFUE is the share of a furnace’s fuel that becomes heat; HSPF2 is how efficiently a heat pump heats over a season.',
    unit: 'heating',
  },
  'mechanical.waterHeaterUef': {
    question: 'What is UEF?',
    about: 'The uniform energy factor: how much of its energy ends up in the hot water.',
    unit: 'water',
  },
};

/** Explains, below a field, what a rating is and where to find it. The explanation is collapsed at first. */
export function RatingHelp({ address }: { readonly address: string }) {
  const [wasOpened, setWasOpened] = useState(false);
  const rating = ratings[address];
  if (!rating) return null;
  return (
    <details className={styles.rating} onToggle={() => setWasOpened(true)}>
      <summary>{rating.question}</summary>
      <p>
        {rating.about} It’s on the unit’s label and its data sheet. Can’t read it? Leave it blank, and tell us
        the age and type in the notes.
      </p>
      {wasOpened && (
        <Suspense fallback={null}>
          <RatingDrawing unit={rating.unit} />
        </Suspense>
      )}
    </details>
  );
}
