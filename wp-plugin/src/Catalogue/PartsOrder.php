<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Bits\Bits;
use Passerelle\Kernel\Database;

/** A page of results that are sorted in parts, one after the other. Only the rows of the page are read. */
final readonly class PartsOrder
{
    public function __construct(private Database $db, private Query $query)
    {
    }

    /**
     * @param string $items the results
     * @param list<array{string, callable(string): list<int>}> $parts items, and the order of their group ids
     * @return list<int> post ids of the page
     */
    public function cut(string $items, array $parts): array
    {
        return $this->posts(self::page($this->query, $items, $parts));
    }

    /**
     * @param list<array{string, callable(string): list<int>}> $parts items, and the order of their group ids
     * @return list<int> group ids of the page of the query
     */
    public static function page(Query $query, string $items, array $parts): array
    {
        $skip = $query->offset();
        $groups = [];
        foreach ($parts as [$bits, $sort]) {
            $part = $bits & $items;
            $count = Bits::count($part);
            if ($skip < $count) {
                array_push($groups, ...array_slice($sort($part), $skip, $query->perPage - count($groups)));
            }
            $skip = max(0, $skip - $count);
            if (count($groups) >= $query->perPage) {
                break;
            }
        }

        return $groups;
    }

    /**
     * @param list<int> $groups
     * @return list<int> post ids in the same order
     */
    private function posts(array $groups): array
    {
        if ($groups === []) {
            return [];
        }
        $posts = [];
        $sql = "SELECT post_id, group_id FROM {$this->db->table('catalogue')} WHERE language = %s AND group_id IN (" . Database::placeholders($groups) . ')';
        foreach ($this->db->rows($sql, $this->query->language->value, ...$groups) as $row) {
            $posts[(int) $row['group_id']] = (int) $row['post_id'];
        }

        return array_values(array_filter(array_map(static fn (int $group): ?int => $posts[$group] ?? null, $groups), is_int(...)));
    }
}
