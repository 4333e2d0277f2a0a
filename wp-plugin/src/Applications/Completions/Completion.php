<?php

declare(strict_types=1);

namespace Passerelle\Applications\Completions;

use DateTimeImmutable;

/** A request to answer some questions of an application anew after it was sent. */
final readonly class Completion
{
    /**
     * @param list<string> $questions ids of those that may be answered
     * @param int $askedNumber of the version that is to be completed
     * @param DateTimeImmutable $until last instant at which an answer is accepted
     * @param string $text of who asks, for those who answer
     */
    public function __construct(
        public int $id,
        public int $submissionId,
        public CompletionReason $reason,
        public array $questions,
        public int $askedNumber,
        public DateTimeImmutable $askedAt,
        public DateTimeImmutable $until,
        public string $text = '',
    ) {
    }

    public function isOver(DateTimeImmutable $now): bool
    {
        return $now > $this->until;
    }
}
