import type {
  PasserelleDecisionKind,
  PasserelleDecisionReviewState,
  PasserelleOfferAnswer,
  PasserelleSubmissionState,
} from '../../shared/graphql/generated/operations.ts';
import type { FormQuestion } from '../../shared/application-form/form-document.ts';
import type { Language } from '../../shared/config/locales.ts';
import type { BeginExportMutation } from '../../shared/graphql/generated/operations.ts';

/** What the plugin’s Applications\Export answers. */

/** A question that was ever asked, with the columns and choices of all versions. */
export type ExportedQuestion = FormQuestion & { readonly isRetired?: boolean };

interface ExportedFile {
  readonly id: number;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly state: string;
}

export interface AnswerFile extends ExportedFile {
  /** Id of the question. */
  readonly question: string;
}

export interface ExportedLetter {
  readonly id: number;
  readonly questionId: string;
  /** The referee’s name. */
  readonly name: string;
  readonly receivedAt: string;
  readonly text: string;
  readonly files: readonly (Omit<ExportedFile, 'sha256'> & { readonly sha256: string | null })[];
}

/** A published decision. Texts are empty where there is nothing to say. */
export interface ExportedDecision {
  readonly kind: PasserelleDecisionKind;
  readonly publishedAt: string;
  /** On the waiting list. */
  readonly place: number | null;
  /** Id of the choice that names it. */
  readonly category: string;
  readonly categoryNames: Readonly<Partial<Record<Language, string>>>;
  /** Digits with a point before decimals. */
  readonly amount: string;
  readonly currency: string;
  readonly answer: PasserelleOfferAnswer | null;
  readonly answeredAt: string | null;
  /** Why it is not what was proposed. */
  readonly deviation: string;
}

/** A request to review the result. */
interface ExportedResultReview {
  readonly state: PasserelleDecisionReviewState;
  readonly askedAt: string;
  readonly answeredAt: string | null;
}

/** An application as it was sent. Texts are empty where there is nothing to say; instants are ISO 8601 in UTC. */
export interface ExportedApplication {
  readonly id: number;
  readonly submission: number;
  readonly number: string;
  readonly state: PasserelleSubmissionState;
  readonly withdrawnAt: string | null;
  readonly sentAt: string;
  readonly changedAt: string;
  readonly version: number;
  /** Number of the version of the form that it answers. */
  readonly form: number;
  readonly sha256: string;
  /** Name of the structure, else of the person. */
  readonly name: string;
  /** Who applies for the structure. */
  readonly person: string;
  readonly kind: 'person' | 'structure';
  readonly country: string;
  readonly language: Language;
  /** Ids of the questions that the applicant saw. */
  readonly questions: readonly string[];
  readonly answers: Readonly<Record<string, unknown>>;
  readonly profile: Readonly<Record<string, string>>;
  readonly files: readonly AnswerFile[];
  readonly letters: readonly ExportedLetter[];
  /** Names of the tags that the call’s team has put on it. */
  readonly tags: readonly string[];
  readonly decision: ExportedDecision | null;
  readonly review: ExportedResultReview | null;
}

export interface ExportedConflict {
  readonly kind:
    | 'applicant'
    | 'coWriter'
    | 'declared'
    | 'declaredByManager'
    | 'mailDomain'
    | 'mentor'
    | 'partner'
    | 'referee'
    | 'structure';
  readonly reason: string;
}

/** An application and a person who reviews it, or who has a conflict of interest. */
export interface ExportedReview {
  readonly number: string;
  /** null: the account is gone. */
  readonly reviewer: string | null;
  /** null: no review was asked of the person. */
  readonly state: 'accepted' | 'asked' | 'cancelled' | 'declined' | 'done' | 'recused' | null;
  readonly reason: string;
  /** Final points in hundredths, by criterion. */
  readonly points: Readonly<Record<string, number>>;
  readonly isCounted: boolean;
  readonly conflicts: readonly ExportedConflict[];
}

interface Criterion {
  readonly id: string;
  readonly label: Readonly<Partial<Record<Language, string>>>;
}

export interface ExportItem {
  readonly submission: number;
  readonly version: number;
  /** In ten-thousandths of the scale; null: there is none, or the reader still has to score. */
  readonly average: number | null;
}

/** An export that has begun: which versions of which applications it has. */
export interface ExportPlan {
  readonly title: string;
  readonly zone: string;
  readonly pass: string;
  readonly items: readonly ExportItem[];
  readonly questions: readonly ExportedQuestion[];
  readonly criteria: readonly Criterion[];
  /** Whether the places of the call are planned. */
  readonly hasPlaces: boolean;
}

export function exportPlan({ passerelleBeginExport: begun }: BeginExportMutation): ExportPlan {
  const items = JSON.parse(begun.items) as (readonly [number, number, number | null])[];
  const plan = JSON.parse(begun.criteria || '{}') as { criteria?: Criterion[] };
  return {
    title: begun.callTitle,
    zone: begun.zone ?? 'UTC',
    pass: begun.pass,
    items: items.map(([submission, version, average]) => ({ submission, version, average })),
    questions: JSON.parse(begun.questions) as ExportedQuestion[],
    criteria: plan.criteria ?? [],
    hasPlaces: begun.hasPlaces,
  };
}
