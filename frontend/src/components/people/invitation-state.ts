/** The states of the plugin's invitations. */
const states = ['created', 'sent', 'delivery_unknown', 'refused', 'accepted', 'declined', 'expired'] as const;

export type InvitationState = (typeof states)[number];

/** One that this page does not know yet is like one whose mail waits. */
export const stateOf = (state: string): InvitationState => states.find((each) => each === state) ?? 'created';

/** An answer is final: nothing is sent again. */
export const isAnswered = (state: InvitationState): boolean => state === 'accepted' || state === 'declined';
