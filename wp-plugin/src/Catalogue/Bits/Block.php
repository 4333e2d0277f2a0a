<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Bits;

use Passerelle\Kernel\DatabaseError;

/** The sets of one language for a range of group ids, stored as one row. */
final class Block
{
    /** Group ids per block. A change of one item rewrites one block, a search reads all. */
    public const SIZE = 1 << self::SHIFT;
    public const SHIFT = 13;
    public const BYTES = self::SIZE / 8;
    private const DATES_BYTES = 18;

    /** Positions, openings and closings, packed: most searches only compare them with the current time. */
    private string $packedDates = '';

    /** @var array<int, array{int, int}>|null opening and closing by position within the block, unpacked on demand */
    private ?array $dates = [];

    /** Positions, starts and ends of events and trainings, packed in the same way: a position for each of its dates. */
    private string $packedTimes = '';

    /** @var array<int, list<array{int, int}>>|null start and end of each date by position, unpacked on demand */
    private ?array $times = [];

    /** @param array<string, string> $sets bits by name, each BYTES long */
    public function __construct(public array $sets = [])
    {
    }

    public static function number(int $groupId): int
    {
        return intdiv($groupId, self::SIZE);
    }

    public static function place(int $groupId): int
    {
        return $groupId % self::SIZE;
    }

    public function put(int $place, ?Marks $marks): void
    {
        $names = $marks === null ? [] : $marks->names;
        foreach ($this->sets as $name => $bits) {
            if (Bits::has($bits, $place)) {
                $this->sets[$name] = Bits::with($bits, $place, false);
            }
        }
        foreach ($names as $name) {
            $this->sets[$name] = Bits::with($this->sets[$name] ?? Bits::none(self::BYTES), $place, true);
        }
        $dates = $this->dates();
        unset($dates[$place]);
        if ($marks?->dates !== null) {
            $dates[$place] = $marks->dates;
        }
        $this->dates = $dates;
        $times = $this->times();
        unset($times[$place]);
        if ($marks !== null && $marks->times !== []) {
            $times[$place] = $marks->times;
        }
        $this->times = $times;
    }

    public function marks(int $place): Marks
    {
        $names = array_map(strval(...), array_keys(array_filter($this->sets, static fn (string $bits): bool => Bits::has($bits, $place))));
        sort($names, SORT_STRING);

        return new Marks($names, $this->dates()[$place] ?? null, $this->times()[$place] ?? []);
    }

    /** @return array{string, string, string} bits of open, upcoming and closed items at a time in unix seconds */
    public function states(int $at): array
    {
        [$places, $opens, $closes] = $this->dateColumns();
        $open = $upcoming = $closed = [];
        foreach ($places as $index => $place) {
            if ($closes[$index] < $at) {
                $closed[] = $place;
            } elseif ($opens[$index] > $at) {
                $upcoming[] = $place;
            } else {
                $open[] = $place;
            }
        }

        return [Bits::of($open, self::BYTES), Bits::of($upcoming, self::BYTES), Bits::of($closed, self::BYTES)];
    }

    /** @return string bits of items that close from one time to another, both included, in unix seconds */
    public function closingBetween(int $from, int $until): string
    {
        [$places, , $closes] = $this->dateColumns();
        $found = [];
        foreach ($closes as $index => $at) {
            if ($at >= $from && $at <= $until) {
                $found[] = $places[$index];
            }
        }

        return Bits::of($found, self::BYTES);
    }

    /** @return array{array<int, int>, array<int, int>, array<int, int>} places, openings and closings of items with dates, by the same index */
    public function dateColumns(): array
    {
        return self::unpackDates($this->packDates());
    }

    /** @return array<int, int> by position of the events and trainings that have a date under way or to come: its start, in unix seconds */
    public function nextStarts(int $at): array
    {
        [$places, $starts, $ends] = self::unpackDates($this->packTimes());
        $next = [];
        foreach ($ends as $index => $end) {
            if ($end >= $at && $starts[$index] < ($next[$places[$index]] ?? PHP_INT_MAX)) {
                $next[$places[$index]] = $starts[$index];
            }
        }

        return $next;
    }

    public function isEmpty(): bool
    {
        return Bits::isEmpty($this->sets[Marks::ALL] ?? '');
    }

    /** Text of its bytes, since the database's driver parses statements as text. */
    public function encode(): string
    {
        $sets = array_filter($this->sets, static fn (string $bits): bool => !Bits::isEmpty($bits));
        $dates = $this->packDates();
        $times = $this->packTimes();
        $head = json_encode([
            'sets' => array_map(strval(...), array_keys($sets)),
            'dates' => intdiv(strlen($dates), self::DATES_BYTES),
            'times' => intdiv(strlen($times), self::DATES_BYTES),
        ], JSON_THROW_ON_ERROR);

        return base64_encode("{$head}\n" . implode('', $sets) . $dates . $times);
    }

    /** @throws DatabaseError when the row is damaged: rebuilding the index repairs it */
    public static function decode(string $data): self
    {
        $raw = (string) base64_decode($data, true);
        $end = (int) strpos($raw, "\n");
        $head = json_decode(substr($raw, 0, $end), true);
        if (!is_array($head) || !is_array($head['sets'] ?? null) || !is_int($head['dates'] ?? null)) {
            throw new DatabaseError('A block of the catalogue is damaged.');
        }
        $sets = [];
        $at = $end + 1;
        foreach ($head['sets'] as $name) {
            $sets[is_string($name) ? $name : ''] = substr($raw, $at, self::BYTES);
            $at += self::BYTES;
        }
        $block = new self($sets);
        $block->packedDates = substr($raw, $at, self::DATES_BYTES * $head['dates']);
        $block->dates = null;
        // Rows of former versions have none.
        $times = is_int($head['times'] ?? null) ? $head['times'] : 0;
        $block->packedTimes = substr($raw, $at + self::DATES_BYTES * $head['dates'], self::DATES_BYTES * $times);
        $block->times = null;

        return $block;
    }

    /** @return array<int, array{int, int}> */
    private function dates(): array
    {
        if ($this->dates === null) {
            [$places, $opens, $closes] = self::unpackDates($this->packedDates);
            $this->dates = [];
            foreach ($places as $index => $place) {
                $this->dates[$place] = [$opens[$index], $closes[$index]];
            }
        }

        return $this->dates;
    }

    /** @return array<int, list<array{int, int}>> */
    private function times(): array
    {
        if ($this->times === null) {
            [$places, $starts, $ends] = self::unpackDates($this->packedTimes);
            $this->times = [];
            foreach ($places as $index => $place) {
                $this->times[$place][] = [$starts[$index], $ends[$index]];
            }
        }

        return $this->times;
    }

    private function packTimes(): string
    {
        if ($this->times === null) {
            return $this->packedTimes;
        }
        $places = $starts = $ends = [];
        foreach ($this->times as $place => $times) {
            foreach ($times as [$start, $end]) {
                $places[] = $place;
                $starts[] = $start;
                $ends[] = $end;
            }
        }

        return pack('v*', ...$places) . pack('P*', ...$starts) . pack('P*', ...$ends);
    }

    private function packDates(): string
    {
        return $this->dates === null ? $this->packedDates : pack('v*', ...array_keys($this->dates))
            . pack('P*', ...array_column($this->dates, 0)) . pack('P*', ...array_column($this->dates, 1));
    }

    /** @return array{array<int, int>, array<int, int>, array<int, int>} places, openings and closings */
    private static function unpackDates(string $packed): array
    {
        $count = intdiv(strlen($packed), self::DATES_BYTES);

        return [
            self::numbers('v', substr($packed, 0, 2 * $count)),
            self::numbers('P', substr($packed, 2 * $count, 8 * $count)),
            self::numbers('P', substr($packed, 10 * $count)),
        ];
    }

    /** @return array<int, int> from 1 */
    private static function numbers(string $format, string $raw): array
    {
        /** @var array<int, int>|false $numbers */
        $numbers = unpack("{$format}*", $raw);

        return $numbers === false ? [] : $numbers;
    }
}
