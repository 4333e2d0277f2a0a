import type { FastifyRequest } from 'fastify';
import { ValidationError } from 'yup';
import { graphqlLanguage, type Language } from '../../shared/config/locales.ts';
import { contactFields } from '../../shared/forms/contact-form.ts';
import { checks } from '../../shared/forms/contact-checks.ts';
import {
  ContactOperation,
  type ContactMutationVariables,
} from '../../shared/graphql/generated/operations.ts';
import type { BotCheck, BotCheckInput } from '../bot-check/bot-check.ts';
import { AppError } from '../errors/app-error.ts';
import type { FieldErrorCode } from '../../shared/config/field-errors.ts';
import type { FieldProblem } from '../errors/field-problem.ts';
import type { Operations } from '../upstream/operations.ts';
import type { WordPress } from '../upstream/wordpress.ts';

export type ContactMessage = ContactMutationVariables['input'];

interface Options {
  wordpress: Pick<WordPress, 'query'>;
  operations: Operations;
  botCheck: BotCheck;
}

/** Messages to the team, from the page's form and from the call alike. */
export class ContactMessages {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @throws AppError fields_missing · invalid_fields · rate_limited · content_system_unavailable */
  async send(
    request: FastifyRequest,
    language: Language,
    message: ContactMessage,
    bot: BotCheckInput,
  ): Promise<void> {
    check(message);
    const { wordpress, operations, botCheck } = this.#options;
    await botCheck.check(request, bot);
    const variables = { language: graphqlLanguage(language), input: message, address: request.network };
    const answer = await wordpress.query(operations.get(ContactOperation.id), variables, request.id);
    // Success is reported only when WordPress confirmed it.
    if (answer['passerelleContact'] !== true) throw new Error('WordPress did not confirm');
  }
}

/** Checked before the bot proof, which can be used only once. */
function check(message: ContactMessage): void {
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
