<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Catalogue\Text\TypedWord;
use Passerelle\Catalogue\Text\Words;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;

/** Search query. Values outside the limits are clamped, never rejected. */
final readonly class Query
{
    /**
     * @param string $q as typed; empty: no text search
     * @param array<string, non-empty-list<string>> $filters values by Filter::$name, combined with OR
     * @param int $page from 1
     * @param bool $onlyUntranslated only items without the other language
     * @param list<string> $literal words that mean themselves only, folded
     */
    private function __construct(
        public Lang $language,
        public string $q,
        public array $filters,
        public Sort $sort,
        public int $page,
        public int $perPage,
        public bool $onlyUntranslated,
        public array $literal = [],
    ) {
    }

    /**
     * @param array<string, non-empty-list<string>> $filters result of Filters::read()
     * @param Sort|null $sort null: relevance when there is a text; without one calls by closing, events and trainings by their next date, all others the most recent first
     * @param int|null $perPage null: the default
     * @param list<string> $literal words that mean themselves only, as typed
     */
    public static function of(
        Limits $limits,
        Lang $language,
        string $q = '',
        array $filters = [],
        ?Sort $sort = null,
        int $page = 1,
        ?int $perPage = null,
        bool $onlyUntranslated = false,
        array $literal = [],
    ): self {
        $q = trim(mb_substr(mb_scrub($q, 'UTF-8'), 0, $limits->maxQueryLength, 'UTF-8'));
        $withoutText = self::sortWithoutText($filters);
        $sort ??= $q === '' ? $withoutText : Sort::Relevance;

        return new self(
            $language,
            $q,
            $filters,
            $q === '' && $sort === Sort::Relevance ? $withoutText : $sort,
            max(1, min($page, $limits->maxPage)),
            max(1, min($perPage ?? $limits->perPage, $limits->maxPerPage)),
            $onlyUntranslated,
            self::folded(array_slice($literal, 0, $limits->maxWords)),
        );
    }

    /**
     * The same search, in which some words mean themselves only.
     *
     * @param list<string> $words as typed
     */
    public function literally(array $words): self
    {
        $literal = array_values(array_unique([...$this->literal, ...self::folded($words)]));

        return new self($this->language, $this->q, $this->filters, $this->sort, $this->page, $this->perPage, $this->onlyUntranslated, $literal);
    }

    /**
     * The same search with further filters and other words.
     *
     * @param array<string, non-empty-list<string>> $filters values by Filter::$name
     */
    public function narrowed(array $filters, string $q): self
    {
        $filters = [...$this->filters, ...$filters];
        $sort = $q === '' && $this->sort === Sort::Relevance ? self::sortWithoutText($filters) : $this->sort;

        return new self($this->language, $q, $filters, $sort, $this->page, $this->perPage, $this->onlyUntranslated, $this->literal);
    }

    /** @param list<TypedWord> $phrase */
    public function isLiteral(array $phrase): bool
    {
        return array_intersect(array_map(static fn (TypedWord $word): string => $word->folded, $phrase), $this->literal) !== [];
    }

    /** The same search in the other language, for the first items that exist only there. */
    public function inOtherLanguage(int $perPage): self
    {
        return new self($this->language->other(), $this->q, $this->filters, $this->sort, 1, $perPage, true, $this->literal);
    }

    /** The search type as a ContentType value; null: all. */
    public function type(): ?string
    {
        return $this->filters[Filters::TYPE][0] ?? null;
    }

    /** @return list<string> names of the active filters, search text first, as in Filters::names() */
    public function set(): array
    {
        return [...$this->q === '' ? [] : [Filters::WORDS], ...array_keys($this->filters)];
    }

    /** @return list<string> values of a filter or of the search text */
    public function valuesOf(string $filter): array
    {
        return $filter === Filters::WORDS ? [$this->q] : $this->filters[$filter] ?? [];
    }

    public function offset(): int
    {
        return ($this->page - 1) * $this->perPage;
    }

    /**
     * @param list<string> $texts
     * @return list<string> their words, folded
     */
    private static function folded(array $texts): array
    {
        $words = array_map(static fn (string $text): array => array_column(Words::typed($text), 'folded'), $texts);

        return array_values(array_unique(array_merge(...$words)));
    }

    /** @param array<string, non-empty-list<string>> $filters */
    private static function sortWithoutText(array $filters): Sort
    {
        return match ($filters[Filters::TYPE] ?? []) {
            [ContentType::CallForApplication->value] => Sort::Closing,
            [ContentType::Event->value], [ContentType::Training->value] => Sort::Next,
            default => Sort::Recent,
        };
    }
}
