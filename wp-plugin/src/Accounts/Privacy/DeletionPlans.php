<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy;

use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** Stores scheduled deletions. Taking a plan is atomic, so that either the cancellation or the deletion succeeds. */
final readonly class DeletionPlans
{
    /** Key of the meta of accounts that are about to be deleted: when, in UTC. */
    public const DUE = 'passerelle_deletion_due';
    private const HOW = 'passerelle_deletion_how';

    public function __construct(private Database $db)
    {
    }

    /**
     * Within a transaction and before all reads: locks the account, so that a second request waits.
     * An update that changes nothing locks the row on MariaDB, and the file on SQLite.
     */
    public function lock(int $userId): void
    {
        $this->db->execute("UPDATE {$this->db->wpdb->users} SET ID = ID WHERE ID = %d", $userId);
        wp_cache_delete($userId, 'user_meta');
    }

    public function of(int $userId): ?DeletionPlan
    {
        $due = get_user_meta($userId, self::DUE, true);
        if (!is_string($due) || $due === '') {
            return null;
        }
        $how = get_user_meta($userId, self::HOW, true);
        $how = is_array($how) ? $how : [];
        $published = is_string($how['published'] ?? null) ? PublishedItems::tryFrom($how['published']) : null;

        return new DeletionPlan(
            StoredInstant::read($due),
            $published ?? PublishedItems::Keep,
            is_int($how['heir'] ?? null) ? $how['heir'] : 0,
        );
    }

    public function save(int $userId, DeletionPlan $plan): void
    {
        update_user_meta($userId, self::HOW, ['published' => $plan->published->value, 'heir' => $plan->heirId]);
        update_user_meta($userId, self::DUE, $plan->due->format(StoredInstant::FORMAT));
    }

    /** @return bool false: cancelled or replaced */
    public function take(int $userId, DeletionPlan $plan): bool
    {
        $taken = $this->db->execute(
            "DELETE FROM {$this->db->wpdb->usermeta} WHERE user_id = %d AND meta_key = %s AND meta_value = %s",
            $userId,
            self::DUE,
            $plan->due->format(StoredInstant::FORMAT),
        ) === 1;
        wp_cache_delete($userId, 'user_meta');
        if ($taken) {
            delete_user_meta($userId, self::HOW);
        }

        return $taken;
    }
}
