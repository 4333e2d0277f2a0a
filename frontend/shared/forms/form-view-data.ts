/** Fields that every form of ours has, as the server reads them. */
export const formFields = { csrf: 'csrf', intent: 'intent' } as const;
/** The parameter of the success message after a form's redirect. */
export const noticeParameter = 'notice';
/** Success message of a form that is sent, and then shown again. */
export const sentNotice = 'sent';

/** Refusal of a form, in the page's language. */
export interface FormError {
  /** Code in the error catalogue. */
  code: string;
  message: string;
  fields: readonly { path: string; code: string; message: string }[];
  /** Minutes to wait. */
  wait?: number;
}

/** View data of a page with a form. */
export interface FormViewData {
  csrfToken: string;
  /** Intent of the form that was sent; empty for the only one, or for none. */
  intent: string;
  /** Values as they were typed, by field. Never a password. */
  values: Readonly<Record<string, readonly string[]>>;
  problem?: FormError;
  /** Code of the success message; empty for none. Unknown codes are ignored. */
  notice: string;
}

export const emptyForm: FormViewData = { csrfToken: '', intent: '', values: {}, notice: '' };

/** The first value of a field. */
export const valueOf = ({ values }: Pick<FormViewData, 'values'>, name: string): string =>
  values[name]?.[0] ?? '';

/** The problem of one of the page's forms. */
export const problemOf = (viewData: FormViewData, intent = ''): FormError | undefined =>
  viewData.intent === intent ? viewData.problem : undefined;

/** Ids of fields, where one page may have several forms. */
export const fieldId = (name: string, intent = ''): string => (intent ? `${intent}-${name}` : name);

/** State of a form field: the typed value and its error. */
export function fieldOf(
  viewData: FormViewData,
  name: string,
  intent = '',
): { id: string; name: string; defaultValue: string; error: string | undefined } {
  return {
    id: fieldId(name, intent),
    name,
    defaultValue: viewData.intent === intent ? valueOf(viewData, name) : '',
    error: problemOf(viewData, intent)?.fields.find(({ path }) => path === name)?.message,
  };
}
