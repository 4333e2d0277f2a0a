<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Bits\Bits;
use Passerelle\Catalogue\Bits\Marks;
use Passerelle\Catalogue\Bits\Sets;
use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Kernel\Database;

/**
 * Sorts the results and cuts the requested page. A small set is sorted by the database; for a large one, an index in that
 * order is scanned until the page is filled.
 */
final readonly class Page
{
    /** Maximum number of items for a query by id, which reads rows; a scan reads the index only. */
    private const NAMED = 250;

    /** Margin of the first scan, since items are not distributed evenly. */
    private const RESERVE = 200;

    public function __construct(private Database $db, private Query $query, private Sets $sets)
    {
    }

    /**
     * @param iterable<string> $parts items in parts of descending rank; each part is sorted by the query's order
     * @return list<int> post ids
     */
    public function cut(iterable $parts): array
    {
        $needed = $this->needed($parts);
        $named = $walked = [];
        foreach ($needed as $index => $part) {
            if ($part['count'] <= self::NAMED) {
                $named[$index] = $part;
            } else {
                $walked[$index] = $part;
            }
        }
        $found = $this->name($named) + $this->walk($walked);
        $ids = [];
        foreach ($needed as $index => $part) {
            array_push($ids, ...array_slice($found[$index], $part['skip'], $part['take']));
        }

        return $ids;
    }

    /**
     * @param iterable<string> $parts
     * @return list<array{items: string, count: int, skip: int, take: int}> the parts that overlap the page
     */
    private function needed(iterable $parts): array
    {
        $skip = $this->query->offset();
        $take = $this->query->perPage;
        $needed = [];
        foreach ($parts as $items) {
            $count = Bits::count($items);
            if ($skip >= $count) {
                $skip -= $count;
                continue;
            }
            $here = min($take, $count - $skip);
            $needed[] = ['items' => $items, 'count' => $count, 'skip' => $skip, 'take' => $here];
            $take -= $here;
            $skip = 0;
            if ($take === 0) {
                break;
            }
        }

        return $needed;
    }

    /**
     * @param array<int, array{items: string, count: int, skip: int, take: int}> $parts
     * @return array<int, list<int>> post ids by part
     */
    private function name(array $parts): array
    {
        $found = array_fill_keys(array_keys($parts), []);
        $partOf = [];
        foreach ($parts as $index => $part) {
            foreach ($this->sets->groups($part['items']) as $group) {
                $partOf[$group] = $index;
            }
        }
        foreach ($partOf === [] ? [] : $this->rows('AND group_id IN (' . Database::placeholders(array_keys($partOf)) . ')', ...array_keys($partOf)) as $row) {
            $found[$partOf[(int) $row['group_id']]][] = (int) $row['post_id'];
        }

        return $found;
    }

    /**
     * @param array<int, array{items: string, count: int, skip: int, take: int}> $parts
     * @return array<int, list<int>> post ids by part
     */
    private function walk(array $parts): array
    {
        $found = array_fill_keys(array_keys($parts), []);
        if ($parts === []) {
            return [];
        }
        $type = $this->query->type();
        $all = Bits::count($this->sets->get($type === null ? Marks::ALL : Marks::named(Filters::TYPE, $type)));
        $share = max(array_map(static fn (array $part): float => ($part['skip'] + $part['take']) / $part['count'], $parts));
        $first = min($all, self::RESERVE + (int) ceil(1.5 * $share * $all));
        foreach ([[0, $first], [$first, $all]] as [$offset, $rows]) {
            foreach ($rows < 1 ? [] : $this->rows("LIMIT {$rows} OFFSET {$offset}") as $row) {
                foreach ($parts as $index => $part) {
                    if ($this->sets->has($part['items'], (int) $row['group_id'])) {
                        $found[$index][] = (int) $row['post_id'];
                    }
                }
            }
            if (array_filter($parts, static fn (array $part, int $index): bool => count($found[$index]) < $part['skip'] + $part['take'], ARRAY_FILTER_USE_BOTH) === []) {
                break;
            }
        }

        return $found;
    }

    /** @return list<array<string, string|null>> */
    private function rows(string $rest, int ...$values): array
    {
        $order = match ($this->query->sort) {
            Sort::TitleAsc => 'title_sort, post_id',
            Sort::TitleDesc => 'title_sort DESC, post_id DESC',
            // Sort::Closing and Sort::Next have classes of their own.
            Sort::Recent, Sort::Relevance, Sort::Closing, Sort::Next => 'published_at DESC, post_id DESC',
        };
        $isLimit = str_starts_with($rest, 'LIMIT');
        // All results have this type: the index by type is shorter.
        $type = $isLimit ? $this->query->type() : null;

        return $this->db->rows(
            "SELECT post_id, group_id FROM {$this->db->table('catalogue')} WHERE language = %s " . ($type === null ? '' : 'AND type = %s ')
            . ($isLimit ? "ORDER BY {$order} {$rest}" : "{$rest} ORDER BY {$order}"),
            ...array_filter([$this->query->language->value, $type], is_string(...)),
            ...$values,
        );
    }
}
