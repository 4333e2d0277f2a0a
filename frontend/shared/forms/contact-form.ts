import type { BotChallenge } from './bot-challenge.ts';
import type { FormViewData } from './form-view-data.ts';

/** Subjects that a link to the form may bring along: `/contact/?topic=deletion`. */
export const contactTopics = ['deletion'] as const;
export type ContactTopic = (typeof contactTopics)[number];
export const topicParameter = 'topic';
/** The page of this site that a problem is reported on: `/contact/?page=/annuaire/…`. */
export const pageParameter = 'page';

/** View data of the contact page. */
export interface ContactViewData extends FormViewData {
  bot: BotChallenge;
  topic?: ContactTopic;
  /** Path of the page that the message is about. */
  page?: string;
}

/** Names of the form's fields and of the members of the call, in the order of the form. */
export const contactFields = ['firstName', 'lastName', 'email', 'subject', 'message', 'consent'] as const;
