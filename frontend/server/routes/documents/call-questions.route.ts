import type { FormDocument } from '../../../shared/application-form/form-document.ts';
import { callQuestionsFile } from '../../../shared/config/document-paths.ts';
import { graphqlLanguage, languages } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { CallQuestionsOperation } from '../../../shared/graphql/generated/operations.ts';
import { questionsDocx } from '../../call-questions/questions-docx.ts';
import { sendDocument } from '../../documents/send-document.ts';
import { AppError } from '../../errors/app-error.ts';
import { attachment } from '../../media/attachment.ts';
import type { Route } from '../route.ts';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** GET {call}questions.docx: what a call on the platform asks, for everybody who may read the call. */
export const route: Route = async (app, { documents, bodies, env }) => {
  for (const language of languages) {
    const path = callQuestionsFile(language, 'SLUG').replace('SLUG', ':slug');
    app.get<{ Params: { slug: string } }>(path, { schema: { hide: true } }, async (request, reply) => {
      const { slug } = request.params;
      const document = await documents.get(callQuestionsFile(language, slug), request.id, async (query) => {
        const variables = { language: graphqlLanguage(language), slug };
        const { passerelleCall: call } = await query(CallQuestionsOperation, variables);
        if (!call?.applicationForm) throw new AppError('not_found');
        const { title } = call.card;
        const form = JSON.parse(call.applicationForm.document) as FormDocument;
        const address = new URL(pathTo('callQuestions', language, { slug }), env.publicUrl).href;
        return { body: await questionsDocx({ title, address, form }, language) };
      });
      reply
        .header('content-language', language)
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', attachment(`${slug}.docx`));
      return await sendDocument(request, reply, { document, type: docxType, bodies });
    });
  }
};
