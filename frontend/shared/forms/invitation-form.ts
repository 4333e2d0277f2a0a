import type { FormViewData } from './form-view-data.ts';

/** The two forms of the page; the notice after each has the name of its answer. */
export const invitationIntents = { accept: 'accept', decline: 'decline' } as const;

export interface InvitationViewData extends FormViewData {
  /** Of the link; empty when there is none. */
  hash: string;
  /** Absent for a link that is no longer valid. `inviter` is null when the account is gone. */
  invitation?: { inviter: string | null; name: string; title: string } | undefined;
}
