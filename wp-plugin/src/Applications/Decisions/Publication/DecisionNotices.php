<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Publication;

use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\Decisions\Decision;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Calls\Notices\CallPeople;
use Passerelle\Content\Record;
use Passerelle\Mail\Mails;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Notify;

/** Notifies people of decisions, within the transaction of the event. */
final readonly class DecisionNotices
{
    /** Keys in the data of a notice: ids of the application and of the decision, and what happened. */
    public const APPLICATION = 'application';
    public const DECISION = 'decision';
    public const EVENT = 'event';

    public function __construct(private Notify $notify, private ApplicantRights $rights, private SubmissionStore $submissions, private Mails $mails)
    {
    }

    /** Those who send the application, or those who run the call, learn what became of an offer. */
    public function raise(Submission $submission, Decision $decision, Record $call, DecisionEvent $event): void
    {
        $applicants = $this->rights->senders($submission->application);
        ($this->notify)(
            NoticeKind::ApplicationDecision,
            $call,
            $event->isForTeam() ? array_values(array_diff(CallPeople::editors($call), $applicants)) : $applicants,
            [self::APPLICATION => $submission->application->id, self::DECISION => $decision->id, self::EVENT => $event->value],
            $event === DecisionEvent::Reminder ? $decision->answerUntil : null,
        );
    }

    /** The letter goes by mail to all who send the application, whatever they prefer: it has a date by which to answer. */
    public function published(int $applicationId, Decision $decision, Record $call): void
    {
        $application = $this->submissions->find($applicationId)?->application;
        $people = $application === null ? [] : $this->rights->senders($application);
        foreach ($people as $userId) {
            $this->mails->toUser(NoticeKind::DECISION_LETTER_MAIL, $userId, [self::DECISION => $decision->id]);
        }
        ($this->notify)(NoticeKind::ApplicationDecision, $call, $people, [
            self::APPLICATION => $applicationId,
            self::DECISION => $decision->id,
            self::EVENT => DecisionEvent::Published->value,
        ], isMailed: false);
    }
}
