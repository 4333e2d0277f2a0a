<?php

declare(strict_types=1);

namespace Passerelle\Structures\Forms\GraphQL;

use Passerelle\Content\RecordPaths;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Structures\Forms\SimilarStructure;
use Passerelle\Structures\Forms\SimilarStructures;

/** Structures that exist already under a similar name, through the frontend's server only. */
final readonly class SimilarStructureTypes implements Registration
{
    private const SIMILAR = 'PasserelleSimilarStructure';

    public function __construct(
        private SimilarStructures $similar,
        private RecordPaths $paths,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type(self::SIMILAR, ['fields' => Type::fields([
            'canAsk' => 'Boolean!',
            'city' => 'String',
            'country' => 'String',
            'id' => 'Int!',
            'language' => 'PasserelleLanguage!',
            'membershipStatus' => 'PasserelleMembershipStatus',
            'name' => 'String!',
            'path' => 'String',
        ])]);
        register_graphql_field('RootQuery', 'passerelleSimilarStructures', [
            'type' => Type::listOf(self::SIMILAR),
            'args' => [...Arguments::language(), ...Type::fields(['country' => 'String', 'id' => 'Int', 'name' => 'String!'])],
            'resolve' => Resolver::root($this->find(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array<string, mixed>>
     * @throws DomainError access_token_missing
     */
    private function find(array $arguments): array
    {
        $this->request->requireTrust();
        $found = ($this->similar)(
            $this->viewers->current(),
            Arguments::text($arguments, 'name'),
            Arguments::text($arguments, 'country'),
            Arguments::readLanguage($arguments),
            Arguments::number($arguments, 'id'),
        );

        return array_map(fn (SimilarStructure $each): array => [
            'canAsk' => $each->canAsk(),
            'city' => $each->record->values->textOrNull('city'),
            'country' => $each->record->values->textOrNull('headquartersCountry'),
            'id' => $each->record->id,
            'language' => $each->record->language->value,
            'membershipStatus' => $each->membership?->value,
            'name' => $each->record->title,
            'path' => $each->record->status->isPublic() ? $this->paths->of($each->record) : null,
        ], $found);
    }
}
