<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Directory;

use Passerelle\Catalogue\Kind;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\StructureEditors;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** Profiles and structures to choose from in forms, for members only. */
final readonly class DirectoryTypes implements Registration
{
    private const ENTRY = 'PasserelleDirectoryEntry';

    public function __construct(
        private FoundProfiles $profiles,
        private DirectoryEntries $entries,
        private StructureEditors $structures,
        private ViewerFactory $viewers,
        private ProxyRequest $request,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type(self::ENTRY, ['fields' => [
            ...Type::fields(['groupId' => 'Int!', 'id' => 'Int!', 'kind' => 'PasserelleProfileKind!', 'name' => 'String!', 'place' => 'String']),
            'sectors' => ['type' => Type::listOf('String')],
        ]]);
        $this->field('passerelleCommunities', Type::fields(['kind' => 'PasserelleProfileKind', 'text' => 'String!']), fn (array $arguments): array => $this->profiles->named(
            Arguments::text($arguments, 'text'),
            Arguments::readLanguage($arguments),
            Kind::tryFrom(Arguments::text($arguments, 'kind')),
        ));
        $this->field('passerelleCommunitiesOf', ['groupIds' => ['type' => Type::listOf('Int')]], fn (array $arguments): array
            => $this->profiles->ofGroups(array_values(array_filter((array) ($arguments['groupIds'] ?? []), is_int(...))), Arguments::readLanguage($arguments)));
        // Structures whose items the viewer writes, published or not.
        $this->field('passerelleOwnStructures', [], fn (array $arguments, Viewer $viewer): array
            => $this->profiles->ofGroups($this->structures->structuresOf($viewer->id), Arguments::readLanguage($arguments)));
    }

    /**
     * @param array<string, array{type: mixed}> $arguments
     * @param callable(array<string, mixed>, Viewer): list<\Passerelle\Presentation\Details\Visible> $find
     */
    private function field(string $name, array $arguments, callable $find): void
    {
        register_graphql_field('RootQuery', $name, [
            'type' => Type::listOf(self::ENTRY),
            'args' => [...Arguments::language(), ...$arguments],
            'resolve' => Resolver::root(fn (array $input): array => $this->entries->of($find($input, $this->member()), Arguments::readLanguage($input))),
        ]);
    }

    /** @throws DomainError forbidden, access_token_missing */
    private function member(): Viewer
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();

        return $viewer->isSignedIn() ? $viewer : throw new DomainError('access_token_missing');
    }
}
