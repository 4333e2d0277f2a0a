import { useTranslate } from '../../i18n/use-translate.ts';
import { ErrorSummary, type FormProblem } from './error-summary.tsx';
import { fieldId, type GivenForm, type GivenProblem, problemOf } from './given-form.ts';
import type { fr } from './locales/fr.ts';

type Told = keyof (typeof fr)['problems'] &
  ('cookies_refused' | 'csrf_invalid' | 'content_system_unavailable');
const told = new Set<string>([
  'cookies_refused',
  'csrf_invalid',
  'content_system_unavailable',
] satisfies Told[]);
const isTold = (code: string): code is Told => told.has(code);

interface FormProblemsProps {
  given: GivenForm;
  intent?: string;
  /** Says that it did not work, in the form's own words. */
  title: string;
  /** What the form calls its fields, in their order: problems are told in it. */
  labels: Readonly<Record<string, string>>;
}

/** What is wrong with a form that came back, each thing once; nothing when all is well. */
export function FormProblems({ given, intent = '', title, labels }: FormProblemsProps) {
  const t = useTranslate<{ form: typeof fr }>();
  const problem = problemOf(given, intent);
  if (!problem) return null;
  return <ErrorSummary title={title} problems={list(problem)} />;

  function list({ code, message, wait, fields }: GivenProblem): FormProblem[] {
    if (fields.length > 0) return inOrder(fields).map((field) => lineOf(field));
    if (code === 'rate_limited' && wait) return [{ text: t('form.problems.wait', { count: wait }) }];
    return [{ text: isTold(code) ? t(`form.problems.${code}`) : message }];
  }

  function inOrder(fields: GivenProblem['fields']): GivenProblem['fields'] {
    const order = Object.keys(labels);
    return fields.toSorted((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
  }

  function lineOf({ path, message }: GivenProblem['fields'][number]): FormProblem {
    const label = labels[path];
    return label === undefined ? { text: message } : { text: message, label, field: fieldId(path, intent) };
  }
}
