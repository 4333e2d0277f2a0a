import { answerLetter } from '../../../shared/config/calls/letter-calls.ts';
import { graphqlLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { hashParameter } from '../../../shared/forms/auth-forms.ts';
import { noticeParameter } from '../../../shared/forms/form-view-data.ts';
import { letterFields, type LetterIntent, letterIntents } from '../../../shared/forms/letter-form.ts';
import { LetterOperation, type LetterQuery } from '../../../shared/graphql/generated/operations.ts';
import { toAppError } from '../../errors/app-error.ts';
import { limits } from '../../limits.ts';
import type { Services } from '../../services.ts';
import { sendLetterFile } from '../../uploads/send-letter-file.ts';
import { fileOf } from '../form-file.ts';
import type { FormPage, FormRequest, Intent, Posted } from '../form-page.ts';
import { hashOf } from './link-hash.ts';

/** Intents after which the letter goes on: the page is opened again by its link. */
const goesOn: ReadonlySet<LetterIntent> = new Set(['save', 'removeFile']);

/** The page of a referee’s link, without account: a letter is written, sent, declined, and erased later. */
export function forms({ calls, sessions, uploads }: Services): FormPage[] {
  const answering = (action: LetterIntent): Intent => ({
    refilledFields: [letterFields.text],
    async run(posted) {
      const { language } = posted;
      const hash = hashOf(posted);
      await answer(action, posted, hash);
      const after = { [noticeParameter]: action, ...(goesOn.has(action) && { [hashParameter]: hash }) };
      return `${pathTo('letter', language)}?${new URLSearchParams(after)}`;
    },
  });

  async function answer(action: LetterIntent, posted: Posted, hash: string): Promise<void> {
    const isWritten = action === 'save' || action === 'send';
    const text = posted.text(letterFields.text);
    const file = isWritten ? fileOf(posted.form) : undefined;
    if (file) {
      // What was typed is saved first: it stays whatever becomes of the file.
      await calls.run(answerLetter, posted, { hash, action: 'save', text });
      await sendLetterFile(uploads, file, { letterHash: hash, requestId: posted.request.id });
    }
    await calls.run(answerLetter, posted, {
      hash,
      action,
      ...(isWritten && { text }),
      ...(action === 'removeFile' && { fileId: Number(posted.text(letterFields.fileId)) || 0 }),
    });
  }

  const page: FormPage = {
    route: 'letter',
    file: { field: letterFields.file, bytes: limits.uploads.letterBytes },
    loadViewData: async (formRequest) => {
      const hash = hashOf(formRequest);
      return { hash, letter: hash === '' ? undefined : await letterOf(hash, formRequest) };
    },
    intents: Object.fromEntries(
      (Object.keys(letterIntents) as LetterIntent[]).map((name) => [name, answering(name)]),
    ),
  };
  return [page];

  /** @returns undefined for a link that is not valid */
  async function letterOf(
    hash: string,
    { request, language }: FormRequest,
  ): Promise<LetterQuery['passerelleLetter'] | undefined> {
    try {
      const variables = { hash, language: graphqlLanguage(language) };
      return (await sessions.query(LetterOperation, variables, request)).passerelleLetter;
    } catch (error) {
      if (toAppError(error).code !== 'link_expired') throw error;
      return undefined;
    }
  }
}
