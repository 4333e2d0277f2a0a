<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

use Passerelle\Kernel\Database;
use Passerelle\Kernel\EmailAddress;
use WP_User;

/**
 * Finds the account of an e-mail address, by one rule on every database: equal after EmailAddress::normalise(), byte by
 * byte. The database's own comparison only narrows the rows down: MariaDB's collation takes "ádmin@…" for "admin@…".
 */
final readonly class EmailLookup
{
    public function __construct(private Database $db)
    {
    }

    public function register(): void
    {
        // WordPress calls this filter before it writes an address; its own comparison depends on the collation.
        add_filter('email_exists', fn (mixed $userId, mixed $email): int|false => is_string($email) ? $this->idOf($email) ?? false : false, 10, 2);
    }

    /** @param string $email as it was typed */
    public function find(string $email): ?WP_User
    {
        $id = $this->idOf($email);

        return $id === null ? null : (get_userdata($id) ?: null);
    }

    private function idOf(string $email): ?int
    {
        $email = EmailAddress::normalise($email);
        $rows = $this->db->rows("SELECT ID, user_email FROM {$this->db->wpdb->users} WHERE user_email = %s ORDER BY ID", $email);
        foreach ($rows as $row) {
            if ($email !== '' && strtolower((string) $row['user_email']) === $email) {
                return (int) $row['ID'];
            }
        }

        return null;
    }
}
