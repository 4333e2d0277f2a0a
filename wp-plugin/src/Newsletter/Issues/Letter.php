<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use DateTimeImmutable;

/** One issue to one subscriber. */
final readonly class Letter
{
    /**
     * @param int $attempts this one included, once it is claimed
     * @param int $postponed how often the reader's mail server put it off
     */
    public function __construct(
        public int $id,
        public int $issueId,
        public int $subscriberId,
        public LetterState $state,
        public int $attempts,
        public int $postponed,
        public ?DateTimeImmutable $triedAt,
    ) {
    }

    public function claimed(): self
    {
        return new self($this->id, $this->issueId, $this->subscriberId, LetterState::InFlight, $this->attempts + 1, $this->postponed, $this->triedAt);
    }
}
