<?php

declare(strict_types=1);

namespace Passerelle\Site\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;

final readonly class HomeType implements Registration
{
    private const LISTS = ['closingSoon', 'directory', 'featured', 'latestInitiatives', 'latestResources', 'nextEvents', 'projects', 'trainings'];

    public function __construct(private Home $home)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleTypeCount', ['fields' => Type::fields(['count' => 'Int!', 'type' => 'PasserelleContentType!'])]);
        register_graphql_object_type('PasserelleCountryFigures', ['fields' => Type::fields([
            'country' => 'PasserelleCountry!',
            'persons' => 'Int!',
            'structures' => 'Int!',
        ])]);
        register_graphql_object_type('PasserellePartner', ['fields' => Type::fields(['logo' => 'PasserelleImage', 'name' => 'String!', 'url' => 'String'])]);
        register_graphql_object_type('PasserelleHome', ['fields' => Type::fields([
            ...array_fill_keys(self::LISTS, Type::listOf('PasserelleCard')),
            'counts' => Type::listOf('PasserelleTypeCount'),
            'countriesCount' => 'Int!',
            'directoryCountries' => Type::listOf('PasserelleCountryFigures'),
            'intro' => 'String!',
            'partners' => Type::listOf('PasserellePartner'),
            'sections' => Type::listOf('PasserelleHomeSection'),
            'title' => 'String!',
        ])]);
        register_graphql_field('RootQuery', 'passerelleHome', [
            'type' => Type::required('PasserelleHome'),
            'args' => Arguments::language(),
            'resolve' => Resolver::root(fn (array $arguments): array => $this->home->of(Arguments::readLanguage($arguments))),
        ]);
    }
}
