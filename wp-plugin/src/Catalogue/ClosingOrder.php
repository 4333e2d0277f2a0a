<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use DateTimeImmutable;
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

        return (new PartsOrder($this->db, $this->query))->cut($items, $parts);
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
}
