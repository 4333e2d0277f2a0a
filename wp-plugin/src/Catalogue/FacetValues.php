<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Kernel\Database;

/** The numbers that stand for countries and sectors in the index. They are given at the first use and stay. */
final readonly class FacetValues
{
    public function __construct(private Database $db)
    {
    }

    /**
     * @param array<string, list<string>> $terms values by facet
     * @return array<string, list<int>> numbers of those that were ever used, by each facet asked; one statement at most
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
     * @return list<int> their numbers, new ones for those that had none
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
            // Another transaction may just have given them a number: a locking read sees it, a plain one would not.
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
