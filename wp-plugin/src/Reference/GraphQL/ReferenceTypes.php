<?php

declare(strict_types=1);

namespace Passerelle\Reference\GraphQL;

use Closure;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Languages\Lang;

/** All sectors and countries, in display order: the country of a signed-in reader comes first. */
final readonly class ReferenceTypes implements Registration
{
    /** @param Closure(): ?string $ownCountry ISO code of the country of who reads; null where the answer is shared between readers */
    public function __construct(private Names $names, private Closure $ownCountry)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleCountry', [
            'fields' => Type::fields(['id' => 'Int!', 'isoCode' => 'String!', 'name' => 'String!']),
        ]);
        register_graphql_object_type('PasserelleSector', [
            'fields' => Type::fields(['icon' => 'String', 'id' => 'Int!', 'key' => 'String!', 'name' => 'String!', 'parentId' => 'Int']),
        ]);
        register_graphql_object_type('PasserelleReference', ['fields' => [
            'countries' => [
                'type' => Type::listOf('PasserelleCountry'),
                'resolve' => Resolver::of(fn (Lang $language): array => $this->names->sortedCountries($language, ($this->ownCountry)())),
            ],
            'sectors' => [
                'type' => Type::listOf('PasserelleSector'),
                'resolve' => Resolver::of(fn (Lang $language): array => $this->names->sortedSectors($language)),
            ],
        ]]);
        register_graphql_field('RootQuery', 'passerelleReference', [
            'type' => Type::required('PasserelleReference'),
            'args' => Arguments::language(),
            'resolve' => Resolver::root(static fn (array $arguments): Lang => Arguments::readLanguage($arguments)),
        ]);
    }
}
