<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Filters\Filters;
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
     */
    private function __construct(
        public Lang $language,
        public string $q,
        public array $filters,
        public Sort $sort,
        public int $page,
        public int $perPage,
        public bool $onlyUntranslated,
    ) {
    }

    /**
     * @param array<string, non-empty-list<string>> $filters result of Filters::read()
     * @param Sort|null $sort null: relevance when there is a text; without one calls by closing, events and trainings by their next date, all others the most recent first
     * @param int|null $perPage null: the default
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
    ): self {
        $q = trim(mb_substr(mb_scrub($q, 'UTF-8'), 0, $limits->maxQueryLength, 'UTF-8'));
        $withoutText = match ($filters[Filters::TYPE] ?? []) {
            [ContentType::CallForApplication->value] => Sort::Closing,
            [ContentType::Event->value], [ContentType::Training->value] => Sort::Next,
            default => Sort::Recent,
        };
        $sort ??= $q === '' ? $withoutText : Sort::Relevance;

        return new self(
            $language,
            $q,
            $filters,
            $q === '' && $sort === Sort::Relevance ? $withoutText : $sort,
            max(1, min($page, $limits->maxPage)),
            max(1, min($perPage ?? $limits->perPage, $limits->maxPerPage)),
            $onlyUntranslated,
        );
    }

    /** The same search in the other language, for the first items that exist only there. */
    public function inOtherLanguage(int $perPage): self
    {
        return new self($this->language->other(), $this->q, $this->filters, $this->sort, 1, $perPage, true);
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
}
