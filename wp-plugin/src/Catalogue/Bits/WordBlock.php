<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Bits;

use Passerelle\Catalogue\Text\RecordText;
use Passerelle\Kernel\DatabaseError;

/**
 * Items of one block that contain a word, by its weight. Stored as a list when there are few ("L", then sixteen bits for each:
 * position × 8 + weight), as one set per weight when there are many ("S" and the sum of the weights).
 */
final class WordBlock
{
    /** In the storage order of the sets. */
    private const WEIGHTS = [RecordText::TEXT, RecordText::SUMMARY, RecordText::TITLE];
    private const WEIGHT_BITS = 3;
    private const WEIGHT = (1 << self::WEIGHT_BITS) - 1;

    /** Bytes with one bit each. */
    private const MASKS = ["\x01", "\x02", "\x04", "\x08", "\x10", "\x20", "\x40", "\x80"];

    private const LIST = 'L';
    private const SETS = 'S';
    private const BYTES_LISTED = 2;

    /** @param array<int, string> $sets bits by weight */
    private function __construct(private array $sets)
    {
    }

    public static function none(): self
    {
        return new self([]);
    }

    /** @throws DatabaseError when the row is damaged: rebuilding the index repairs it */
    public static function decode(string $data): self
    {
        if (!self::isList($data)) {
            return new self(self::sets($data));
        }
        return new self(self::place(self::listed($data)));
    }

    /**
     * @param string $listed as listed() gives it
     * @return array<int, string> bits by weight
     */
    public static function place(string $listed): array
    {
        $places = [];
        foreach (self::numbers($listed) as $each) {
            $places[$each & self::WEIGHT][] = $each >> self::WEIGHT_BITS;
        }

        return array_map(self::bits(...), array_intersect_key($places, array_flip(self::WEIGHTS)));
    }

    /** @param list<int> $places */
    private static function bits(array $places): string
    {
        $bits = Bits::none(Block::BYTES);
        foreach ($places as $place) {
            $byte = $place >> 3;
            $bits[$byte] = $bits[$byte] | self::MASKS[$place & 7];
        }

        return $bits;
    }

    public static function isList(string $data): bool
    {
        return ($data[0] ?? '') === self::LIST;
    }

    /**
     * The packed numbers of a list; lists of several words may be concatenated.
     *
     * @throws DatabaseError
     */
    public static function listed(string $data): string
    {
        $listed = base64_decode(substr($data, 1), true);
        if ($listed === false || $listed === '' || strlen($listed) % self::BYTES_LISTED !== 0) {
            throw self::damaged();
        }

        return $listed;
    }

    /** @return array<int, int> place × 8 + weight */
    private static function numbers(string $listed): array
    {
        /** @var array<int, int>|false $numbers */
        $numbers = unpack('v*', $listed);

        return $numbers === false ? [] : $numbers;
    }

    /**
     * @return array<int, string> bits by weight
     * @throws DatabaseError
     */
    public static function sets(string $data): array
    {
        $present = array_values(array_filter(self::WEIGHTS, static fn (int $weight): bool => ((int) ($data[1] ?? '0') & $weight) !== 0));
        $raw = (string) base64_decode(substr($data, 2), true);
        if (($data[0] ?? '') !== self::SETS || strlen($raw) !== count($present) * Block::BYTES) {
            throw self::damaged();
        }

        return $present === [] ? [] : array_combine($present, str_split($raw, Block::BYTES));
    }

    private static function damaged(): DatabaseError
    {
        return new DatabaseError('What has a word is damaged in the catalogue.');
    }

    /** @param int|null $weight one of WEIGHTS; null: the item does not contain the word */
    public function put(int $place, ?int $weight): void
    {
        foreach ($this->sets as $each => $bits) {
            if ($each !== $weight && Bits::has($bits, $place)) {
                $this->sets[$each] = Bits::with($bits, $place, false);
            }
        }
        if (in_array($weight, self::WEIGHTS, true)) {
            $this->sets[$weight] = Bits::with($this->sets[$weight] ?? Bits::none(Block::BYTES), $place, true);
        }
    }

    public function weight(int $place): ?int
    {
        foreach ($this->sets as $weight => $bits) {
            if (Bits::has($bits, $place)) {
                return $weight;
            }
        }

        return null;
    }

    public function count(): int
    {
        return array_sum(array_map(Bits::count(...), $this->sets));
    }

    /** Empty when no item contains the word. */
    public function encode(): string
    {
        ksort($this->sets);
        $sets = array_filter($this->sets, static fn (string $bits): bool => !Bits::isEmpty($bits));
        if ($sets === []) {
            return '';
        }
        if ($this->count() * self::BYTES_LISTED > count($sets) * Block::BYTES) {
            return self::SETS . array_sum(array_keys($sets)) . base64_encode(implode('', $sets));
        }
        $numbers = [];
        foreach ($sets as $weight => $bits) {
            foreach (Bits::numbers($bits) as $place) {
                $numbers[] = $place << self::WEIGHT_BITS | $weight;
            }
        }

        return self::LIST . base64_encode(pack('v*', ...$numbers));
    }
}
