<?php

declare(strict_types=1);

namespace Passerelle\Applications\GraphQL;

use Passerelle\Applications\Handling\HandlingResult;
use Passerelle\Applications\Handling\Tags\TagApplications;
use Passerelle\Applications\Handling\Views\SavedViews;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Tags and saved views of those who handle the applications to a call, through the frontend’s server only. */
final readonly class TeamTypes implements Registration
{
    public const TAG = 'PasserelleApplicationTag';
    private const VIEW = 'PasserelleApplicationView';

    public function __construct(private TagApplications $tag, private SavedViews $views, private ProxyRequest $request, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        register_graphql_object_type(self::TAG, ['fields' => Type::fields(['id' => 'Int!', 'name' => 'String!'])]);
        register_graphql_object_type('PasserelleTaggedApplication', [
            'description' => 'What became of a tag at one application: its code where it was refused.',
            'fields' => Type::fields(['code' => 'String', 'id' => 'Int!', 'ok' => 'Boolean!']),
        ]);
        register_graphql_object_type('PasserelleTaggedApplications', ['fields' => Type::fields(['results' => Type::listOf('PasserelleTaggedApplication')])]);
        register_graphql_object_type(self::VIEW, [
            'description' => 'Filters, order and columns of the list under a name. search: query of its address, without question mark.',
            'fields' => Type::fields(['id' => 'Int!', 'isOwn' => 'Boolean!', 'isShared' => 'Boolean!', 'name' => 'String!', 'search' => 'String!']),
        ]);
        register_graphql_field('RootMutation', 'passerelleTagApplications', [
            'type' => Type::required('PasserelleTaggedApplications'),
            'args' => Type::fields(['ids' => Type::listOf('Int'), 'isAdded' => 'Boolean!', 'tag' => 'String!']),
            'resolve' => Resolver::root($this->tag(...)),
        ]);
        register_graphql_field('RootQuery', 'passerelleApplicationViews', [
            'type' => Type::listOf(self::VIEW),
            'args' => Type::fields(['callId' => 'Int!', 'stage' => 'Int']),
            'resolve' => Resolver::root($this->views(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleSaveView', [
            'type' => Type::listOf(self::VIEW),
            'args' => Type::fields(['callId' => 'Int!', 'id' => 'Int', 'isShared' => 'Boolean!', 'name' => 'String!', 'search' => 'String!', 'stage' => 'Int']),
            'resolve' => Resolver::root($this->save(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleDeleteView', [
            'type' => Type::listOf(self::VIEW),
            'args' => Type::fields(['callId' => 'Int!', 'id' => 'Int!', 'stage' => 'Int']),
            'resolve' => Resolver::root($this->delete(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{results: list<array{code: string|null, id: int, ok: bool}>}
     * @throws DomainError invalid_fields
     */
    private function tag(array $arguments): array
    {
        $this->request->requireTrust();
        $ids = array_values(array_filter((array) ($arguments['ids'] ?? []), is_int(...)));
        $results = ($this->tag)($this->viewers->current(), $ids, Arguments::text($arguments, 'tag'), ($arguments['isAdded'] ?? false) === true);

        return ['results' => array_map(static fn (HandlingResult $result): array => [
            'code' => $result->error?->errorCode,
            'id' => $result->applicationId,
            'ok' => $result->error === null,
        ], $results)];
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array<string, mixed>>
     * @throws DomainError not_found
     */
    private function views(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->views->of($this->viewers->current(), ...self::list($arguments));
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array<string, mixed>> all of them
     * @throws DomainError those of SavedViews
     */
    private function save(array $arguments): array
    {
        $this->request->requireTrust();
        [$callId, $stage] = self::list($arguments);
        $id = Arguments::number($arguments, 'id');
        $isShared = ($arguments['isShared'] ?? false) === true;
        $this->views->save($this->viewers->current(), $callId, $stage, $id, Arguments::text($arguments, 'name'), Arguments::text($arguments, 'search'), $isShared);

        return $this->views->of($this->viewers->current(), $callId, $stage);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array<string, mixed>> all of them
     * @throws DomainError those of SavedViews
     */
    private function delete(array $arguments): array
    {
        $this->request->requireTrust();
        [$callId, $stage] = self::list($arguments);
        $this->views->delete($this->viewers->current(), $callId, $stage, Arguments::number($arguments, 'id') ?? 0);

        return $this->views->of($this->viewers->current(), $callId, $stage);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{int, int|null} call and stage
     */
    private static function list(array $arguments): array
    {
        return [Arguments::number($arguments, 'callId') ?? 0, Arguments::number($arguments, 'stage')];
    }
}
