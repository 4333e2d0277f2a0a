<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Outbox;

use Closure;
use Passerelle\Outbox\Handler;
use RuntimeException;
use Throwable;

/** Keeps what it was given; fails for as long as it is told to. */
final class RecordingHandler implements Handler
{
    /** @var list<array<mixed>> */
    public array $handled = [];

    public int $tries = 0;

    public bool $fails = false;

    public ?Throwable $error = null;

    /** @param (Closure(): void)|null $meanwhile what happens elsewhere while a message is handled */
    public function __construct(private readonly string $kind = 'test', private readonly ?Closure $meanwhile = null)
    {
    }

    public function kind(): string
    {
        return $this->kind;
    }

    public function maxDelay(): int
    {
        return 60;
    }

    public function handle(array $payload): void
    {
        $this->tries++;
        if ($this->meanwhile !== null) {
            ($this->meanwhile)();
        }
        if ($this->error !== null) {
            throw $this->error;
        }
        if ($this->fails) {
            throw new RuntimeException('out of order');
        }
        $this->handled[] = $payload;
    }
}
