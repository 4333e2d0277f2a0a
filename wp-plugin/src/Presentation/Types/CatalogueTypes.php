<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Types;

use GraphQL\Deferred;
use Passerelle\Catalogue\Alternatives;
use Passerelle\Catalogue\Catalogue;
use Passerelle\Catalogue\Facets;
use Passerelle\Catalogue\Filters\Filter;
use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Catalogue\Limits;
use Passerelle\Catalogue\Query;
use Passerelle\Catalogue\Reading\Correction;
use Passerelle\Catalogue\Reading\Meaning;
use Passerelle\Catalogue\Reading\MissedWords;
use Passerelle\Catalogue\Reading\Reading;
use Passerelle\Catalogue\Relaxation;
use Passerelle\Catalogue\Result;
use Passerelle\Catalogue\Sort;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Content\Model\ContentType;
use Passerelle\Presentation\Cards\CardLoader;

/** Search over public items of one language, with facets. */
final readonly class CatalogueTypes implements Registration
{
    public function __construct(
        private Catalogue $catalogue,
        private Alternatives $alternatives,
        private Limits $limits,
        private Filters $filters,
        private CardLoader $cards,
        private MissedWords $missed,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleFacetValue', ['fields' => Type::fields(['count' => 'Int!', 'value' => 'String!'])]);
        register_graphql_object_type('PasserelleFacets', [
            'description' => 'Values: names of content types, ISO codes, keys of sectors, names of enums; counts include the other filters.',
            'fields' => Type::fields($this->each(static fn (Filter $filter): array => $filter->facet === null ? [] : [$filter->facet => Type::listOf('PasserelleFacetValue')])),
        ]);
        register_graphql_object_type('PasserelleRelaxation', [
            'description' => 'Number of results without one filter, with the values of that filter.',
            'fields' => Type::fields(['filter' => 'PasserelleSearchFilter!', 'total' => 'Int!', 'values' => Type::listOf('String')]),
        ]);
        register_graphql_object_type('PasserelleMeaning', [
            'description' => 'Words of a query, as typed, and the value of a filter that they mean.',
            'fields' => Type::fields(['filter' => 'PasserelleSearchFilter!', 'value' => 'String!', 'words' => 'String!']),
        ]);
        register_graphql_object_type('PasserelleSpelling', [
            'description' => 'A word that no item has, and the word that was searched for instead.',
            'fields' => Type::fields(['typed' => 'String!', 'used' => 'String!']),
        ]);
        register_graphql_object_type('PasserelleReading', [
            'description' => 'How the words of a query were understood. With isPartial, no item has all of them.',
            'fields' => Type::fields(['corrections' => Type::listOf('PasserelleSpelling'), 'isPartial' => 'Boolean!', 'meanings' => Type::listOf('PasserelleMeaning')]),
        ]);
        register_graphql_object_type('PasserelleCatalogue', ['fields' => [
            ...Type::fields(['total' => 'Int!']),
            'page' => ['type' => Type::required('Int'), 'resolve' => Resolver::of(static fn (Result $result): int => $result->query->page)],
            'perPage' => ['type' => Type::required('Int'), 'resolve' => Resolver::of(static fn (Result $result): int => $result->query->perPage)],
            'otherLanguageTotal' => [
                'description' => 'Number of results that exist in the other language only; a query there with onlyUntranslated lists them all.',
                'type' => Type::required('Int'),
                'resolve' => Resolver::of($this->alternatives->otherLanguageTotal(...)),
            ],
            'otherLanguageItems' => [
                'description' => 'The first of them; empty unless this is the last page.',
                'type' => Type::listOf('PasserelleCard'),
                'resolve' => Resolver::of(fn (Result $result): Deferred => $this->cards->ofIds(
                    $this->alternatives->otherLanguageIds($result),
                    $this->alternatives->otherLanguageHighlighter($result),
                )),
            ],
            'missedWords' => [
                'description' => 'The folded words of a search for words alone that found nothing anywhere, to be counted; null for others, and where they may name a person.',
                'type' => 'String',
                'resolve' => Resolver::of(fn (Result $result): ?string => $this->alternatives->findNothing($result) ? $this->missed->of($result->query->q) : null),
            ],
            'relaxations' => [
                'type' => Type::listOf('PasserelleRelaxation'),
                'resolve' => Resolver::of(fn (Result $result): array => array_map(self::relaxation(...), $this->alternatives->relaxations($result))),
            ],
            'facets' => [
                'type' => Type::required('PasserelleFacets'),
                'resolve' => Resolver::of(fn (Result $result): array => $this->facets($result->facets)),
            ],
            'reading' => [
                'type' => Type::required('PasserelleReading'),
                'resolve' => Resolver::of(static fn (Result $result): array => self::reading($result->reading)),
            ],
            'items' => [
                'type' => Type::listOf('PasserelleCard'),
                'resolve' => Resolver::of(fn (Result $result): Deferred => $this->cards->ofIds($result->ids, $result->highlighter())),
            ],
        ]]);
        $inputs = [
            'literal' => Type::optionalListOf('String'),
            'onlyUntranslated' => 'Boolean',
            'q' => 'String',
            ...$this->each(static fn (Filter $filter): array => [$filter->input => self::input($filter)]),
        ];
        ksort($inputs);
        register_graphql_input_type('PasserelleCatalogueFilter', [
            'description' => 'days: an interval of ISO 8601-2, both days included, as in 2026-12-03/2026-12-10, 2026-12-03/.. and ../2026-12-10, in the time zone of the site.',
            'fields' => Type::fields($inputs),
        ]);
        register_graphql_field('RootQuery', 'passerelleCatalogue', [
            'type' => Type::required('PasserelleCatalogue'),
            'args' => [
                ...Arguments::language(),
                ...Type::fields(['filter' => 'PasserelleCatalogueFilter', 'page' => 'Int', 'perPage' => 'Int', 'sort' => 'PasserelleSort']),
            ],
            'resolve' => Resolver::root(fn (array $arguments): Result => $this->catalogue->search($this->query($arguments))),
        ]);
    }

    /** @param array<string, mixed> $arguments */
    private function query(array $arguments): Query
    {
        $filter = Arguments::input($arguments, 'filter');

        return Query::of(
            $this->limits,
            Arguments::readLanguage($arguments),
            Arguments::text($filter, 'q'),
            $this->filters->read($filter),
            Sort::tryFrom(Arguments::text($arguments, 'sort')),
            Arguments::number($arguments, 'page') ?? 1,
            Arguments::number($arguments, 'perPage'),
            ($filter['onlyUntranslated'] ?? null) === true,
            array_values(array_filter((array) ($filter['literal'] ?? []), is_string(...))),
        );
    }

    /** @return array{corrections: list<array{typed: string, used: string}>, isPartial: bool, meanings: list<array{filter: string, value: string, words: string}>} */
    private static function reading(?Reading $reading): array
    {
        return [
            'corrections' => array_map(static fn (Correction $each): array => ['typed' => $each->typed, 'used' => $each->used], $reading->corrections ?? []),
            'isPartial' => $reading->isPartial ?? false,
            'meanings' => array_map(
                static fn (Meaning $each): array => ['filter' => $each->filter, 'value' => $each->value, 'words' => $each->words],
                $reading?->meanings() ?? [],
            ),
        ];
    }

    /** @return array{filter: string, values: list<string>, total: int} */
    private static function relaxation(Relaxation $relaxation): array
    {
        return [
            'filter' => $relaxation->filter,
            'values' => $relaxation->values,
            'total' => $relaxation->total,
        ];
    }

    /** @return array<string, list<array{value: string, count: int}>> */
    private function facets(Facets $facets): array
    {
        return $this->each(static fn (Filter $filter): array => $filter->facet === null ? [] : [$filter->facet => self::values($facets->of($filter->name))]);
    }

    /**
     * @template T
     * @param callable(Filter): array<string, T> $make
     * @return array<string, T> results for all filters, by key
     */
    private function each(callable $make): array
    {
        $made = array_merge(...array_values(array_map($make, $this->filters->all())));
        ksort($made);

        return $made;
    }

    /** @return string|array<string, mixed> */
    private static function input(Filter $filter): string|array
    {
        $type = $filter->enum ?? 'String';

        return $filter->isList ? Type::optionalListOf($type) : $type;
    }

    /**
     * @param array<string, int> $counts
     * @return list<array{value: string, count: int}>
     */
    private static function values(array $counts): array
    {
        $values = [];
        foreach ($counts as $value => $count) {
            $values[] = ['value' => (string) $value, 'count' => $count];
        }

        return $values;
    }
}
