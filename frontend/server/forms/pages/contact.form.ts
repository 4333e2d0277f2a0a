import { contactTeam } from '../../../shared/config/calls/visitor-calls.ts';
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
import type { Services } from '../../services.ts';
import type { FormPage, FormRequest } from '../form-page.ts';
import { queryOf } from '../../input/query-of.ts';

/** The page of the form to the team. */
export const forms = ({ calls, botCheck }: Services): FormPage[] => [
  {
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
        async run(posted) {
          const { language, text } = posted;
          const message = {
            subject: text('subject'),
            lastName: text('lastName'),
            firstName: text('firstName'),
            email: text('email'),
            message: text('message'),
            consent: text('consent') === ticked,
          };
          const input = { ...message, botProof: text(botFields.proof) };
          await calls.run(contactTeam, posted, input, text(botFields.trap));
          return `${pathTo('contact', language)}?${noticeParameter}=${sentNotice}`;
        },
      },
    },
  },
];
