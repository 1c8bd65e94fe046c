import type { NavLinkKey } from '@title24/shared-domain';
import type { UploadType } from '@title24/shared-domain/full-service';

/** The estimator variants that an outcome can open (E2, E3, E5). */
export type EstimatorKind =
  | 'new'
  | 'existing-plus'
  | 'addition'
  | 'envelope'
  | 'dwelling-units'
  | 'commercial';

export type Sector = 'residential' | 'commercial';

/** The explanations that open in a dialog (W5). */
export type ReferenceId = 'notes' | 'important-terms' | 'covered-processes' | 'exempt-processes';

/** The drawings of answers and outcomes (drawn-project.tsx). */
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
  /** One segment of the address. */
  readonly slug: string;
  readonly label: string;
  readonly hint?: string;
  /** Id of the next question or outcome. */
  readonly next: string;
  readonly drawing?: DrawingName;
  /** The question only groups the answers, so their addresses omit this slug. */
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
      /** A page in the site's configuration. */
      readonly to: NavLinkKey;
    }
  | {
      readonly href: string;
      /** Another site's page, opened in a new tab. */
      readonly external?: true;
    }
);

export type OutcomePrice =
  | {
      readonly type: 'estimator';
      readonly estimator: EstimatorKind;
      /** Initial values of fields, by their names in the estimator's address. */
      readonly inputs?: Readonly<Record<string, string>>;
      readonly note?: string;
      /** Text that names what is usually enough, in place of an estimate. */
      readonly first?: string;
    }
  | { readonly type: 'fixed' /** US dollars. */; readonly amount: number; readonly note: string }
  | {
      readonly type: 'product' /** In the catalogue. */;
      readonly sku: string;
      readonly name: string;
      readonly note: string;
    }
  | { readonly type: 'text'; readonly note: string };

export interface Outcome {
  readonly verdict: Verdict;
  /** A summary of the project, at a glance. */
  readonly drawing: DrawingName;
  /** The verdict in one sentence. */
  readonly headline: string;
  /** The reason, in one line. */
  readonly reason: string;
  /** More reasons, which open on request. */
  readonly why?: readonly string[];
  /** Facts that the visitor must know first, by term. */
  readonly facts?: readonly { readonly term: string; readonly text: string }[];
  readonly document: string;
  readonly price: OutcomePrice;
  /** Opens the upload form; `label` is the button's label. */
  readonly upload?: { readonly type: UploadType; readonly label: string };
  /** The only button of an outcome without an upload. */
  readonly next?: OutcomeLink;
  /** How the visitor can do it without us, free or nearly free; shown before all prices. */
  readonly freeWay?: OutcomeLink;
  readonly links?: readonly OutcomeLink[];
  readonly references?: readonly ReferenceId[];
  /** Notes about the current code. */
  readonly codeNote: string;
}

/** All questions and outcomes by id. Each sector starts at the question with its name. */
export interface DecisionTree {
  readonly questions: Readonly<Record<string, Question>>;
  readonly outcomes: Readonly<Record<string, Outcome>>;
}
