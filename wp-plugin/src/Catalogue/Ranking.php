<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Bits\Bits;

/**
 * Items that match the terms of a query, with scores. The score of an item is the sum of the ranks of its terms, stored bit-sliced: one
 * set of items per binary digit. Adding a word takes a dozen string operations, whatever the number of items.
 */
final class Ranking
{
    private ?string $matches = null;

    /** @var array<int, string> sets of items by the number of terms that they have at least */
    private array $covered = [];

    /** @var array<int, string> sets of items by binary digit of the score, lowest first */
    private array $digits = [];

    /** Added to the rank of each term, so that items with more terms come first: more than the ranks of all terms together. */
    private const TERM = 128;

    /** Number of terms from which on items with one fewer are found too. */
    private const FROM_FEWER = 3;

    /** @param bool $isPartial items with some of the terms match as well, those with most of them */
    public function __construct(private readonly int $bytes, public readonly bool $isPartial = false)
    {
    }

    /** @param array<int, string> $ranks items with the term, by rank from 1; the highest rank counts */
    public function add(array $ranks): void
    {
        if ($this->isPartial) {
            $ranks = array_combine(array_map(static fn (int $rank): int => $rank + self::TERM, array_keys($ranks)), $ranks);
        }
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
        for ($terms = $this->isPartial ? count($this->covered) : -1; $terms >= 0; $terms--) {
            $more = $terms === 0 ? $found : $this->covered[$terms] & $found;
            $this->covered[$terms + 1] = ($this->covered[$terms + 1] ?? Bits::none($this->bytes)) | $more;
        }
    }

    /** Items with all terms. */
    public function matches(): string
    {
        return $this->matches ?? Bits::none($this->bytes);
    }

    /**
     * Of some items, those with all terms; of a partial search, those with the most terms that any of them has, or one fewer from three on.
     */
    public function matchesAmong(string $items): string
    {
        if (!$this->isPartial) {
            return $this->matches() & $items;
        }
        for ($most = count($this->covered); $most > 0; $most--) {
            if (!Bits::isEmpty($this->covered[$most] & $items)) {
                return $this->covered[$most >= self::FROM_FEWER ? $most - 1 : $most] & $items;
            }
        }

        return Bits::none($this->bytes);
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
