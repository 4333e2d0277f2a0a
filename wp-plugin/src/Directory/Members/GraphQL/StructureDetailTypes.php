<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Directory\Members\FindStructureDetail;
use Passerelle\Directory\Members\StructureDetail;
use Passerelle\Presentation\Cards\CardBuilder;
use Passerelle\Presentation\Details\PublishedWith;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** The detail of a structure for signed-in people, through the frontend’s server only. */
final readonly class StructureDetailTypes implements Registration
{
    private const STRUCTURE = [
        'activities' => 'String',
        'city' => 'String',
        // For those who edit the structure.
        'contactEmail' => 'String',
        'country' => 'PasserelleCountry',
        'description' => 'String',
        'groupId' => 'Int!',
        'id' => 'Int!',
        'language' => 'PasserelleLanguage!',
        'logo' => 'PasserelleImage',
        'name' => 'String!',
        'ownRole' => 'PasserelleMembershipRole',
        'path' => 'String',
        'structureType' => 'String',
        'summary' => 'String',
    ];

    public function __construct(
        private FindStructureDetail $find,
        private StructureDetailData $data,
        private PublishedWith $published,
        private CardBuilder $cards,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleTeamMember', ['fields' => Type::fields(['id' => 'Int!', 'job' => 'String', 'name' => 'String!', 'role' => 'String!'])]);
        register_graphql_object_type('PasserelleStructureDetail', ['fields' => [
            ...Type::fields(self::STRUCTURE),
            ...Type::fields([
                'communities' => Type::listOf('PasserelleMemberCommunity'),
                'documents' => Type::listOf('PasserelleFile'),
                'links' => Type::listOf('PasserelleLink'),
                'sectors' => Type::listOf('PasserelleSector'),
            ]),
            'published' => self::part('PasserelleCard', fn (StructureDetail $structure): array => $this->cards->ofIds($this->published->ids($structure->record))),
            'team' => self::part('PasserelleTeamMember', $this->data->team(...)),
        ]]);
        register_graphql_field('RootQuery', 'passerelleStructureDetail', [
            'type' => 'PasserelleStructureDetail',
            'args' => [...Arguments::language(), ...Type::fields(['id' => 'Int!'])],
            'resolve' => Resolver::root($this->read(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError access_token_missing, not_found
     */
    private function read(array $arguments): array
    {
        $this->request->requireTrust();
        $language = Arguments::readLanguage($arguments);
        $structure = ($this->find)($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0, $language);

        return [...$this->data->of($structure, $language), 'structure' => $structure, 'labels' => $language];
    }

    /**
     * A list that is read only when it is asked for.
     *
     * @param callable(StructureDetail, Lang): list<array<string, mixed>> $read
     * @return array{type: array<string, mixed>, resolve: callable}
     */
    private static function part(string $type, callable $read): array
    {
        return ['type' => Type::listOf($type), 'resolve' => Resolver::of(static function (mixed $source) use ($read): array {
            $structure = is_array($source) ? ($source['structure'] ?? null) : null;
            $language = is_array($source) ? ($source['labels'] ?? null) : null;

            return $structure instanceof StructureDetail && $language instanceof Lang ? $read($structure, $language) : [];
        })];
    }
}
