import { landingPath } from '../../../shared/config/landing.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { signInFields, signOutIntent } from '../../../shared/forms/auth-forms.ts';
import { noticeParameter } from '../../../shared/forms/form-view-data.ts';
import { returnParameter, safeReturnPath } from '../../../shared/links/return-path.ts';
import { AppError } from '../../errors/app-error.ts';
import type { FieldProblem } from '../../errors/field-problem.ts';
import type { Services } from '../../services.ts';
import type { FormPage, FormRequest, Posted } from '../form-page.ts';
import { queryOf } from '../../input/query-of.ts';

const safeNext = (text: string | null): string => safeReturnPath(text) ?? '';

/** The page of signing in; the button that signs out posts to it too. */
export function forms({ sessions, social }: Services): FormPage[] {
  async function signIn({ request, reply, language, text }: Posted): Promise<string> {
    const credentials = { email: text(signInFields.email), password: text(signInFields.password) };
    const fields = Object.entries(credentials)
      .filter(([, value]) => value.trim() === '')
      .map(([path]): FieldProblem => ({ path, code: 'required' }));
    if (fields.length > 0) throw new AppError('fields_missing', { fields });
    const { user } = await sessions.signIn(request, reply, credentials);
    return safeNext(text(signInFields.next)) || landingPath(user, language);
  }

  /** Already signed out: the wanted state. */
  async function signOut({ request, reply, language }: Posted): Promise<string> {
    await sessions.signOut(request, reply);
    return `${pathTo('login', language)}?${noticeParameter}=signed-out`;
  }

  const page: FormPage = {
    route: 'login',
    loadViewData: ({ request, form, language }: FormRequest) => {
      const searchParams = queryOf(request);
      const next = safeNext(form ? form.get(signInFields.next) : searchParams.get(returnParameter));
      return { next, social: social.options(request, language, next) };
    },
    intents: {
      '': { refilledFields: [signInFields.email], run: signIn, failsAs: 'authentication_failed' },
      [signOutIntent]: { refilledFields: [], run: signOut, usesErrorPage: true },
    },
  };
  return [page];
}
