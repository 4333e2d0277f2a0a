<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

use Passerelle\Accounts\NameKeys;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Text\Folding;
use Passerelle\Moderation\Scope;

/** The owners of what a validator is in charge of, to choose from. */
final readonly class Members
{
    /** @param int $max number of members in an answer */
    public function __construct(private Database $db, #[Limit('moderation', 'members')] private int $max)
    {
    }

    /**
     * @param string $search a part of the name, whatever its accents and case; empty: any
     * @return list<array{id: int, name: string}> by name
     */
    public function find(Scope $scope, string $search): array
    {
        $wpdb = $this->db->wpdb;
        $rows = $scope->isEmpty ? [] : $this->db->rows(
            "SELECT u.ID, u.display_name FROM {$wpdb->users} u LEFT JOIN {$wpdb->usermeta} n ON n.user_id = u.ID AND n.meta_key = %s
                WHERE COALESCE(n.meta_value, u.display_name) LIKE %s
                    AND EXISTS (SELECT 1 FROM {$this->db->table(QueueTables::QUEUE)} q WHERE q.owner_id = u.ID AND q.country = %s)
                ORDER BY COALESCE(n.meta_value, u.display_name), u.ID LIMIT %d",
            NameKeys::META,
            '%' . $wpdb->esc_like(Folding::fold($search)) . '%',
            $scope->country ?? QueueEntries::ALL_COUNTRIES,
            $this->max,
        );

        return array_map(static fn (array $row): array => ['id' => (int) $row['ID'], 'name' => (string) $row['display_name']], $rows);
    }
}
