<?php

declare(strict_types=1);

namespace Passerelle\Auth\Accounts;

use Passerelle\Kernel\Database;

/** Moves an account from one stage to the next; of simultaneous requests, one succeeds. */
final readonly class Stages
{
    public function __construct(private Database $db)
    {
    }

    /** @return bool false: it was not at this stage (any more) */
    public function complete(int $userId, AccountStage $from): bool
    {
        $done = $this->db->execute(
            "DELETE FROM {$this->db->wpdb->usermeta} WHERE user_id = %d AND meta_key = %s AND meta_value = %s",
            $userId,
            AccountStage::META,
            $from->value,
        ) > 0;
        wp_cache_delete($userId, 'user_meta');

        return $done;
    }

    public function set(int $userId, AccountStage $stage): void
    {
        update_user_meta($userId, AccountStage::META, $stage->value);
    }

    /** @return list<int> accounts still incomplete and registered before an instant ("Y-m-d H:i:s", UTC) */
    public function unfinishedBefore(string $instant, int $limit): array
    {
        return $this->db->ids(
            "SELECT u.ID FROM {$this->db->wpdb->users} u INNER JOIN {$this->db->wpdb->usermeta} m ON m.user_id = u.ID AND m.meta_key = %s
            WHERE u.user_registered < %s ORDER BY u.ID LIMIT %d",
            AccountStage::META,
            $instant,
            $limit,
        );
    }
}
