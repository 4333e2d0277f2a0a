import type { FormDocument } from '../../shared/application-form/form-document.ts';
import type { ApplicationCopyQuery } from '../../shared/graphql/generated/operations.ts';

/** A file that was sent. */
interface PrintedFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What the plugin gives to print, as Applications\Sending writes it. */
interface PrintedDocument {
  /** A manager tries out the form. */
  readonly trial?: boolean;
  /** Receipt number; null: never sent. */
  readonly number: string | null;
  /** Counts what was sent; 0: nothing yet. */
  readonly version: number;
  readonly call: { readonly title: string };
  readonly applicant: {
    readonly person: string;
    readonly structure: string | null;
    readonly sentBy: string;
  };
  /** Values of the profile, by source. */
  readonly profile: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly files: readonly PrintedFile[];
}

type Copy = ApplicationCopyQuery['passerelleApplicationCopy'] & object;

export interface PrintedApplication extends Omit<Copy, 'document' | 'form'> {
  readonly document: PrintedDocument;
  readonly form: FormDocument;
}

export const printedApplication = (copy: Copy): PrintedApplication => ({
  ...copy,
  document: JSON.parse(copy.document) as PrintedDocument,
  form: JSON.parse(copy.form) as FormDocument,
});
