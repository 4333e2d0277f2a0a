<?php

declare(strict_types=1);

namespace Passerelle\Applications\EligibilityCheck;

use DateTimeImmutable;

/** Result of the eligibility check of a submission. */
final readonly class EligibilityDecision
{
    /**
     * @param IneligibilityReason|null $reason null: eligible
     * @param string $quoted the criterion as the call put it, where it is one of its own
     * @param string $text for the applicant
     * @param int $sentNumber of the version that was checked
     * @param int $decidedBy user id; 0: an account that was erased
     * @param DateTimeImmutable|null $reviewUntil last instant at which a review of it can be asked for; null: none can
     */
    public function __construct(
        public ?IneligibilityReason $reason,
        public string $quoted,
        public string $text,
        public int $sentNumber,
        public int $decidedBy,
        public DateTimeImmutable $decidedAt,
        public ?DateTimeImmutable $reviewUntil = null,
    ) {
    }
}
