<?php

declare(strict_types=1);

namespace Passerelle\Applications\GraphQL;

use Passerelle\Applications\Messages\DraftThreads;
use Passerelle\Applications\Messages\ReadThread;
use Passerelle\Applications\Messages\WriteMessage;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Messages about applications, for those who take part in their threads, through the frontend’s server only. */
final readonly class ThreadTypes implements Registration
{
    private const THREAD = 'PasserelleApplicationThread';

    public function __construct(
        private ReadThread $read,
        private DraftThreads $drafts,
        private WriteMessage $write,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleThreadMessage', [
            'description' => 'A message in the thread of an application. author: null once the account is gone; side: of who wrote it.',
            'fields' => Type::fields([
                'author' => 'String',
                'files' => Type::listOf('PasserelleApplicationFile'),
                'id' => 'Int!',
                'isOwn' => 'Boolean!',
                'isUnread' => 'Boolean!',
                'side' => 'PasserelleThreadSide!',
                'text' => 'String!',
                'writtenAt' => 'String!',
            ]),
        ]);
        register_graphql_object_type(self::THREAD, [
            'description' => 'The messages about an application, the oldest first. name: who applies, for those who handle it; side: of the reader.',
            'fields' => Type::fields([
                'callTitle' => 'String!',
                'id' => 'Int!',
                'isSent' => 'Boolean!',
                'mayWrite' => 'Boolean!',
                'messages' => Type::listOf('PasserelleThreadMessage'),
                'name' => 'String',
                'number' => 'String',
                'side' => 'PasserelleThreadSide!',
                'withdrawnAt' => 'String',
                'zone' => 'String',
            ]),
        ]);
        register_graphql_object_type('PasserelleDraftThread', [
            'description' => 'A thread about an application that was never sent. unread: messages that the reader has not read.',
            'fields' => Type::fields(['id' => 'Int!', 'lastAt' => 'String!', 'name' => 'String', 'unread' => 'Int!']),
        ]);
        register_graphql_field('RootQuery', 'passerelleApplicationThread', [
            'type' => self::THREAD,
            'args' => Type::fields(['id' => 'Int!']),
            'resolve' => Resolver::root($this->thread(...)),
        ]);
        register_graphql_field('RootQuery', 'passerelleDraftThreads', [
            'type' => Type::listOf('PasserelleDraftThread'),
            'args' => Type::fields(['callId' => 'Int!']),
            'resolve' => Resolver::root($this->drafts(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleWriteMessage', [
            'type' => self::THREAD,
            'args' => Type::fields(['files' => Type::listOf('Int'), 'id' => 'Int!', 'text' => 'String!']),
            'resolve' => Resolver::root($this->write(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleReadMessages', [
            'type' => self::THREAD,
            'args' => Type::fields(['id' => 'Int!', 'upTo' => 'Int!']),
            'resolve' => Resolver::root($this->mark(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError not_found
     */
    private function thread(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->read->data($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array<string, mixed>>
     * @throws DomainError not_found, also for calls of others
     */
    private function drafts(array $arguments): array
    {
        $this->request->requireTrust();

        return ($this->drafts)($this->viewers->current(), Arguments::number($arguments, 'callId') ?? 0);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed> the whole thread
     * @throws DomainError those of WriteMessage
     */
    private function write(array $arguments): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        $id = Arguments::number($arguments, 'id') ?? 0;
        $files = array_values(array_filter((array) ($arguments['files'] ?? []), is_int(...)));
        ($this->write)($viewer, $id, Arguments::text($arguments, 'text'), $files);

        return $this->read->data($viewer, $id);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed> the whole thread
     * @throws DomainError not_found
     */
    private function mark(array $arguments): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        $id = Arguments::number($arguments, 'id') ?? 0;
        $this->read->mark($viewer, $id, Arguments::number($arguments, 'upTo') ?? 0);

        return $this->read->data($viewer, $id);
    }
}
