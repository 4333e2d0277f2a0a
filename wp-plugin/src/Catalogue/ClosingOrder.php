<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use DateTimeImmutable;
use Passerelle\Catalogue\Bits\Bits;
use Passerelle\Catalogue\Bits\Marks;
use Passerelle\Catalogue\Bits\Sets;
use Passerelle\Kernel\Database;

/**
 * Sorts results by what a reader can still do: open items by closing, announced ones by opening, items whose dates visitors
 * may not know, and closed ones last, the latest first. The dates are those of the sets, so that order, states and counts of
 * one answer agree, and only the rows of the page are read. Equal dates: by group.
 */
final readonly class ClosingOrder
{
    public function __construct(private Database $db, private Query $query, private Sets $sets, private DateTimeImmutable $now)
    {
    }

    /** @return list<int> post ids of the page */
    public function cut(string $items): array
    {
        $states = $this->sets->states($this->now);
        $over = $this->sets->get(Marks::OVER);
        [$open, $upcoming, $closed] = [$states[OpenState::Open->value], $states[OpenState::Upcoming->value], $states[OpenState::Closed->value] & ~$over];
        $parts = [
            [$open, fn (string $part): array => $this->byClosing($part)],
            [$upcoming, fn (string $part): array => $this->byOpening($part)],
            [~($open | $upcoming | $closed | $over), $this->newest(...)],
            [$closed, fn (string $part): array => array_reverse($this->byClosing($part))],
            [$over, $this->newest(...)],
        ];
        $skip = $this->query->offset();
        $groups = [];
        foreach ($parts as [$bits, $sort]) {
            $part = $bits & $items;
            $count = Bits::count($part);
            if ($skip < $count) {
                array_push($groups, ...array_slice($sort($part), $skip, $this->query->perPage - count($groups)));
            }
            $skip = max(0, $skip - $count);
            if (count($groups) >= $this->query->perPage) {
                break;
            }
        }

        return $this->posts($groups);
    }

    /** @return list<int> group ids */
    private function byClosing(string $items): array
    {
        [$groups, , $closings] = $this->sets->dates($items);
        array_multisort($closings, $groups);

        return $groups;
    }

    /** @return list<int> group ids */
    private function byOpening(string $items): array
    {
        [$groups, $openings] = $this->sets->dates($items);
        array_multisort($openings, $groups);

        return $groups;
    }

    /** @return list<int> group ids of items without dates, which are numbered in the order of their creation */
    private function newest(string $items): array
    {
        return array_reverse($this->sets->groups($items));
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
