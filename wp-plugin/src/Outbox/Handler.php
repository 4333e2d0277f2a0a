<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

use Throwable;

/** Does what messages of one kind ask for, outside any transaction. */
interface Handler
{
    /** At most 40 characters, stable: it is stored. */
    public function kind(): string;

    /** Longest wait between two tries, in seconds: tries never end, they only get rarer. */
    public function maxDelay(): int;

    /**
     * @param array<mixed> $payload as it was added
     * @throws Throwable when it must be tried again; the message is stored, so it holds no secret
     */
    public function handle(array $payload): void;
}
