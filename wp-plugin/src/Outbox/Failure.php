<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

use DateTimeImmutable;

/** A message whose last attempt failed. */
final readonly class Failure
{
    /**
     * @param array<mixed> $payload
     * @param DateTimeImmutable|null $givenUpAt null: it is tried again
     * @param DateTimeImmutable|null $nextAt of the next attempt; null: given up
     * @param string $reason as logged; without addresses
     */
    public function __construct(
        public int $id,
        public array $payload,
        public int $attempts,
        public DateTimeImmutable $createdAt,
        public ?DateTimeImmutable $givenUpAt,
        public ?DateTimeImmutable $nextAt,
        public string $reason,
    ) {
    }
}
