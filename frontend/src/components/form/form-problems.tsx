import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ErrorSummary, type FormProblem } from './error-summary.tsx';
import {
  fieldId,
  type FormError,
  type FormViewData,
  problemOf,
} from '../../../shared/forms/form-view-data.ts';
import type { OwnErrorTexts } from './own-errors.ts';
import { isProblemCode, type ProblemCode } from './problem-codes.ts';

const problemKeys = {
  cookies_refused: 'problems.cookies_refused',
  csrf_invalid: 'problems.csrf_invalid',
  content_system_unavailable: 'problems.content_system_unavailable',
} as const satisfies Record<ProblemCode, ParseKeys<'form'>>;

interface FormProblemsProps {
  viewData: FormViewData;
  intent?: string;
  /** Text of the form for the failure. */
  title: string;
  /** Shown with the catalogue's text, which suits this form better than that of all forms. */
  catalogueText?: ProblemCode | undefined;
  /** Labels of the form's fields, in order: problems are listed in it. */
  labels: Readonly<Record<string, string>>;
  /** Whole sentences for fields that are empty, by name. */
  missing: OwnErrorTexts;
}

/** The errors of a refused form, each once; nothing without errors. */
export function FormProblems(props: FormProblemsProps) {
  const { viewData, intent = '', title, labels, missing, catalogueText } = props;
  const { t } = useTranslation('form');
  const problem = problemOf(viewData, intent);
  if (!problem) return null;
  return <ErrorSummary title={title} problems={list(problem)} />;

  function list({ code, message, wait, fields }: FormError): FormProblem[] {
    if (fields.length > 0) return inOrder(fields).map((field) => lineOf(field));
    if (code === 'rate_limited' && wait) return [{ text: t('problems.wait', { count: wait }) }];
    const hasOwnText = isProblemCode(code) && code !== catalogueText;
    return [{ text: hasOwnText ? t(problemKeys[code]) : message }];
  }

  function inOrder(fields: FormError['fields']): FormError['fields'] {
    const order = Object.keys(labels);
    return fields.toSorted((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
  }

  function lineOf({ path, code, message }: FormError['fields'][number]): FormProblem {
    const label = labels[path];
    const own = code === 'required' ? missing[path] : undefined;
    if (code === 'privacy_consent_required') return { text: message, field: fieldId(path, intent) };
    if (own !== undefined) return { text: own, field: fieldId(path, intent) };
    return label === undefined ? { text: message } : { text: message, label, field: fieldId(path, intent) };
  }
}
