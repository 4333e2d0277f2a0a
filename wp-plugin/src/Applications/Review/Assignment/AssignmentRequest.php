<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Assignment;

use DateTimeImmutable;

/** How those who run a call assign its applications, as asked. */
final readonly class AssignmentRequest
{
    /**
     * @param list<array{applicationId: int, userId: int}>|null $pairs chosen by hand; null: spread evenly
     * @param int $each reviewers of an application, when spread evenly
     * @param string|null $seed of the order, when spread evenly; null: a new one
     * @param bool $isPreview nothing is assigned
     */
    public function __construct(
        public int $callId,
        public ?int $stage,
        public ?array $pairs,
        public int $each,
        public ?string $seed,
        public ?DateTimeImmutable $answerBy,
        public ?DateTimeImmutable $scoreBy,
        public bool $isPreview,
    ) {
    }
}
