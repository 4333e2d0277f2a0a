<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions;

use DateTimeImmutable;

/** A decision on a submission: prepared, which only those who handle the call see, then published. */
final readonly class Decision
{
    /**
     * @param int $place on the waiting list, from 1; 0: not on it
     * @param string $amount awarded, in digits; '': none
     * @param string $currency ISO 4217; '' without an amount
     * @param DateTimeImmutable|null $answerUntil last instant at which an offer can be confirmed
     * @param int $handling version of the submission for which it was prepared
     * @param string $sources hash of what its letters say
     * @param int $preparedBy user id; 0: the platform, or an account that was erased
     * @param int $publishedBy user id; 0: not published, or an account that was erased
     * @param OfferAnswer|null $answer null: none, or no offer
     * @param string $reason of a revocation
     * @param DateTimeImmutable|null $reviewUntil last instant at which a review of it can be asked for; null: none can
     * @param string $category id of the choice that names it; '': none
     * @param string $deviation why it is not what was proposed for the places; '': it is, or nothing was
     */
    public function __construct(
        public int $id,
        public int $submissionId,
        public DecisionKind $kind,
        public int $place,
        public string $amount,
        public string $currency,
        public ?DateTimeImmutable $answerUntil,
        public int $handling,
        public string $sources,
        public int $preparedBy,
        public DateTimeImmutable $preparedAt,
        public int $publishedBy = 0,
        public ?DateTimeImmutable $publishedAt = null,
        public ?OfferAnswer $answer = null,
        public ?DateTimeImmutable $answeredAt = null,
        public string $reason = '',
        public ?DateTimeImmutable $reviewUntil = null,
        public string $category = '',
        public string $deviation = '',
    ) {
    }

    public function withSources(string $hash): self
    {
        return new self(
            $this->id,
            $this->submissionId,
            $this->kind,
            $this->place,
            $this->amount,
            $this->currency,
            $this->answerUntil,
            $this->handling,
            $hash,
            $this->preparedBy,
            $this->preparedAt,
            category: $this->category,
            deviation: $this->deviation,
        );
    }

    public function isPublished(): bool
    {
        return $this->publishedAt !== null;
    }
}
