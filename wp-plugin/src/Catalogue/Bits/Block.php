<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Bits;

use Passerelle\Kernel\DatabaseError;

/** The sets of one language, cut to a range of group ids: what one row of the table holds. */
final class Block
{
    /** Group ids of one block: a change of one thing writes one block again, a search reads all of them. */
    public const SIZE = 1 << self::SHIFT;
    public const SHIFT = 13;
    public const BYTES = self::SIZE / 8;

    /**
     * @param array<string, string> $sets bits by name, each BYTES long
     * @param array<int, array{int, int}> $dates opening and closing by place within the block
     */
    public function __construct(public array $sets = [], public array $dates = [])
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
        unset($this->dates[$place]);
        if ($marks?->dates !== null) {
            $this->dates[$place] = $marks->dates;
        }
    }

    public function marks(int $place): Marks
    {
        $names = array_map(strval(...), array_keys(array_filter($this->sets, static fn (string $bits): bool => Bits::has($bits, $place))));
        sort($names, SORT_STRING);

        return new Marks($names, $this->dates[$place] ?? null);
    }

    public function isEmpty(): bool
    {
        return Bits::isEmpty($this->sets[Marks::ALL] ?? '');
    }

    /** Text, since the database's driver looks at every statement as text. */
    public function encode(): string
    {
        $sets = array_filter($this->sets, static fn (string $bits): bool => !Bits::isEmpty($bits));
        $head = json_encode(['sets' => array_map(strval(...), array_keys($sets)), 'dates' => count($this->dates)], JSON_THROW_ON_ERROR);
        $dates = pack('v*', ...array_keys($this->dates)) . pack('P*', ...array_column($this->dates, 0)) . pack('P*', ...array_column($this->dates, 1));

        return base64_encode("{$head}\n" . implode('', $sets) . $dates);
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
        $count = $head['dates'];
        $dates = [];
        if ($count > 0) {
            $opens = self::numbers('P', $raw, $at + 2 * $count);
            $closes = self::numbers('P', $raw, $at + 10 * $count);
            foreach (self::numbers('v', substr($raw, 0, $at + 2 * $count), $at) as $index => $place) {
                $dates[$place] = [$opens[$index], $closes[$index]];
            }
        }

        return new self($sets, $dates);
    }

    /** @return array<int, int> from 1 */
    private static function numbers(string $format, string $raw, int $at): array
    {
        /** @var array<int, int> $numbers */
        $numbers = (array) unpack("{$format}*", $raw, $at);

        return $numbers;
    }
}
