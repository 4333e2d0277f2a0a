import type { CallRow } from '../../../shared/config/calls/call.ts';
import type { ReactNode } from 'react';
import { FormProblems } from './form-problems.tsx';
import { ownErrorsOf, useMissingTexts } from './missing-texts.ts';
import { OwnErrors } from './own-errors.ts';
import type { ProblemCode } from './problem-codes.ts';
import { formFields, type FormViewData } from '../../../shared/forms/form-view-data.ts';
import { useFormScript } from '../../lib/use-form-script.ts';
import styles from './form.module.css';

interface PageFormProps {
  viewData: FormViewData;
  /** The page's own path. */
  action: string;
  /** Intent: which of the page's forms was sent. */
  intent?: string;
  /** Purpose of the form: its accessible name. */
  name: string;
  /** Title of what went wrong. */
  summary: string;
  /** Shown with the catalogue's text, which suits this form better than that of all forms. */
  catalogueText?: ProblemCode;
  /** Names of the form's fields, in their order. */
  labels: Readonly<Record<string, string>>;
  /**
   * Enhancement by script: the checks of this name (src/app/forms/) run while one types, and the call is made in place.
   */
  script?: {
    checks: string;
    call: CallRow & { readonly method: 'POST' };
    /** Path to go to afterwards; by default, the one that the answer contains. */
    done?: string | undefined;
  };
  /** One of the fields is a file. */
  hasFile?: boolean;
  children: ReactNode;
}

/** A form that posts to its own page, which refills it after an error; script sends it without a page load. */
export function PageForm(props: PageFormProps) {
  const {
    viewData,
    action,
    intent = '',
    name,
    summary,
    catalogueText,
    labels,
    script,
    hasFile,
    children,
  } = props;
  const missing = useMissingTexts(labels);
  useFormScript(script !== undefined);
  return (
    <div className={styles['frame']}>
      <FormProblems {...{ viewData, intent, catalogueText, labels, missing }} title={summary} />
      <form
        action={action}
        method="post"
        encType={hasFile ? 'multipart/form-data' : undefined}
        noValidate
        aria-label={name}
        className={styles['form']}
        data-form={script?.checks}
        data-call={script?.call.path}
        data-done={script?.done}
        data-summary={script && summary}
        data-catalogue-text={script && catalogueText}
        data-missing={script && JSON.stringify(missing)}
      >
        <input type="hidden" name={formFields.csrf} value={viewData.csrfToken} />
        {intent && <input type="hidden" name={formFields.intent} value={intent} />}
        <OwnErrors value={ownErrorsOf(viewData, intent, missing)}>{children}</OwnErrors>
      </form>
    </div>
  );
}
