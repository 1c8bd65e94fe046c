import type { NavLinkKey } from '@title24/shared-domain';
import type { UploadType } from '@title24/shared-domain/full-service';

/** Kinds of estimates that an outcome can show (E2, E3, E5). */
export type EstimatorKind =
  | 'new'
  | 'existing-plus'
  | 'addition'
  | 'envelope'
  | 'dwelling-units'
  | 'commercial';

export type Sector = 'residential' | 'commercial';

/** Explanations that open in a dialog (W5). */
export type ReferenceId = 'notes' | 'important-terms' | 'covered-processes' | 'exempt-processes';

/** Names of the drawings in drawn-project.tsx. */
export type DrawingName =
  | 'new'
  | 'addition'
  | 'adu'
  | 'units'
  | 'change'
  | 'windows'
  | 'equipment'
  | 'interior'
  | 'forms'
  | 'commercial'
  | 'unknown';

export interface Answer {
  /** The answer's segment of a wizard path, such as 'addition'. */
  readonly slug: string;
  readonly label: string;
  readonly hint?: string;
  /** Id of the next question or outcome. */
  readonly next: string;
  readonly drawing?: DrawingName;
  /**
   * Whether this answer stands for a group of answers. The next question lists the group's answers. Their
   * paths omit this slug.
   */
  readonly isGroup?: true;
}

export interface Question {
  readonly question: string;
  readonly hint?: string;
  readonly references?: readonly ReferenceId[];
  readonly answers: readonly Answer[];
}

export type Verdict =
  | 'required'
  | 'forms-required'
  | 'partly'
  | 'usually-not-required'
  | 'not-required'
  | 'ask-us';

export type OutcomeLink = { readonly label: string } & (
  | {
      /** Key of a page in the site's configuration. */
      readonly to: NavLinkKey;
    }
  | {
      readonly href: string;
      /** Whether the link opens another site, in a new tab. */
      readonly external?: true;
    }
);

export type OutcomePrice =
  | {
      readonly type: 'estimator';
      readonly estimator: EstimatorKind;
      /** Initial values by field name. The estimator's URL uses the same names. */
      readonly inputs?: Readonly<Record<string, string>>;
      readonly note?: string;
      /**
       * Price of documents that are usually sufficient without a report, such as 'Forms: free or $295'. This price is
       * shown before the estimator. Beside the outcome's button, this price replaces the estimator's price.
       */
      readonly first?: string;
    }
  | { readonly type: 'fixed' /** In US dollars. */; readonly amount: number; readonly note: string }
  | {
      readonly type: 'product' /** SKU in the catalog. */;
      readonly sku: string;
      readonly name: string;
      readonly note: string;
    }
  | { readonly type: 'text'; readonly note: string };

export interface Outcome {
  readonly verdict: Verdict;
  readonly drawing: DrawingName;
  readonly headline: string;
  /** Reason for the verdict, in one line. */
  readonly reason: string;
  /** More reasons, collapsed at first. */
  readonly why?: readonly string[];
  /** Important facts, shown as terms with their texts. */
  readonly facts?: readonly { readonly term: string; readonly text: string }[];
  readonly document: string;
  readonly price: OutcomePrice;
  /** Upload form that the outcome's button opens. */
  readonly upload?: { readonly type: UploadType; readonly label: string };
  /** Target of the button if there is no upload. */
  readonly next?: OutcomeLink;
  /** A free or low-cost way to comply without this company, shown before all prices. */
  readonly freeOption?: OutcomeLink;
  readonly links?: readonly OutcomeLink[];
  readonly references?: readonly ReferenceId[];
  readonly codeNote: string;
}

/** All questions and outcomes by id. The id of a sector's first question is the sector's name. */
export interface DecisionTree {
  readonly questions: Readonly<Record<string, Question>>;
  readonly outcomes: Readonly<Record<string, Outcome>>;
}
