<?php

declare(strict_types=1);

namespace Passerelle\Applications\Submissions;

use DateTimeImmutable;
use Passerelle\Applications\LateLinks\LatePeriod;
use Passerelle\Applications\Retention\Standing;

/** What a person, or a structure, sends to a call. */
final readonly class Application
{
    /**
     * @param string|null $number of its receipts, once it was sent
     * @param int $userId who began it; who applies, where no structure does
     * @param int $structureGroup 0: the person applies for themselves
     * @param string $language of the answers
     * @param DateTimeImmutable|null $trialUntil when a trial ends; null: a real one
     * @param Standing $standing how near the end of its retention is
     * @param LatePeriod|null $late what a late link allows; null: there is none, or it was revoked
     */
    public function __construct(
        public int $id,
        public ?string $number,
        public int $callGroup,
        public int $userId,
        public int $structureGroup,
        public string $language,
        public DateTimeImmutable $begunAt,
        public ?DateTimeImmutable $withdrawnAt,
        public ?DateTimeImmutable $trialUntil = null,
        public Standing $standing = new Standing(),
        public ?LatePeriod $late = null,
    ) {
    }

    /** Whether a manager tries out the form: it never counts, and nobody else sees it. */
    public function isTrial(): bool
    {
        return $this->trialUntil !== null;
    }

    /** Whether it still has one: not once the account was erased, or the retention is over. */
    public function hasApplicant(): bool
    {
        return $this->userId !== 0 || $this->isOfStructure();
    }

    /** Whether its retention is over: nobody reads it, and an administrator may restore it for some days. */
    public function isRemoved(): bool
    {
        return $this->standing->removedAt !== null;
    }

    /** Whether it was sent, at any stage. */
    public function wasSent(): bool
    {
        return $this->number !== null;
    }

    public function isOfStructure(): bool
    {
        return $this->structureGroup !== 0;
    }
}
