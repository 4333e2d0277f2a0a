<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

/** A claimed row of the outbox. */
final readonly class Message
{
    /**
     * @param array<mixed> $payload
     * @param int $attempts this one included
     */
    public function __construct(
        public int $id,
        public string $kind,
        public array $payload,
        public int $attempts,
    ) {
    }
}
