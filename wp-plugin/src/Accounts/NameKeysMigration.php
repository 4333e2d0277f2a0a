<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\Migration;

/** Writes the keys of accounts that were there before them. */
final readonly class NameKeysMigration implements Migration
{
    private const BATCH = 500;

    public function id(): string
    {
        return 'accounts.001_name_keys';
    }

    public function up(Database $db): void
    {
        $last = 0;
        while (($ids = $db->ids("SELECT ID FROM {$db->wpdb->users} WHERE ID > %d ORDER BY ID LIMIT %d", $last, self::BATCH)) !== []) {
            cache_users($ids);
            foreach ($ids as $id) {
                NameKeys::write($id);
            }
            $last = max($ids);
        }
    }
}
