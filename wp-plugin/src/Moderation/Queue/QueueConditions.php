<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\ModerationTables;
use Passerelle\Moderation\Scope;

/** The filter of a list as SQL on the index, named q. */
final readonly class QueueConditions
{
    /** @param int $overdueDays a record that waits longer is overdue */
    public function __construct(
        private Database $db,
        private Clock $clock,
        private Validators $validators,
        #[Limit('moderation', 'overdueDays')] private int $overdueDays,
    ) {
    }

    /** @return array{string, list<int|string>} tables and condition, with the values */
    public function of(Scope $scope, QueueFilter $filter): array
    {
        [$condition, $values] = $this->condition($scope, $filter);
        $queue = "{$this->db->table(QueueTables::QUEUE)} q";
        if ($filter->validator === null) {
            return ["{$queue} WHERE {$condition}", $values];
        }
        // A validator has decided on a small part of what waits: reading begins there. SQLite keeps the order of a CROSS JOIN.
        $decided = "SELECT DISTINCT post_id FROM {$this->db->table(ModerationTables::DECISIONS)} WHERE moderator_id = %d";

        return ["({$decided}) d CROSS JOIN {$queue} WHERE q.post_id = d.post_id AND {$condition}", [$filter->validator, ...$values]];
    }

    /** @return array{string, list<int|string>} condition and its values */
    private function condition(Scope $scope, QueueFilter $filter): array
    {
        // SQLite, which has no statistics, would look each decided record up by country and status: a plus excludes their indexes.
        $plus = $filter->validator === null ? '' : '+';
        $all = QueueEntries::ALL_COUNTRIES;
        $status = $filter->overdue ? Decision::Pending : $filter->status;
        $parts = [
            // An index begins with these three.
            ["{$plus}q.country = %s", $scope->country ?? $filter->country ?? $all],
            ["{$plus}q.status = %s", $status->value],
            $filter->type === null ? null : ['q.type = %s', $filter->type->value],
            $filter->olderThanDays === null ? null : ['q.since <= %s', $this->daysAgo($filter->olderThanDays)],
            $filter->language === null ? null : ['q.language = %s', $filter->language->value],
            $filter->member === null ? null : ['q.owner_id = %d', $filter->member],
            $filter->sector === null ? null : [
                "q.post_id IN (SELECT post_id FROM {$this->db->table(QueueTables::SECTORS)} WHERE sector = %s)",
                $filter->sector,
            ],
            $scope->country === null || $filter->country === null ? null : [
                "q.post_id IN (SELECT post_id FROM {$this->db->table(QueueTables::QUEUE)} WHERE country = %s AND status = %s)",
                $filter->country,
                $status->value,
            ],
            $filter->overdue ? $this->overdue() : null,
        ];
        $parts = array_values(array_filter($parts, is_array(...)));
        $values = [];
        foreach ($parts as $part) {
            array_push($values, ...array_slice($part, 1));
        }

        return [implode(' AND ', array_column($parts, 0)), $values];
    }

    /** @return non-empty-list<int|string> */
    private function overdue(): array
    {
        $since = $this->daysAgo($this->overdueDays);
        $countries = $this->validators->countries();
        if ($countries === []) {
            // Nobody but administrators: every record.
            return ['1 = %d', 1];
        }
        $decided = "SELECT 1 FROM {$this->db->table(QueueTables::QUEUE)} v WHERE v.post_id = q.post_id AND v.target = q.target AND v.country IN ("
            . Database::placeholders($countries) . ')';

        return ["(q.since <= %s OR NOT EXISTS ({$decided}))", $since, ...$countries];
    }

    private function daysAgo(int $days): string
    {
        return $this->clock->now()->modify('-' . max(0, $days) . ' days')->format(StoredInstant::FORMAT);
    }
}
