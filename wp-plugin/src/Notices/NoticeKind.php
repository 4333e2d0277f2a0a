<?php

declare(strict_types=1);

namespace Passerelle\Notices;

use Passerelle\Notices\Digests\DigestMail;

/** What a notice is about. A kind with a mail is also sent as one, from the same event. */
enum NoticeKind: string
{
    case ModerationSubmitted = 'moderation_submitted';
    case ModerationDecided = 'moderation_decided';
    case ProposalDecided = 'proposal_decided';
    case RecordOffline = 'record_offline';
    case Invitation = 'invitation';
    case Membership = 'membership';
    case Transfer = 'transfer';
    case CallRole = 'call_role';
    case CallDates = 'call_dates';
    case CallState = 'call_state';
    case Reminder = 'reminder';
    /** A new item that a saved search finds: always in a digest, which may be of this moment. */
    case SearchAlert = 'search_alert';
    /** A letter of recommendation for an application: received, declined or erased. */
    case LetterReceived = 'letter_received';
    /** Something is asked of an application after it was sent, or was answered. */
    case ApplicationCompletion = 'application_completion';
    case Contact = 'contact';
    case ReportHandled = 'report_handled';
    case Newsletter = 'newsletter';
    case ApplicationWriters = 'application_writers';
    /** An application was found eligible or ineligible. */
    case ApplicationEligibility = 'application_eligibility';
    /** A message in the thread of an application. */
    case ApplicationMessage = 'application_message';
    /** A decision on an application was published, and what follows it. */
    case ApplicationDecision = 'application_decision';
    /** A review of a decision was asked for, or answered. */
    case DecisionReview = 'decision_review';
    /** A mentor of an application: proposed, accepted or not, withdrawn or ended. */
    case ApplicationMentor = 'application_mentor';
    /** Applications to review. */
    case ReviewAssigned = 'review_assigned';
    case ReviewDue = 'review_due';

    public const DECISION_MAIL = 'moderation.decision';
    public const PROPOSED_MAIL = 'moderation.submitted';
    public const OFFLINE_MAIL = 'moderation.offline';
    public const MEMBERSHIP_MAIL = 'memberships.change';
    public const CONTACT_MAIL = 'messages.contact';
    public const CALL_MAIL = 'calls.notice';
    public const REPORT_MAIL = 'messages.report_handled';
    public const REMINDER_MAIL = 'favourites.reminder';
    public const LETTER_MAIL = 'applications.letter_news';
    public const COMPLETION_MAIL = 'applications.completion_news';
    public const ELIGIBILITY_MAIL = 'applications.eligibility';
    public const MESSAGE_MAIL = 'applications.message_news';
    public const DECISION_LETTER_MAIL = 'applications.decision_letter';
    public const DECISION_NEWS_MAIL = 'applications.decision_news';
    public const DECISION_REVIEW_MAIL = 'applications.decision_review_news';
    public const MENTOR_MAIL = 'applications.mentor_news';
    public const REVIEW_MAIL = 'applications.review_news';

    /** Key of its Mail; null: none, or one that is not sent to an account. */
    public function mail(): ?string
    {
        return match ($this) {
            self::ModerationSubmitted => self::PROPOSED_MAIL,
            self::ModerationDecided, self::ProposalDecided => self::DECISION_MAIL,
            self::RecordOffline => self::OFFLINE_MAIL,
            self::Membership, self::Transfer => self::MEMBERSHIP_MAIL,
            self::Contact => self::CONTACT_MAIL,
            self::CallRole, self::CallDates, self::CallState => self::CALL_MAIL,
            self::ReportHandled => self::REPORT_MAIL,
            self::Reminder => self::REMINDER_MAIL,
            self::SearchAlert => DigestMail::KEY,
            self::LetterReceived => self::LETTER_MAIL,
            self::ApplicationCompletion => self::COMPLETION_MAIL,
            self::ApplicationEligibility => self::ELIGIBILITY_MAIL,
            self::ApplicationMessage => self::MESSAGE_MAIL,
            self::ApplicationDecision => self::DECISION_NEWS_MAIL,
            self::DecisionReview => self::DECISION_REVIEW_MAIL,
            self::ApplicationMentor => self::MENTOR_MAIL,
            self::ReviewAssigned, self::ReviewDue => self::REVIEW_MAIL,
            default => null,
        };
    }

    /** Whether it still says something when its reader may not read the record any more. */
    public function outlivesRecord(): bool
    {
        return $this === self::ReportHandled || $this === self::CallRole;
    }
}
