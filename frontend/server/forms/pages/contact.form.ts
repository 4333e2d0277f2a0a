import { contactTeam } from '../../../shared/config/calls/visitor-calls.ts';
import { contactTopics, type ContactViewData, topicParameter } from '../../../shared/forms/contact-form.ts';
import { queryOf } from '../../input/query-of.ts';
import type { Services } from '../../services.ts';
import { callForm } from '../call-form.ts';
import type { FormPage, FormRequest } from '../form-page.ts';

/** The page of the form to the team. */
export const forms = (services: Services): FormPage[] => [
  {
    ...callForm(contactTeam, 'contact', services),
    loadViewData: ({ request }: FormRequest): Pick<ContactViewData, 'bot' | 'topic'> => {
      const searchParams = queryOf(request);
      const topic = contactTopics.find((one) => one === searchParams.get(topicParameter));
      return { bot: services.botCheck.challenge(), ...(topic ? { topic } : {}) };
    },
  },
];
