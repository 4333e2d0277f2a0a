<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

use Passerelle\Kernel\Database;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\Scope;
use Passerelle\Moderation\Target;

/** Finds places of the index: what is in the scope of a validator and matches a filter. */
final readonly class QueueSearch
{
    private const COLUMNS = 'q.post_id, q.target, q.type, q.status, q.since, q.title_sort';

    public function __construct(private Database $db, private QueueConditions $conditions)
    {
    }

    /** @return list<QueuePlace> */
    public function page(Scope $scope, QueueQuery $query): array
    {
        if ($scope->isEmpty) {
            return [];
        }
        [$matches, $values] = $this->conditions->of($scope, $query->filter);

        return array_map(QueuePlace::fromRow(...), $this->db->rows(
            'SELECT ' . self::COLUMNS . " FROM {$matches} ORDER BY "
                . self::order($query->sort, $query->sort->descends()) . ' LIMIT %d OFFSET %d',
            ...$values,
            ...[$query->perPage, ($query->page - 1) * $query->perPage],
        ));
    }

    public function total(Scope $scope, QueueFilter $filter): int
    {
        if ($scope->isEmpty) {
            return 0;
        }
        [$matches, $values] = $this->conditions->of($scope, $filter);

        return (int) $this->db->value("SELECT COUNT(*) FROM {$matches}", ...$values);
    }

    /** @return array<string, int> how many wait, by type; types without any are not there */
    public function waiting(Scope $scope): array
    {
        $counts = [];
        $rows = $scope->isEmpty ? [] : $this->db->rows(
            "SELECT type, COUNT(*) AS count FROM {$this->db->table(QueueTables::QUEUE)} WHERE country = %s AND status = %s GROUP BY type",
            $scope->country ?? QueueEntries::ALL_COUNTRIES,
            Decision::Pending->value,
        );
        foreach ($rows as $row) {
            $counts[(string) $row['type']] = (int) $row['count'];
        }

        return $counts;
    }

    /** Place of a record or proposal, if it is in scope; null otherwise. */
    public function place(Scope $scope, int $postId, Target $target): ?QueuePlace
    {
        $row = $scope->isEmpty ? null : $this->db->rows(
            'SELECT ' . self::COLUMNS . " FROM {$this->db->table(QueueTables::QUEUE)} q WHERE q.post_id = %d AND q.target = %s AND q.country = %s",
            $postId,
            $target->value,
            $scope->country ?? QueueEntries::ALL_COUNTRIES,
        )[0] ?? null;

        return $row === null ? null : QueuePlace::fromRow($row);
    }

    /** The nearest match after a place in the order of the list, or before it; the place itself need not match any more. */
    public function neighbour(Scope $scope, QueueQuery $query, QueuePlace $place, bool $isBefore): ?QueuePlace
    {
        [$matches, $values] = $this->conditions->of($scope, $query->filter);
        $descends = $query->sort->descends() !== $isBefore;
        $than = $descends ? '<' : '>';
        $column = $query->sort->column();
        $value = $place->sortValue($query->sort);
        $row = $this->db->rows(
            'SELECT ' . self::COLUMNS . " FROM {$matches}
                AND q.{$column} {$than}= %s AND (q.{$column} {$than} %s OR q.post_id {$than} %d OR (q.post_id = %d AND q.target {$than} %s))
                ORDER BY " . self::order($query->sort, $descends) . ' LIMIT 1',
            ...$values,
            ...[$value, $value, $place->postId, $place->postId, $place->target->value],
        )[0] ?? null;

        return $row === null ? null : QueuePlace::fromRow($row);
    }

    private static function order(QueueSort $sort, bool $descends): string
    {
        $way = $descends ? 'DESC' : 'ASC';

        return "q.{$sort->column()} {$way}, q.post_id {$way}, q.target {$way}";
    }
}
