<?php

declare(strict_types=1);

namespace Passerelle\Privacy\Records;

use Passerelle\Invitations\InvitationState;
use Passerelle\Invitations\InvitationTables;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Privacy\Erasure;
use Passerelle\Privacy\PersonalRecords;
use WP_User;

/**
 * Invitations that the person sent, without the data of those invited, and those that they got. Erasure leaves of the latter a
 * declined row without name and address: the address must not be invited again into the same item.
 */
final readonly class InvitationRecords implements PersonalRecords
{
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
        $columns = 'kind, role, state, created_at, sent_at, expires_at, answered_at';
        foreach ($this->db->rows("SELECT {$columns} FROM {$this->table()} WHERE inviter_id = %d ORDER BY id", $userId) as $row) {
            yield ['as' => 'inviter', ...self::common($row)];
        }
        $received = $this->db->rows(
            "SELECT {$columns}, name, structure_name, email FROM {$this->table()} WHERE user_id = %d OR email = %s ORDER BY id",
            $userId,
            self::addressOf($userId),
        );
        foreach ($received as $row) {
            yield ['as' => 'invited', ...self::common($row), 'name' => $row['name'], 'structure' => $row['structure_name'], 'email' => $row['email']];
        }
    }

    public function erase(Erasure $erasure): void
    {
        $this->db->execute("UPDATE {$this->table()} SET inviter_id = 0 WHERE inviter_id = %d", $erasure->userId);
        $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, user_id = NULL, token_hash = NULL, name = '', structure_name = '', structure_type = '', email = ''
                WHERE user_id = %d OR email = %s",
            InvitationState::Declined->value,
            $erasure->userId,
            self::addressOf($erasure->userId),
        );
    }

    /** A text that is no address where the account has none. */
    private static function addressOf(int $userId): string
    {
        $user = get_userdata($userId);
        $email = $user instanceof WP_User ? EmailAddress::normalise($user->user_email) : '';

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
