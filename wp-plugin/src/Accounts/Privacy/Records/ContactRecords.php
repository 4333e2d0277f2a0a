<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Database;
use Passerelle\Accounts\Privacy\AddressRecords;
use Passerelle\Accounts\Privacy\ErasedOnly;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;

/**
 * Messages to the team of the last days, by the address that was typed. Nobody has proved to own it, so that the account of the
 * address does not get them by itself; the team decides when it answers a request.
 */
#[Priority(20)]
final readonly class ContactRecords implements PersonalRecords, AddressRecords, ErasedOnly
{
    private const TABLE = 'contact_requests';
    private const COLUMNS = [
        'subject' => 'subject',
        'firstName' => 'first_name',
        'lastName' => 'last_name',
        'email' => 'email',
        'message' => 'message',
        'language' => 'language',
        'sentAt' => 'sent_at',
    ];

    public function __construct(private Database $db)
    {
    }

    public function key(): string
    {
        return 'contact-messages';
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
        if ($erasure->email !== '') {
            $this->eraseAddress($erasure->email);
        }
    }

    public function ofAddress(string $email): iterable
    {
        foreach ($this->db->rows("SELECT * FROM {$this->db->table(self::TABLE)} WHERE LOWER(email) = %s ORDER BY id", $email) as $row) {
            yield array_map(static fn (string $column): ?string => $row[$column], self::COLUMNS);
        }
    }

    public function eraseAddress(string $email): int
    {
        return $this->db->execute("DELETE FROM {$this->db->table(self::TABLE)} WHERE LOWER(email) = %s", $email);
    }
}
