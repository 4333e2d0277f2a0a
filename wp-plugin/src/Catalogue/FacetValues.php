<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Kernel\Database;

/** Numeric ids of countries and sectors in the index, assigned at the first use. */
final readonly class FacetValues
{
    public function __construct(private Database $db)
    {
    }

    /**
     * @param array<string, list<string>> $terms values by facet
     * @return array<string, list<int>> ids of values that have one, by requested facet; at most one statement
     */
    public function find(array $terms): array
    {
        $found = array_fill_keys(array_keys($terms), []);
        $pairs = self::pairs($terms);
        foreach ($pairs === [] ? [] : $this->read($pairs) as $row) {
            $found[(string) $row['facet']][] = (int) $row['id'];
        }

        return $found;
    }

    /**
     * @param array<string, list<string>> $terms values by facet
     * @return list<int> their ids, new ones where needed
     */
    public function ids(array $terms): array
    {
        $pairs = self::pairs($terms);
        if ($pairs === []) {
            return [];
        }
        $rows = $this->read($pairs);
        if (count($rows) < count($pairs)) {
            $this->db->execute(
                "INSERT IGNORE INTO {$this->table()} (facet, value) VALUES " . implode(', ', array_fill(0, count($pairs), '(%s, %s)')),
                ...array_merge(...$pairs),
            );
            // A locking read also sees ids that another transaction has just assigned.
            $rows = $this->read($pairs, 'FOR UPDATE');
        }

        return array_map(intval(...), array_column($rows, 'id'));
    }

    /**
     * @param array<string, list<string>> $terms
     * @return list<array{string, string}> facet and value
     */
    private static function pairs(array $terms): array
    {
        $pairs = [];
        foreach ($terms as $facet => $values) {
            foreach ($values as $value) {
                $pairs[] = [$facet, $value];
            }
        }

        return $pairs;
    }

    /**
     * @param non-empty-list<array{string, string}> $pairs
     * @return list<array<string, string|null>>
     */
    private function read(array $pairs, string $lock = ''): array
    {
        $same = implode(' OR ', array_fill(0, count($pairs), '(facet = %s AND value = %s)'));

        return $this->db->rows("SELECT id, facet FROM {$this->table()} WHERE {$same} ORDER BY id {$lock}", ...array_merge(...$pairs));
    }

    private function table(): string
    {
        return $this->db->table('catalogue_values');
    }
}
