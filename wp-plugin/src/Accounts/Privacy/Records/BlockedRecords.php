<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Database;
use Passerelle\Accounts\Privacy\ErasedOnly;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;

/** Who has blocked the person, which the person must not learn. */
#[Priority(100)]
final readonly class BlockedRecords implements PersonalRecords, ErasedOnly
{
    private const TABLE = 'member_blocks';

    public function __construct(private Database $db)
    {
    }

    public function key(): string
    {
        return 'blocked';
    }

    public function tables(): array
    {
        return [self::TABLE];
    }

    public function of(int $userId): iterable
    {
        return [];
    }

    public function erase(Erasure $erasure): void
    {
        $this->db->execute("DELETE FROM {$this->db->table(self::TABLE)} WHERE blocked_id = %d", $erasure->userId);
    }
}
