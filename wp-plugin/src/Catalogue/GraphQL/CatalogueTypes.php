<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\GraphQL;

use GraphQL\Deferred;
use Passerelle\Catalogue\Alternatives;
use Passerelle\Catalogue\Facets;
use Passerelle\Catalogue\Filter;
use Passerelle\Catalogue\Kind;
use Passerelle\Catalogue\Limits;
use Passerelle\Catalogue\OpenState;
use Passerelle\Catalogue\Query;
use Passerelle\Catalogue\Relaxation;
use Passerelle\Catalogue\Result;
use Passerelle\Catalogue\Search;
use Passerelle\Catalogue\Sort;
use Passerelle\Content\ContentType;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Cards\CardLoader;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;

/** The search over everything public in one language, with its facets. */
final readonly class CatalogueTypes implements Registration
{
    public function __construct(private Search $search, private Alternatives $alternatives, private Limits $limits, private CardLoader $cards)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleFacetValue', ['fields' => Type::fields(['count' => 'Int!', 'value' => 'String!'])]);
        register_graphql_object_type('PasserelleFacets', [
            'description' => 'Values: names of content types, ISO codes, keys of sectors, OPEN and CLOSED, PERSON and STRUCTURE; counts fit the other filters.',
            'fields' => Type::fields(array_fill_keys(['countries', 'kinds', 'sectors', 'states', 'types'], Type::listOf('PasserelleFacetValue'))),
        ]);
        register_graphql_object_type('PasserelleRelaxation', [
            'description' => 'What would be found without one filter; values are what that is set to.',
            'fields' => Type::fields(['filter' => 'PasserelleSearchFilter!', 'total' => 'Int!', 'values' => Type::listOf('String')]),
        ]);
        register_graphql_object_type('PasserelleCatalogue', ['fields' => [
            ...Type::fields(['total' => 'Int!']),
            'page' => ['type' => Type::required('Int'), 'resolve' => Resolver::of(static fn (Result $result): int => $result->query->page)],
            'perPage' => ['type' => Type::required('Int'), 'resolve' => Resolver::of(static fn (Result $result): int => $result->query->perPage)],
            'otherLanguageTotal' => [
                'description' => 'How many things fit and exist in the other language only; a query there with onlyUntranslated lists them all.',
                'type' => Type::required('Int'),
                'resolve' => Resolver::of($this->alternatives->otherLanguageTotal(...)),
            ],
            'otherLanguageItems' => [
                'description' => 'The first of them; none unless this is the last page.',
                'type' => Type::listOf('PasserelleCard'),
                'resolve' => Resolver::of(fn (Result $result): Deferred => $this->cards->ofIds(
                    $this->alternatives->otherLanguageIds($result),
                    $this->alternatives->otherLanguageHighlighter($result),
                )),
            ],
            'relaxations' => [
                'type' => Type::listOf('PasserelleRelaxation'),
                'resolve' => Resolver::of(fn (Result $result): array => array_map(self::relaxation(...), $this->alternatives->relaxations($result))),
            ],
            'facets' => [
                'type' => Type::required('PasserelleFacets'),
                'resolve' => Resolver::of(static fn (Result $result): array => self::facets($result->facets)),
            ],
            'items' => [
                'type' => Type::listOf('PasserelleCard'),
                'resolve' => Resolver::of(fn (Result $result): Deferred => $this->cards->ofIds($result->ids, $result->highlighter())),
            ],
        ]]);
        register_graphql_input_type('PasserelleCatalogueFilter', ['fields' => Type::fields([
            'countries' => Type::optionalListOf('String'),
            'kind' => 'PasserelleProfileKind',
            'onlyUntranslated' => 'Boolean',
            'q' => 'String',
            'sectors' => Type::optionalListOf('String'),
            'state' => 'PasserelleOpenFilter',
            'type' => 'PasserelleContentType',
        ])]);
        register_graphql_field('RootQuery', 'passerelleCatalogue', [
            'type' => Type::required('PasserelleCatalogue'),
            'args' => [
                ...Arguments::language(),
                ...Type::fields(['filter' => 'PasserelleCatalogueFilter', 'page' => 'Int', 'perPage' => 'Int', 'sort' => 'PasserelleSort']),
            ],
            'resolve' => Resolver::root(fn (array $arguments): Result => $this->search->run($this->query($arguments))),
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
            ContentType::tryFrom(Arguments::text($filter, 'type')),
            Kind::tryFrom(Arguments::text($filter, 'kind')),
            (array) ($filter['countries'] ?? []),
            (array) ($filter['sectors'] ?? []),
            OpenState::tryFrom(Arguments::text($filter, 'state')),
            Sort::tryFrom(Arguments::text($arguments, 'sort')),
            Arguments::number($arguments, 'page') ?? 1,
            Arguments::number($arguments, 'perPage'),
            ($filter['onlyUntranslated'] ?? null) === true,
        );
    }

    /** @return array{filter: string, values: list<string>, total: int} */
    private static function relaxation(Relaxation $relaxation): array
    {
        $isName = in_array($relaxation->filter, [Filter::Type, Filter::Kind, Filter::State], true);

        return [
            'filter' => $relaxation->filter->value,
            'values' => $isName ? array_map(strtoupper(...), $relaxation->values) : $relaxation->values,
            'total' => $relaxation->total,
        ];
    }

    /** @return array<string, list<array{value: string, count: int}>> */
    private static function facets(Facets $facets): array
    {
        return [
            'types' => self::values($facets->types, strtoupper(...)),
            'kinds' => self::values($facets->kinds, strtoupper(...)),
            'states' => self::values($facets->states, strtoupper(...)),
            'countries' => self::values($facets->countries, strval(...)),
            'sectors' => self::values($facets->sectors, strval(...)),
        ];
    }

    /**
     * @param array<string, int> $counts
     * @param callable(string): string $name
     * @return list<array{value: string, count: int}>
     */
    private static function values(array $counts, callable $name): array
    {
        $values = [];
        foreach ($counts as $value => $count) {
            $values[] = ['value' => $name((string) $value), 'count' => $count];
        }

        return $values;
    }
}
