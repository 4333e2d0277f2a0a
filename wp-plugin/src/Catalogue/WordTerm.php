<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

/** A term of a query, by the indexes of its words in QueryWords. */
final readonly class WordTerm
{
    /**
     * @param list<int> $numbers an item has all of these words
     * @param list<list<int>> $alternatives or all of one of these
     * @param string|null $mark or is in this set
     * @param bool $isNamed the words are the name of that set
     */
    public function __construct(public array $numbers, public array $alternatives = [], public ?string $mark = null, public bool $isNamed = false)
    {
    }

    /** @param array<int, mixed> $found by the indexes of words that are in the index */
    public function canMatch(array $found): bool
    {
        foreach ([$this->numbers, ...$this->alternatives] as $phrase) {
            if (array_diff_key(array_flip($phrase), $found) === []) {
                return true;
            }
        }

        return $this->mark !== null;
    }
}
