<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\GraphQL\Idempotency\IdempotencyTables;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Database;
use Passerelle\Accounts\Privacy\AddressRecords;
use Passerelle\Accounts\Privacy\ErasedOnly;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;

/** Data stored for minutes or days only, and derived data: deleted with the account, not exported. */
#[Priority(10)]
final readonly class TransientRecords implements PersonalRecords, AddressRecords, ErasedOnly
{
    private const REQUESTS = 'account_requests';

    public function __construct(private Database $db)
    {
    }

    public function key(): string
    {
        return 'traces';
    }

    public function tables(): array
    {
        return ['switch_tokens', self::REQUESTS, 'locks', IdempotencyTables::KEYS];
    }

    public function of(int $userId): iterable
    {
        return [];
    }

    public function ofAddress(string $email): iterable
    {
        return [];
    }

    public function eraseAddress(string $email): int
    {
        return $this->db->execute("DELETE FROM {$this->db->table(self::REQUESTS)} WHERE LOWER(email) = %s", $email);
    }

    public function erase(Erasure $erasure): void
    {
        foreach (['switch_tokens', 'locks', IdempotencyTables::KEYS] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)} WHERE user_id = %d", $erasure->userId);
        }
        if ($erasure->email !== '') {
            $this->eraseAddress($erasure->email);
        }
        // Words of deleted records only, which may be names.
        $vocabulary = $this->db->table('catalogue_vocabulary');
        $this->db->execute(
            "DELETE FROM {$vocabulary} WHERE NOT EXISTS (SELECT 1 FROM {$this->db->table('catalogue_words')} words"
                . " WHERE words.language = {$vocabulary}.language AND words.word = {$vocabulary}.word)",
        );
        $spellings = $this->db->table('catalogue_spellings');
        $this->db->execute(
            "DELETE FROM {$spellings} WHERE NOT EXISTS (SELECT 1 FROM {$vocabulary} words WHERE words.language = {$spellings}.language AND words.word = {$spellings}.word)",
        );
    }
}
