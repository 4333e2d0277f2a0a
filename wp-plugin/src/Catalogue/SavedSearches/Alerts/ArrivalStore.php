<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\SavedSearches\Alerts;

use DateTimeImmutable;
use Passerelle\Catalogue\SavedSearches\SearchTables;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Languages\Lang;

/** Queue of the items that saved searches are to be asked for. */
final readonly class ArrivalStore
{
    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /** Replaces the arrival of the same kind: a date that moves is one arrival. */
    public function put(ArrivalKind $kind, int $groupId, Lang $language, DateTimeImmutable $at): void
    {
        $this->remove($kind, $groupId, $language);
        $this->db->insertRows(SearchTables::ARRIVALS, ['group_id', 'language', 'kind', 'at', 'after_fingerprint', 'after_id'], [
            [$groupId, $language->value, $kind->value, $at->format(StoredInstant::FORMAT), '', 0],
        ]);
    }

    public function remove(ArrivalKind $kind, int $groupId, Lang $language): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE group_id = %d AND language = %s AND kind = %s", $groupId, $language->value, $kind->value);
    }

    /** The oldest ones that are due, all of one language and asked for equally far. */
    public function next(int $limit): ?Arrivals
    {
        $now = $this->clock->now()->format(StoredInstant::FORMAT);
        $first = $this->db->rows("SELECT * FROM {$this->table()} WHERE at <= %s ORDER BY at, group_id LIMIT 1", $now)[0] ?? null;
        if ($first === null) {
            return null;
        }
        $rows = $this->db->rows(
            "SELECT group_id, at FROM {$this->table()} WHERE at <= %s AND language = %s AND kind = %s AND after_fingerprint = %s AND after_id = %d ORDER BY at, group_id LIMIT %d",
            $now,
            (string) $first['language'],
            (string) $first['kind'],
            (string) $first['after_fingerprint'],
            (int) $first['after_id'],
            $limit,
        );
        $items = [];
        foreach ($rows as $row) {
            $items[(int) $row['group_id']] = StoredInstant::read((string) $row['at']);
        }

        return $items === [] ? null : new Arrivals(
            ArrivalKind::from((string) $first['kind']),
            Lang::from((string) $first['language']),
            $items,
            (string) $first['after_fingerprint'],
            (int) $first['after_id'],
        );
    }

    /** @return bool false: another worker was faster */
    public function advance(Arrivals $arrivals, string $fingerprint, int $id): bool
    {
        [$condition, $values] = self::condition($arrivals);

        return $this->db->execute("UPDATE {$this->table()} SET after_fingerprint = %s, after_id = %d WHERE {$condition}", $fingerprint, $id, ...$values) > 0;
    }

    /** @return bool false: another worker was faster */
    public function finish(Arrivals $arrivals): bool
    {
        [$condition, $values] = self::condition($arrivals);

        return $this->db->execute("DELETE FROM {$this->table()} WHERE {$condition}", ...$values) > 0;
    }

    public function forgetItem(int $groupId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE group_id = %d", $groupId);
    }

    /** @return array{string, list<int|string>} */
    private static function condition(Arrivals $arrivals): array
    {
        return [
            'language = %s AND kind = %s AND after_fingerprint = %s AND after_id = %d AND group_id IN (' . Database::placeholders($arrivals->groupIds()) . ')',
            [$arrivals->language->value, $arrivals->kind->value, $arrivals->afterFingerprint, $arrivals->afterId, ...$arrivals->groupIds()],
        ];
    }

    private function table(): string
    {
        return $this->db->table(SearchTables::ARRIVALS);
    }
}
