import type { FormViewData } from './form-view-data.ts';

/** The forms of the page, by what they answer; the notice after each has the name of its answer. */
export const invitationIntents = {
  /** Answers to being named in a record. */
  accept: 'accept',
  decline: 'decline',
  /** Answers to joining a structure. */
  join: 'join',
  refuse: 'refuse',
  /** Answers to writing an application. */
  coWrite: 'coWrite',
  refuseCoWriting: 'refuseCoWriting',
  /** Answers to reviewing the applications of a call. */
  review: 'review',
  reviewAsGuest: 'reviewAsGuest',
  refuseReviewing: 'refuseReviewing',
  /** Answers to owning a structure. */
  acceptTransfer: 'acceptTransfer',
  refuseTransfer: 'refuseTransfer',
} as const;

export type InvitationIntent = keyof typeof invitationIntents;

export interface InvitationViewData extends FormViewData {
  /** Hash of the link; empty when there is none. */
  hash: string;
  /** Absent for a link that is no longer valid. `inviter` is null when the account is gone; `role` is that in a structure, `coWriterRole` that in an application, both null for a name in a record; `review`: to review applications. */
  invitation?:
    | {
        coWriterRole: 'edit' | 'read' | null;
        inviter: string | null;
        name: string;
        review: { email: string; hasAccount: boolean } | null;
        role: 'guest' | 'member' | 'owner' | null;
        title: string;
      }
    | undefined;
  /** An ownership that the link offers instead. Only the account that it was offered to can answer. */
  offer?: { owner: string | null; title: string; isForViewer: boolean } | undefined;
}
