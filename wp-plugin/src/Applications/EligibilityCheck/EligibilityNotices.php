<?php

declare(strict_types=1);

namespace Passerelle\Applications\EligibilityCheck;

use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\InternalCall;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Notify;

/** Notifies those who send an application of what was decided on its eligibility. Within the transaction of the decision. */
final readonly class EligibilityNotices
{
    /** Keys in the data of a notice: ids of application and submission, result, and the instant of the decision that it is about. */
    public const APPLICATION = 'application';
    public const SUBMISSION = 'submission';
    public const RESULT = 'result';
    public const DECIDED_AT = 'decidedAt';

    public function __construct(private Notify $notify, private ApplicantRights $rights)
    {
    }

    public function decided(Submission $submission, InternalCall $call, EligibilityResult $result, EligibilityDecision $decision): void
    {
        ($this->notify)(NoticeKind::ApplicationEligibility, $call->record, $this->rights->senders($submission->application), [
            self::APPLICATION => $submission->application->id,
            self::SUBMISSION => $submission->id,
            self::RESULT => $result->value,
            self::DECIDED_AT => $decision->decidedAt->format(StoredInstant::FORMAT),
        ]);
    }
}
