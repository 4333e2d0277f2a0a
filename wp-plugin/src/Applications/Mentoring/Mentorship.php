<?php

declare(strict_types=1);

namespace Passerelle\Applications\Mentoring;

use DateTimeImmutable;

/** A mentor of an application, from the proposal on. */
final readonly class Mentorship
{
    /**
     * @param bool $readsDraft the applicant lets the mentor read what was not sent
     * @param int $proposedBy user id; 0: the account is gone
     */
    public function __construct(
        public int $id,
        public int $applicationId,
        public int $userId,
        public MentorState $state,
        public bool $readsDraft,
        public int $proposedBy,
        public DateTimeImmutable $changedAt,
    ) {
    }
}
