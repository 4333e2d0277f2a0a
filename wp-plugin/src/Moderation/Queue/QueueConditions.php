<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\ModerationTables;
use Passerelle\Moderation\Scope;

/** The filter of a list as conditions of SQL on the index, named q. */
final readonly class QueueConditions
{
    /** @param int $overdueDays a record that waits longer is overdue */
    public function __construct(private Database $db, private Clock $clock, private Validators $validators, private int $overdueDays)
    {
    }

    /** @return array{string, list<int|string>} condition and its values */
    public function of(Scope $scope, QueueFilter $filter): array
    {
        $all = QueueEntries::ALL_COUNTRIES;
        $status = $filter->overdue ? Decision::Pending : $filter->status;
        $parts = [
            // An index begins with these three.
            ['q.country = %s', $scope->country ?? $filter->country ?? $all],
            ['q.status = %s', $status->value],
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
            $filter->validator === null ? null : [
                "q.post_id IN (SELECT post_id FROM {$this->db->table(ModerationTables::DECISIONS)} WHERE moderator_id = %d)",
                $filter->validator,
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
        return $this->clock->now()->modify('-' . max(0, $days) . ' days')->format(QueueStore::DATE_FORMAT);
    }
}
