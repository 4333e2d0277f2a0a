<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Bits;

use DateTimeImmutable;
use Passerelle\Catalogue\OpenState;
use Passerelle\Languages\Lang;

/**
 * All sets of one language for a search. Each item is a bit, see position(); empty blocks are omitted.
 */
final class Sets
{
    public readonly int $bytes;

    /** @var array<string, array<int, string>> bits by name and block */
    private array $pieces = [];

    /** @var array<string, string> put together, by name */
    private array $whole = [];

    /** @var array<string, string>|null bits by OpenState value */
    private ?array $states = null;

    /** @var array<int, array<int, int>> by time and group id */
    private array $nextStarts = [];

    /**
     * @param array<int, Block> $blocks by number
     * @param array<int, int> $order position of each block, from 0
     */
    private function __construct(private readonly array $blocks, private readonly array $order)
    {
        $this->bytes = count($order) * Block::BYTES;
        foreach ($blocks as $number => $block) {
            foreach ($block->sets as $name => $bits) {
                $this->pieces[$name][$number] = $bits;
            }
        }
    }

    /** @param array<int, Block> $blocks by number */
    public static function of(array $blocks): self
    {
        return new self($blocks, self::order($blocks));
    }

    public static function read(Blocks $blocks, Lang $language): self
    {
        return self::of($blocks->all($language));
    }

    /**
     * Sets of both languages, aligned so that the same bit is the same group.
     *
     * @return array{self, self} of the language and of the other one
     */
    public static function readBeside(Blocks $blocks, Lang $language, self $others): array
    {
        $mine = $blocks->all($language);
        $order = self::order($mine + $others->blocks);

        return [new self($mine, $order), new self($others->blocks, $order)];
    }

    public function get(string $name): string
    {
        return $this->whole[$name] ??= $this->join($this->pieces[$name] ?? []);
    }

    /** @return array<string, string> bits by value of all sets with this prefix ("country:" gives countries) */
    public function family(string $beginning): array
    {
        $found = [];
        foreach (array_keys($this->pieces) as $name) {
            if (str_starts_with((string) $name, $beginning)) {
                $found[substr((string) $name, strlen($beginning))] = $this->get((string) $name);
            }
        }

        return $found;
    }

    /** @return array<string, string> bits of open, upcoming and closed items, by OpenState value */
    public function states(DateTimeImmutable $now): array
    {
        if ($this->states !== null) {
            return $this->states;
        }
        $states = array_map(static fn (Block $block): array => $block->states($now->getTimestamp()), $this->blocks);

        return $this->states = [
            OpenState::Open->value => $this->join(array_map(static fn (array $each): string => $each[0], $states)),
            OpenState::Upcoming->value => $this->join(array_map(static fn (array $each): string => $each[1], $states)),
            OpenState::Closed->value => $this->join(array_map(static fn (array $each): string => $each[2], $states)) | $this->get(Marks::OVER),
        ];
    }

    /** @return string bits of items that close between a time and a later one in unix seconds */
    public function closingUntil(DateTimeImmutable $now, int $until): string
    {
        return $this->join(array_map(static fn (Block $block): string => $block->closingBetween($now->getTimestamp(), $until), $this->blocks));
    }

    /**
     * Openings and closings of items that have dates, in unix seconds.
     *
     * @return array{list<int>, list<int>, list<int>} group ids, openings and closings, by the same index
     */
    public function dates(string $bits): array
    {
        $groups = $openings = $closings = [];
        foreach ($this->blocks as $number => $block) {
            $piece = substr($bits, $this->order[$number] * Block::BYTES, Block::BYTES);
            if (Bits::isEmpty($piece)) {
                continue;
            }
            [$places, $opens, $closes] = $block->dateColumns();
            foreach ($places as $index => $place) {
                if (Bits::has($piece, $place)) {
                    $groups[] = $number * Block::SIZE + $place;
                    $openings[] = $opens[$index];
                    $closings[] = $closes[$index];
                }
            }
        }

        return [$groups, $openings, $closings];
    }

    /** @return array<int, int> by group id of the events and trainings that have a date under way or to come at a time: its start, in unix seconds */
    public function nextStarts(DateTimeImmutable $now): array
    {
        $time = $now->getTimestamp();
        if (isset($this->nextStarts[$time])) {
            return $this->nextStarts[$time];
        }
        $starts = [];
        foreach ($this->blocks as $number => $block) {
            foreach ($block->nextStarts($time) as $place => $start) {
                $starts[$number * Block::SIZE + $place] = $start;
            }
        }

        return $this->nextStarts[$time] = $starts;
    }

    /** @param list<int> $groupIds of items of these sets */
    public function bits(array $groupIds): string
    {
        $places = [];
        foreach ($groupIds as $groupId) {
            $places[Block::number($groupId)][] = Block::place($groupId);
        }

        return $this->join(array_map(static fn (array $each): string => Bits::of($each, Block::BYTES), $places));
    }

    public function has(string $bits, int $groupId): bool
    {
        $place = $this->order[Block::number($groupId)] ?? null;

        return $place !== null && Bits::has($bits, $place * Block::SIZE + Block::place($groupId));
    }

    /** @return list<int> group ids whose bits are set */
    public function groups(string $bits): array
    {
        $numbers = array_flip($this->order);

        return array_map(
            static fn (int $bit): int => $numbers[intdiv($bit, Block::SIZE)] * Block::SIZE + $bit % Block::SIZE,
            Bits::numbers($bits),
        );
    }

    /** @param array<int, string> $pieces bits by block number; blocks missing in these sets are ignored */
    public function join(array $pieces): string
    {
        $none = Bits::none(Block::BYTES);
        $whole = '';
        foreach ($this->order as $number => $place) {
            $whole .= $pieces[$number] ?? $none;
        }

        return $whole;
    }

    /**
     * @param array<int, Block> $blocks
     * @return array<int, int>
     */
    private static function order(array $blocks): array
    {
        $numbers = array_keys($blocks);
        sort($numbers);

        return array_flip($numbers);
    }
}
