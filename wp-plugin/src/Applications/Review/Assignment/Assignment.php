<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Assignment;

use DateTimeImmutable;

/** The review of an application by one person. */
final readonly class Assignment
{
    /**
     * @param int $userId 0: the account is gone
     * @param string $reason of a recusal
     * @param DateTimeImmutable|null $answerBy until when the person answers
     * @param DateTimeImmutable|null $scoreBy until when they score
     * @param bool $isBegun whether a score was saved
     */
    public function __construct(
        public int $id,
        public int $submissionId,
        public int $userId,
        public AssignmentState $state,
        public string $reason,
        public DateTimeImmutable $askedAt,
        public ?DateTimeImmutable $answerBy,
        public ?DateTimeImmutable $scoreBy,
        public bool $isBegun,
    ) {
    }

    public function isOverdue(DateTimeImmutable $now): bool
    {
        $until = match ($this->state) {
            AssignmentState::Asked => $this->answerBy ?? $this->scoreBy,
            AssignmentState::Accepted => $this->scoreBy,
            default => null,
        };

        return $until !== null && $now > $until;
    }
}
