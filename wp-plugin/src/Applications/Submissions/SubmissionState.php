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
    case Shortlisted = 'shortlisted';
    /** Goes on to the next stage of the call, where another submission is written. */
    case Advanced = 'advanced';
    case WaitingList = 'waiting_list';
    /** An offer, which the applicant confirms or declines. */
    case Selected = 'selected';
    case NotSelected = 'not_selected';
    case Confirmed = 'confirmed';
    /** By the applicant, or because the time to confirm was over. */
    case Declined = 'declined';
    /** An offer that those who run the call took back. */
    case Revoked = 'revoked';

    /** Whether its eligibility was decided and nothing else. */
    public function isChecked(): bool
    {
        return $this === self::Eligible || $this === self::Ineligible;
    }

    /** Whether a decision was published: nothing of what was sent is reopened afterwards. */
    public function isDecided(): bool
    {
        return !in_array($this, [self::Draft, self::Sent], true) && !$this->isChecked();
    }

    /** Whether the applicant may write it again while the call is open. */
    public function canBeTakenBack(): bool
    {
        return $this === self::Sent || $this->isChecked();
    }
}
