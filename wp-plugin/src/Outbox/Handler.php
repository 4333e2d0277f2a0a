<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

use Throwable;

/** Handles messages of one kind, outside any transaction. */
interface Handler
{
    /** At most 40 characters. Stored, so it must not change. */
    public function kind(): string;

    /** Maximum delay between two attempts, in seconds; attempts never end. */
    public function maxDelay(): int;

    /**
     * @param array<mixed> $payload as added
     * @throws Throwable to retry later; the exception's message is stored, so it must not contain secrets
     */
    public function handle(array $payload): void;
}
