import { botFields } from '../../../shared/forms/bot-challenge.ts';
import { noticeParameter } from '../../../shared/forms/form-view-data.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import {
  contactFields,
  contactTopics,
  type ContactViewData,
  sentNotice,
  topicParameter,
} from '../../../shared/forms/contact-form.ts';
import { ticked } from '../../../shared/forms/ticked.ts';
import type { BotCheck } from '../../bot-check/bot-check.ts';
import type { ContactMessages } from '../../contact/contact-messages.ts';
import type { FormPage, FormRequest } from '../form-page.ts';
import { queryOf } from '../../input/query-of.ts';

/** The page of the form to the team. */
export function contactPage(contactMessages: ContactMessages, botCheck: BotCheck): FormPage {
  return {
    route: 'contact',
    loadViewData: ({ request }: FormRequest): Pick<ContactViewData, 'bot' | 'topic'> => {
      const searchParams = queryOf(request);
      const topic = contactTopics.find((one) => one === searchParams.get(topicParameter));
      return { bot: botCheck.challenge(), ...(topic ? { topic } : {}) };
    },
    intents: {
      '': {
        refilledFields: contactFields,
        failsAs: 'contact_failed',
        async run({ request, language, text }) {
          const message = {
            subject: text('subject'),
            lastName: text('lastName'),
            firstName: text('firstName'),
            email: text('email'),
            message: text('message'),
            consent: text('consent') === ticked,
          };
          const bot = { proof: text(botFields.proof), trap: text(botFields.trap) };
          await contactMessages.send(request, language, message, bot);
          return `${pathTo('contact', language)}?${noticeParameter}=${sentNotice}`;
        },
      },
    },
  };
}
