<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations\Opportunities;

use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;
use Passerelle\Catalogue\Recommendations\RecommendationTables;

/** The index of words of offers and needs. */
final readonly class OpportunityStore
{
    private const CHUNK = 100;

    public function __construct(private Database $db)
    {
    }

    /**
     * Within the transaction that changes the item.
     *
     * @param array<string, list<string>> $stems by Side value; none: the item has neither offers nor needs
     */
    public function put(int $groupId, Lang $language, array $stems): void
    {
        $stored = [];
        foreach ($this->db->rows("SELECT side, stem FROM {$this->table()} WHERE group_id = %d AND language = %s", $groupId, $language->value) as $row) {
            $stored[(string) $row['side']][] = (string) $row['stem'];
        }
        foreach (Side::cases() as $side) {
            [$before, $after] = [$stored[$side->value] ?? [], $stems[$side->value] ?? []];
            $this->remove($groupId, $language, $side, array_values(array_diff($before, $after)));
            $this->add($groupId, $language, $side, array_values(array_diff($after, $before)));
        }
    }

    /**
     * @param list<string> $stems
     * @param int $tooMany words that this many items use are left out; each is read up to that number only
     * @return array<string, list<int>> group ids by stem
     */
    public function groups(Side $side, Lang $language, array $stems, int $tooMany): array
    {
        if ($stems === []) {
            return [];
        }
        $each = $values = [];
        foreach ($stems as $at => $stem) {
            $each[] = "SELECT stem, group_id FROM (SELECT stem, group_id FROM {$this->table()} WHERE side = %s AND language = %s AND stem = %s LIMIT %d) word_{$at}";
            array_push($values, $side->value, $language->value, $stem, $tooMany);
        }
        $groups = [];
        foreach ($this->db->rows(implode(' UNION ALL ', $each), ...$values) as $row) {
            $groups[(string) $row['stem']][] = (int) $row['group_id'];
        }

        return array_filter($groups, static fn (array $ids): bool => count($ids) < $tooMany);
    }

    /** @param list<string> $stems */
    private function add(int $groupId, Lang $language, Side $side, array $stems): void
    {
        // Sorted, so that concurrent changes lock in the same order.
        sort($stems, SORT_STRING);
        foreach (array_chunk($stems, self::CHUNK) as $chunk) {
            $tuples = implode(', ', array_fill(0, count($chunk), '(%s, %s, %s, %d)'));
            $values = [];
            foreach ($chunk as $stem) {
                array_push($values, $side->value, $language->value, $stem, $groupId);
            }
            $this->db->execute("INSERT IGNORE INTO {$this->table()} (side, language, stem, group_id) VALUES {$tuples}", ...$values);
        }
    }

    /** @param list<string> $stems */
    private function remove(int $groupId, Lang $language, Side $side, array $stems): void
    {
        if ($stems !== []) {
            $sql = "DELETE FROM {$this->table()} WHERE side = %s AND language = %s AND group_id = %d AND stem IN (" . Database::placeholders($stems) . ')';
            $this->db->execute($sql, $side->value, $language->value, $groupId, ...$stems);
        }
    }

    private function table(): string
    {
        return $this->db->table(RecommendationTables::OPPORTUNITIES);
    }
}
