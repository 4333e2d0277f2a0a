import { ValidationError } from 'yup';
import { contactTeam } from '../../../shared/config/calls/visitor-calls.ts';
import type { FieldErrorCode } from '../../../shared/config/field-errors.ts';
import { graphqlLanguage } from '../../../shared/config/locales.ts';
import { checks } from '../../../shared/forms/contact-checks.ts';
import { contactFields } from '../../../shared/forms/contact-form.ts';
import { ContactOperation } from '../../../shared/graphql/generated/operations.ts';
import { AppError } from '../../errors/app-error.ts';
import type { FieldProblem } from '../../errors/field-problem.ts';
import { hook } from '../hook.ts';

/** Messages to the team. */
export const hooks = [
  hook(
    contactTeam,
    async (input, { request, sessions }) => {
      const variables = { language: graphqlLanguage(request.language), input, address: request.network };
      const answer = await sessions.query(ContactOperation, variables, request);
      // Success is reported only when WordPress confirmed it.
      if (!answer.passerelleContact) throw new Error('WordPress did not confirm');
      return {};
    },
    check,
  ),
];

/** @throws AppError fields_missing · invalid_fields */
function check(message: object): void {
  try {
    checks.validateSync(message, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const { inner } = error;
    const fields = contactFields.flatMap((path): FieldProblem[] => {
      const code = inner.find((problem) => problem.path === path)?.message;
      return code ? [{ path, code: code as FieldErrorCode }] : [];
    });
    const areMissing = fields.every(({ code }) => code === 'required' || code === 'privacy_consent_required');
    throw new AppError(areMissing ? 'fields_missing' : 'invalid_fields', { fields });
  }
}
