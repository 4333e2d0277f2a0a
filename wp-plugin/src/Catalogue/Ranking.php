<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Bits\Bits;

/**
 * Items that match all words, with scores. The score of an item is the sum of the ranks of its words, stored bit-sliced: one
 * set of items per binary digit. Adding a word takes a dozen string operations, whatever the number of items.
 */
final class Ranking
{
    private ?string $matches = null;

    /** @var array<int, string> sets of items by binary digit of the score, lowest first */
    private array $digits = [];

    public function __construct(private readonly int $bytes)
    {
    }

    /** @param array<int, string> $ranks items with the word, by rank from 1; the highest rank counts */
    public function add(array $ranks): void
    {
        krsort($ranks);
        $found = Bits::none($this->bytes);
        $digits = [];
        foreach ($ranks as $rank => $items) {
            $items &= ~$found;
            $found |= $items;
            for ($digit = 0; $rank >> $digit > 0; $digit++) {
                if (($rank >> $digit & 1) === 1) {
                    $digits[$digit] = ($digits[$digit] ?? Bits::none($this->bytes)) | $items;
                }
            }
        }
        $this->sum($digits);
        $this->matches = $this->matches === null ? $found : $this->matches & $found;
    }

    /** Items with all words. */
    public function matches(): string
    {
        return $this->matches ?? Bits::none($this->bytes);
    }

    /**
     * Sets of equal score, highest first, computed lazily.
     *
     * @return iterable<string>
     */
    public function parts(string $items): iterable
    {
        return $this->split($items, count($this->digits) - 1);
    }

    /** @return iterable<string> */
    private function split(string $items, int $digit): iterable
    {
        if (Bits::isEmpty($items)) {
            return;
        }
        if ($digit < 0) {
            yield $items;
            return;
        }
        yield from $this->split($items & $this->digits[$digit], $digit - 1);
        yield from $this->split($items & ~$this->digits[$digit], $digit - 1);
    }

    /** @param array<int, string> $digits */
    private function sum(array $digits): void
    {
        $none = Bits::none($this->bytes);
        $carry = $none;
        $length = max(count($this->digits), $digits === [] ? 0 : max(array_keys($digits)) + 1);
        for ($digit = 0; $digit < $length; $digit++) {
            $one = $this->digits[$digit] ?? $none;
            $other = $digits[$digit] ?? $none;
            $this->digits[$digit] = $one ^ $other ^ $carry;
            $carry = ($one & $other) | ($carry & ($one ^ $other));
        }
        if (!Bits::isEmpty($carry)) {
            $this->digits[] = $carry;
        }
    }
}
