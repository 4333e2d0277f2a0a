<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use DateTimeImmutable;
use Passerelle\Catalogue\Bits\Marks;
use Passerelle\Catalogue\Bits\Sets;
use Passerelle\Kernel\Database;

/**
 * Sorts events and trainings by the date that is under way or comes next, then items whose dates visitors may not know, and past ones last, the
 * latest first. Equal dates: by group.
 */
final readonly class DateOrder
{
    public function __construct(private Database $db, private Query $query, private Sets $sets, private DateTimeImmutable $now)
    {
    }

    /** @return list<int> post ids of the page */
    public function cut(string $items): array
    {
        $starts = $this->sets->nextStarts($this->now);
        $over = $this->sets->get(Marks::OVER);
        $next = $this->sets->bits(array_keys($starts)) & ~$over;
        $closed = $this->sets->states($this->now)[OpenState::Closed->value] & ~$over & ~$next;

        return (new PartsOrder($this->db, $this->query))->cut($items, [
            [$next, fn (string $part): array => $this->byStart($part, $starts)],
            [~($next | $closed | $over), fn (string $part): array => array_reverse($this->sets->groups($part))],
            [$closed, fn (string $part): array => $this->latestFirst($part)],
            [$over, fn (string $part): array => array_reverse($this->sets->groups($part))],
        ]);
    }

    /**
     * @param array<int, int> $starts by group id
     * @return list<int> group ids
     */
    private function byStart(string $items, array $starts): array
    {
        $groups = $this->sets->groups($items);
        usort($groups, static fn (int $one, int $other): int => [$starts[$one] ?? 0, $one] <=> [$starts[$other] ?? 0, $other]);

        return $groups;
    }

    /** @return list<int> group ids */
    private function latestFirst(string $items): array
    {
        [$groups, , $closings] = $this->sets->dates($items);
        array_multisort($closings, $groups);

        return array_reverse($groups);
    }
}
