<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Content\ContentType;
use Passerelle\Languages\Lang;

/** What somebody looks for. Whatever is given, it is brought within the limits, never refused. */
final readonly class Query
{
    /** What a value that can't exist becomes: it matches nothing, while leaving it out would match everything. */
    private const NOWHERE = '-';

    /**
     * @param string $q as typed; empty: no text is looked for
     * @param ContentType|null $type one of the seven search types
     * @param list<string> $countries ISO codes, any of them
     * @param list<string> $sectors keys, any of them; one of the first level includes those below it
     * @param OpenState|null $state open or closed
     * @param int $page from 1
     * @param bool $onlyUntranslated nothing that exists in the other language too
     */
    private function __construct(
        public Lang $language,
        public string $q,
        public ?ContentType $type,
        public ?Kind $kind,
        public array $countries,
        public array $sectors,
        public ?OpenState $state,
        public Sort $sort,
        public int $page,
        public int $perPage,
        public bool $onlyUntranslated,
    ) {
    }

    /**
     * @param ContentType|null $type Structure is taken as the directory's structures
     * @param array<mixed> $countries anything but texts is as an unknown code
     * @param array<mixed> $sectors
     * @param Sort|null $sort null: relevance when there is a text, the most recent otherwise
     * @param int|null $perPage null: the usual number
     */
    public static function of(
        Limits $limits,
        Lang $language,
        string $q = '',
        ?ContentType $type = null,
        ?Kind $kind = null,
        array $countries = [],
        array $sectors = [],
        ?OpenState $state = null,
        ?Sort $sort = null,
        int $page = 1,
        ?int $perPage = null,
        bool $onlyUntranslated = false,
    ): self {
        $q = trim(mb_substr(mb_scrub($q, 'UTF-8'), 0, $limits->maxQueryLength, 'UTF-8'));
        $sort ??= $q === '' ? Sort::Recent : Sort::Relevance;

        return new self(
            $language,
            $q,
            $type?->searchType(),
            $type === ContentType::Structure ? Kind::Structure : $kind,
            self::values($countries, strtoupper(...), $limits),
            self::values($sectors, strtolower(...), $limits),
            $state,
            $q === '' && $sort === Sort::Relevance ? Sort::Recent : $sort,
            max(1, min($page, $limits->maxPage)),
            max(1, min($perPage ?? $limits->perPage, $limits->maxPerPage)),
            $onlyUntranslated,
        );
    }

    /** The same search in the other language, for the first of the things that only that one has. */
    public function inOtherLanguage(int $perPage): self
    {
        return new self(
            $this->language->other(),
            $this->q,
            $this->type,
            $this->kind,
            $this->countries,
            $this->sectors,
            $this->state,
            $this->sort,
            1,
            $perPage,
            true,
        );
    }

    /** The same search as if this filter had not been set, from its first page. */
    public function without(Filter $filter): self
    {
        $keep = static fn (Filter $each): bool => $each !== $filter;
        $q = $keep(Filter::Text) ? $this->q : '';

        return new self(
            $this->language,
            $q,
            $keep(Filter::Type) ? $this->type : null,
            $keep(Filter::Kind) ? $this->kind : null,
            $keep(Filter::Country) ? $this->countries : [],
            $keep(Filter::Sector) ? $this->sectors : [],
            $keep(Filter::State) ? $this->state : null,
            $q === '' && $this->sort === Sort::Relevance ? Sort::Recent : $this->sort,
            1,
            $this->perPage,
            $this->onlyUntranslated,
        );
    }

    /** @return list<Filter> those that are set */
    public function filters(): array
    {
        return array_values(array_filter(Filter::cases(), fn (Filter $filter): bool => $this->given($filter) !== []));
    }

    /** @return list<string> what a filter is set to; none: it is not set */
    public function given(Filter $filter): array
    {
        return match ($filter) {
            Filter::Text => $this->q === '' ? [] : [$this->q],
            Filter::Type => $this->type === null ? [] : [$this->type->value],
            Filter::Kind => $this->kind === null ? [] : [$this->kind->value],
            Filter::State => $this->state === null ? [] : [$this->state->value],
            Filter::Country => $this->countries,
            Filter::Sector => $this->sectors,
        };
    }

    public function offset(): int
    {
        return ($this->page - 1) * $this->perPage;
    }

    /**
     * @param array<mixed> $values
     * @param callable(string): string $alike
     * @return list<string> each once
     */
    private static function values(array $values, callable $alike, Limits $limits): array
    {
        $clean = array_map(
            static fn (mixed $value): string => is_string($value) && preg_match('/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/D', $value) === 1 ? $alike($value) : self::NOWHERE,
            array_slice(array_values($values), 0, $limits->maxFilterValues),
        );

        return array_values(array_unique($clean));
    }
}
