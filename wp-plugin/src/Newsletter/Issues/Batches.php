<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use DateTimeImmutable;
use Passerelle\Outbox\Outbox;

/** Messages of the outbox that send letters of an issue. */
final readonly class Batches
{
    public const KIND = 'newsletter';
    private const ISSUE = 'issue';

    public function __construct(private Outbox $outbox)
    {
    }

    public function queue(int $issueId, ?DateTimeImmutable $notBefore = null): void
    {
        $payload = [self::ISSUE => $issueId];
        if ($notBefore !== null || !$this->outbox->isWaiting(self::KIND, $payload)) {
            $this->outbox->add(self::KIND, $payload, $notBefore);
        }
    }

    /** @param array<mixed> $payload */
    public static function issueOf(array $payload): int
    {
        return is_int($payload[self::ISSUE] ?? null) ? $payload[self::ISSUE] : 0;
    }
}
