<?php

declare(strict_types=1);

namespace Passerelle\Auth\Sessions;

use DateTimeImmutable;

/** One sign-in on one device: the family of its refresh tokens. */
final readonly class Session
{
    public function __construct(
        public int $id,
        public int $userId,
        public string $currentHash,
        public ?string $previousHash,
        public DateTimeImmutable $startedAt,
        public DateTimeImmutable $usedAt,
        public bool $isEnded,
        public string $device,
        public ?DateTimeImmutable $wordPressUsedAt = null,
    ) {
    }

    /** Last use on the site or in WordPress's administration, whichever is later. */
    public function lastUsedAt(): DateTimeImmutable
    {
        return $this->wordPressUsedAt === null ? $this->usedAt : max($this->usedAt, $this->wordPressUsedAt);
    }

    /** Whether it was used to enter WordPress's administration. */
    public function isInWordPress(): bool
    {
        return $this->wordPressUsedAt !== null;
    }
}
