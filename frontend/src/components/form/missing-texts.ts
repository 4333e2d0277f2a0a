import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { fieldId, type FormViewData, problemOf } from '../../../shared/forms/form-view-data.ts';
import type { OwnErrorTexts } from './own-errors.ts';

/** Error of the fields that have a text of their own when they are empty, by name. */
const missingKeys = {
  firstName: 'missing.firstName',
  lastName: 'missing.lastName',
  country: 'missing.country',
  email: 'missing.email',
  subject: 'missing.subject',
  message: 'missing.message',
  password: 'missing.password',
  passwordConfirm: 'missing.passwordConfirm',
  number: 'missing.number',
  sha256: 'missing.sha256',
} as const satisfies Record<string, ParseKeys<'form'>>;

/** What empty fields of a form say, by name: each its own thing, where all others say the same. */
export function useMissingTexts(labels: Readonly<Record<string, string>>): OwnErrorTexts {
  const { t } = useTranslation('form');
  return Object.fromEntries(
    Object.entries(missingKeys).flatMap(([name, key]) => (name in labels ? [[name, t(key)]] : [])),
  );
}

/** The same for the empty fields of a refused form, by id. */
export const ownErrorsOf = (viewData: FormViewData, intent: string, missing: OwnErrorTexts): OwnErrorTexts =>
  Object.fromEntries(
    (problemOf(viewData, intent)?.fields ?? [])
      .filter(({ code }) => code === 'required')
      .map(({ path }) => [fieldId(path, intent), missing[path]]),
  );
