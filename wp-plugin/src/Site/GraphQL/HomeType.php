<?php

declare(strict_types=1);

namespace Passerelle\Site\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;

final readonly class HomeType implements Registration
{
    private const LISTS = ['closingSoon', 'directory', 'latestInitiatives', 'latestResources', 'nextEvents', 'projects', 'trainings'];

    public function __construct(private Home $home)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleTypeCount', ['fields' => Type::fields(['count' => 'Int!', 'type' => 'PasserelleContentType!'])]);
        register_graphql_object_type('PasserelleHome', ['fields' => Type::fields([
            ...array_fill_keys(self::LISTS, Type::listOf('PasserelleCard')),
            'counts' => Type::listOf('PasserelleTypeCount'),
            'countriesCount' => 'Int!',
            'intro' => 'String!',
            'title' => 'String!',
        ])]);
        register_graphql_field('RootQuery', 'passerelleHome', [
            'type' => Type::required('PasserelleHome'),
            'args' => Arguments::language(),
            'resolve' => Resolver::root(fn (array $arguments): array => $this->home->of(Arguments::readLanguage($arguments))),
        ]);
    }
}
