<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Invitations\InvitationState;
use Passerelle\Invitations\InvitationTables;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Accounts\Privacy\AddressRecords;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;
use WP_User;

/**
 * Invitations that the person sent, without the data of those invited, and those that they got. Erasure leaves of the latter a
 * declined row without name and address: the address must not be invited again into the same item. Of a co-writer of an
 * application, it also ends the access.
 */
#[Priority(160)]
final readonly class InvitationRecords implements PersonalRecords, AddressRecords
{
    private const COLUMNS = 'kind, role, state, created_at, sent_at, expires_at, answered_at';

    public function __construct(private Database $db)
    {
    }

    public function key(): string
    {
        return 'invitations';
    }

    public function tables(): array
    {
        return [InvitationTables::TABLE];
    }

    public function of(int $userId): iterable
    {
        foreach ($this->db->rows('SELECT ' . self::COLUMNS . " FROM {$this->table()} WHERE inviter_id = %d ORDER BY id", $userId) as $row) {
            yield ['as' => 'inviter', ...self::common($row)];
        }
        $user = get_userdata($userId);
        yield from $this->received($userId, $user instanceof WP_User ? EmailAddress::normalise($user->user_email) : '');
    }

    public function erase(Erasure $erasure): void
    {
        $this->db->execute("UPDATE {$this->table()} SET inviter_id = 0 WHERE inviter_id = %d", $erasure->userId);
        $this->anonymise($erasure->userId, $erasure->email);
    }

    public function ofAddress(string $email): iterable
    {
        return $this->received(0, $email);
    }

    public function eraseAddress(string $email): int
    {
        return $this->anonymise(0, $email);
    }

    /** @return iterable<array<string, mixed>> */
    private function received(int $userId, string $email): iterable
    {
        $rows = $this->db->rows(
            'SELECT ' . self::COLUMNS . ", name, structure_name, email FROM {$this->table()} WHERE user_id = %d OR invited_id = %d OR email = %s ORDER BY id",
            self::idOrNone($userId),
            self::idOrNone($userId),
            self::addressOrNone($email),
        );
        foreach ($rows as $row) {
            yield ['as' => 'invited', ...self::common($row), 'name' => $row['name'], 'structure' => $row['structure_name'], 'email' => $row['email']];
        }
    }

    private function anonymise(int $userId, string $email): int
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, user_id = NULL, invited_id = 0, token_hash = NULL, name = '', structure_name = '', structure_type = '', email = ''
                WHERE user_id = %d OR invited_id = %d OR email = %s",
            InvitationState::Declined->value,
            self::idOrNone($userId),
            self::idOrNone($userId),
            self::addressOrNone($email),
        );
    }

    /** A number that is no account where there is none. */
    private static function idOrNone(int $userId): int
    {
        return $userId === 0 ? -1 : $userId;
    }

    /** A text that is no address where there is none. */
    private static function addressOrNone(string $email): string
    {
        return $email === '' ? '-' : $email;
    }

    /**
     * @param array<string, string|null> $row
     * @return array<string, string|null>
     */
    private static function common(array $row): array
    {
        return [
            'named' => $row['kind'],
            'role' => $row['role'],
            'state' => $row['state'],
            'createdAt' => $row['created_at'],
            'sentAt' => $row['sent_at'],
            'expiresAt' => $row['expires_at'],
            'answeredAt' => $row['answered_at'],
        ];
    }

    private function table(): string
    {
        return $this->db->table(InvitationTables::TABLE);
    }
}
