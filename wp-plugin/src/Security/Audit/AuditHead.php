<?php

declare(strict_types=1);

namespace Passerelle\Security\Audit;

/** The end of the chain: the last line. */
final readonly class AuditHead
{
    /** The only row of its table. */
    public const ROW = 1;
    /** Previous hash of the first line. */
    public const FIRST_HASH = '';

    /** @param int $lastId 0 before the first line */
    public function __construct(public int $lastId, public string $lastHash)
    {
    }

    /** @param array<string, string|null> $row */
    public static function fromRow(array $row): self
    {
        return new self((int) ($row['last_id'] ?? 0), (string) ($row['last_hash'] ?? ''));
    }
}
