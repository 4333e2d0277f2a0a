<?php

declare(strict_types=1);

namespace Passerelle\Applications\GraphQL;

use Passerelle\Applications\Handling\Notes\ChangeNotes;
use Passerelle\Applications\Handling\Notes\ReadNotes;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Internal notes about applications, for those who handle them, through the frontend’s server only. */
final readonly class NoteTypes implements Registration
{
    public const NOTE = 'PasserelleApplicationNote';

    public function __construct(private ChangeNotes $change, private ReadNotes $read, private ProxyRequest $request, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        register_graphql_object_type(self::NOTE, [
            'description' => 'A note that those who handle an application write for one another. `author` is null once the account is gone.',
            'fields' => Type::fields(['author' => 'String', 'id' => 'Int!', 'isOwn' => 'Boolean!', 'text' => 'String!', 'writtenAt' => 'String!']),
        ]);
        register_graphql_field('RootMutation', 'passerelleWriteNote', [
            'type' => Type::listOf(self::NOTE),
            'args' => Type::fields(['id' => 'Int!', 'text' => 'String!']),
            'resolve' => Resolver::root($this->write(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleDeleteNote', [
            'type' => Type::listOf(self::NOTE),
            'args' => Type::fields(['id' => 'Int!', 'noteId' => 'Int!']),
            'resolve' => Resolver::root($this->delete(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array<string, mixed>> all of the application
     * @throws DomainError those of ChangeNotes
     */
    private function write(array $arguments): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        $id = Arguments::number($arguments, 'id') ?? 0;
        $this->change->write($viewer, $id, Arguments::text($arguments, 'text'));

        return $this->read->of($viewer, $id);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array<string, mixed>> all of the application
     * @throws DomainError those of ChangeNotes
     */
    private function delete(array $arguments): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        $id = Arguments::number($arguments, 'id') ?? 0;
        $this->change->delete($viewer, $id, Arguments::number($arguments, 'noteId') ?? 0);

        return $this->read->of($viewer, $id);
    }
}
