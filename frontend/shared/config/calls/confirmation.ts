/** Confirmation shown after a write; the texts are in src/app/confirmations/locales. */
export const confirmationCodes = [
  'submitted',
  'proposed',
  'withdrawn',
  'proposalWithdrawn',
  'offline',
  'online',
  'completed',
  'reopened',
  'deleted',
  'profileSubmitted',
  'profileProposed',
  'profileWithdrawn',
  'profileProposalWithdrawn',
  'profileOffline',
  'profileOnline',
  'profileDeleted',
  'callPublished',
  'callChanged',
  'callScheduled',
  'callUnscheduled',
  'callReady',
  'callUnready',
  'callExtended',
  'callClosedEarly',
  'callOffline',
  'callOnline',
  'callDeleted',
  'callDuplicated',
  'translationBegun',
  'previewRevoked',
  'approved',
  'sentBack',
  'rejected',
  'reopenedForReview',
  'rolesSaved',
  'reportHandled',
  'reportReopened',
  'asked',
  'requestWithdrawn',
  'invitationAccepted',
  'invitationRefused',
  'structureLeft',
  'ownershipAccepted',
  'ownershipRefused',
  'answersSaved',
  'invited',
  'invitedByMail',
  'invitationResent',
  'invitationCancelled',
  'memberAccepted',
  'memberRefused',
  'memberRemoved',
  'roleChanged',
  'ownershipOffered',
  'ownershipOfferCancelled',
  'structurePublished',
  'structureUpdated',
  'structureOffline',
  'structureOnline',
  'structureDeleted',
  'messageSent',
  'memberBlocked',
  'memberUnblocked',
  'memberReported',
  'favouriteSaved',
  'searchSaved',
  'searchDeleted',
  'calendarMade',
  'calendarRevoked',
  'applicationSent',
  'applicationTakenBack',
  'applicationWithdrawn',
  'applicationDeleted',
  'applicationsEligible',
  'applicationsIneligible',
  'completionRequested',
  'completionCancelled',
  'coWriterInvited',
  'coWriterRoleChanged',
  'coWriterRemoved',
  'coWritingAccepted',
  'coWritingDeclined',
  'mentorProposed',
  'mentorWithdrawn',
  'mentorAccepted',
  'mentorDeclined',
  'mentorEnded',
  'mentorReadsDraft',
  'mentorReadsSent',
  'letterAsked',
  'letterAskedAgain',
  'letterRequestWithdrawn',
  'formPublished',
  'formDiscarded',
  'formCopied',
  'formChosen',
] as const;
export type ConfirmationCode = (typeof confirmationCodes)[number];

/** Why nothing is said; the sentences are for readers of the table and of its test only. */
export const silentReasons = {
  page: 'A page follows, which says it.',
  form: 'The page of its form says it.',
  program: 'Sent by programs, not by people.',
  statusLine: 'Forms save by themselves; their status line says so.',
  lock: 'Taken and released by the form itself; a lock of others is shown above it.',
  bell: 'The notice and the number at the bell show it; it also happens by opening one.',
  inPlace: 'The link appears at the button.',
  takeBack: 'The item makes room for a button that takes it back.',
  button: 'The button shows it; in the list a button that takes it back appears.',
  dialog: 'Its dialog says it, on public pages too.',
  screen: 'The screen shows what has changed.',
  firstDraft: 'The form makes it with the first draft; its status line says so.',
} as const;
export type SilentReason = keyof typeof silentReasons;

type ByValue<Value> = Value | Readonly<Record<string, Value>>;

/** The columns of a writing call about what is said after it. */
export interface Confirming {
  /** The confirmation, or those of the values of a member of the body, `save publish` where the answered record is public. */
  readonly confirms?: ByValue<ConfirmationCode>;
  /** Why nothing is said, or nothing for these values. */
  readonly silent?: ByValue<SilentReason>;
  /** The member of the body whose value chooses, `action` by default. */
  readonly confirmsBy?: string;
}

/**
 * What the row declares for a body; nothing for values that it does not name.
 * @param status of the answered record
 */
export function declaredFor(
  row: Confirming,
  body: object,
  status = '',
): { confirms?: ConfirmationCode; silent?: SilentReason } {
  const { confirmsBy = 'action', confirms, silent } = row;
  const value = String((body as Readonly<Record<string, unknown>>)[confirmsBy]);
  const of = <Declared extends string>(column: ByValue<Declared> | undefined): Declared | undefined =>
    typeof column === 'object' ? (column[`${value} ${status}`] ?? column[value]) : column;
  const [code, reason] = [of(confirms), of(silent)];
  return { ...(code && { confirms: code }), ...(reason && !code && { silent: reason }) };
}
