<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Bits\Marks;

/**
 * Index entry of one public post, in the format of the database, so that entries can be compared.
 */
final readonly class Entry
{
    /**
     * @param array<string, string|null> $columns of the catalogue table, without post_id
     * @param array<array-key, int> $words weight by folded word; in PHP's byte order, since engines differ; keys such as 2026 are numbers
     * @param array<string, list<string>> $terms values by facet, both in order
     * @param Marks|null $stored marks in the stored sets; null: derived from columns and terms
     */
    public function __construct(
        public int $postId,
        public array $columns,
        public array $words,
        public array $terms,
        public ?Marks $stored = null,
    ) {
    }

    public function marks(): Marks
    {
        return $this->stored ?? Marks::of($this);
    }

    public function groupId(): int
    {
        return (int) $this->columns['group_id'];
    }

    public function language(): string
    {
        return (string) $this->columns['language'];
    }

    /** @return list<string> differing parts: columns, "words", "terms", "sets" */
    public function differences(self $other): array
    {
        $parts = array_keys(array_filter(
            $this->columns,
            static fn (?string $value, string $column): bool => $value !== ($other->columns[$column] ?? null),
            ARRAY_FILTER_USE_BOTH,
        ));
        if ($this->words !== $other->words) {
            $parts[] = 'words';
        }
        if ($this->terms !== $other->terms) {
            $parts[] = 'terms';
        }
        // Derived from columns and terms: only reported when these are equal.
        if ($parts === [] && !$this->marks()->equal($other->marks())) {
            $parts[] = 'sets';
        }

        return $parts;
    }
}
