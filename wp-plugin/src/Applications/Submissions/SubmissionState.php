<?php

declare(strict_types=1);

namespace Passerelle\Applications\Submissions;

/** State of a submission. Lapsed is computed: a draft after the deadline. */
enum SubmissionState: string
{
    case Draft = 'draft';
    case Sent = 'sent';
    case Eligible = 'eligible';
    case Ineligible = 'ineligible';

    /** Whether its eligibility was decided and nothing else. */
    public function isChecked(): bool
    {
        return $this === self::Eligible || $this === self::Ineligible;
    }

    /** Whether the applicant may write it again while the call is open. */
    public function canBeTakenBack(): bool
    {
        return $this === self::Sent || $this->isChecked();
    }
}
