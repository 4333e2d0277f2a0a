<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Answering;

use DateTimeImmutable;

/** An open review as administrators see it. */
final readonly class OpenReview
{
    /** @param string|null $named name of the member who is to answer; null: not named yet */
    public function __construct(
        public int $applicationId,
        public string $number,
        public string $callTitle,
        public DateTimeImmutable $askedAt,
        public ?string $named,
    ) {
    }
}
