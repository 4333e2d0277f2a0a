<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Directory\Members\FindMember;
use Passerelle\Directory\Members\Member;
use Passerelle\Directory\Members\ProfileReader;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** The detail of a member, through the frontend’s server only. */
final readonly class MemberTypes implements Registration
{
    private const PROFILE = [
        'acceptsContact' => 'Boolean!',
        'activityCity' => 'String',
        'activityCountry' => 'PasserelleCountry',
        'biography' => 'String',
        'groupId' => 'Int!',
        'id' => 'Int!',
        'isLocked' => 'Boolean!',
        'isOwn' => 'Boolean!',
        'job' => 'String',
        'language' => 'PasserelleLanguage!',
        'memberType' => 'String',
        'name' => 'String!',
        'offered' => 'String',
        'picture' => 'PasserelleImage',
        'residenceCity' => 'String',
        'residenceCountry' => 'PasserelleCountry',
        'sought' => 'String',
        'status' => 'String!',
    ];

    public function __construct(
        private FindMember $find,
        private ProfileData $profile,
        private ConfidentialData $confidential,
        private BelongingData $belonging,
        private RolesData $roles,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        $this->registerParts();
        register_graphql_object_type('PasserelleMember', ['fields' => [
            ...Type::fields(self::PROFILE),
            ...Type::fields([
                'communities' => Type::listOf('PasserelleMemberCommunity'),
                'links' => Type::listOf('PasserelleLink'),
                'programs' => Type::listOf('PasserelleMemberProgram'),
                'secondaryCountries' => Type::listOf('PasserelleCountry'),
                'sectors' => Type::listOf('PasserelleSector'),
                'spokenLanguages' => Type::listOf('String'),
            ]),
            'assignableCountries' => self::part(Type::listOf('PasserelleCountry'), $this->roles->assignableCountries(...)),
            'confidential' => self::part('PasserelleMemberConfidential', $this->confidential->of(...)),
            'memberships' => self::part(Type::listOf('PasserelleMemberMembership'), $this->belonging->memberships(...)),
            'path' => self::part('String', $this->belonging->path(...)),
            'published' => self::part(Type::listOf('PasserelleCard'), $this->belonging->published(...)),
            'roles' => self::part('PasserelleMemberRoles', $this->roles->of(...)),
        ]]);
        register_graphql_field('RootQuery', 'passerelleMember', [
            'type' => 'PasserelleMember',
            'args' => [...Arguments::language(), ...Type::fields(['as' => 'PasserelleProfileReader', 'id' => 'Int!'])],
            'resolve' => Resolver::root($this->read(...)),
        ]);
    }

    private function registerParts(): void
    {
        register_graphql_object_type('PasserelleMemberProgram', ['fields' => Type::fields(['from' => 'String', 'name' => 'String!', 'to' => 'String', 'type' => 'String'])]);
        register_graphql_object_type('PasserelleMemberCommunity', ['fields' => Type::fields(['name' => 'String!', 'role' => 'String', 'status' => 'String'])]);
        register_graphql_object_type('PasserelleMemberMembership', ['fields' => Type::fields([
            'groupId' => 'Int!',
            'id' => 'Int!',
            'name' => 'String!',
            'path' => 'String',
            'role' => 'String!',
        ])]);
        register_graphql_object_type('PasserelleMemberDecision', ['fields' => Type::fields([
            'comment' => 'String',
            'date' => 'String!',
            'moderator' => 'String',
            'reason' => 'String',
            'reasonText' => 'String',
            'status' => 'PasserelleDecision!',
            'target' => 'PasserelleDecisionTarget!',
        ])]);
        register_graphql_object_type('PasserelleMemberConfidential', ['fields' => Type::fields([
            'certificate' => 'PasserelleFile',
            'cv' => 'PasserelleFile',
            'decisions' => Type::listOf('PasserelleMemberDecision'),
            'email' => 'String',
            'motivation' => 'String',
        ])]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError access_token_missing, forbidden, not_found
     */
    private function read(array $arguments): array
    {
        $this->request->requireTrust();
        $language = Arguments::readLanguage($arguments);
        $as = ProfileReader::tryFrom(Arguments::text($arguments, 'as'));
        $member = ($this->find)($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0, $language, $as);

        return [...$this->profile->of($member, $language), 'member' => $member, 'labels' => $language];
    }

    /**
     * A part that is read only when it is asked for.
     *
     * @param string|array<string, mixed> $type
     * @param callable(Member, Lang): mixed $read
     * @return array{type: string|array<string, mixed>, resolve: callable}
     */
    private static function part(string|array $type, callable $read): array
    {
        return ['type' => $type, 'resolve' => Resolver::of(static function (mixed $source) use ($read): mixed {
            $member = is_array($source) ? ($source['member'] ?? null) : null;
            $language = is_array($source) ? ($source['labels'] ?? null) : null;

            return $member instanceof Member && $language instanceof Lang ? $read($member, $language) : null;
        })];
    }
}
