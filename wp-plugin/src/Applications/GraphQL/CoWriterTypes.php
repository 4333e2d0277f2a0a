<?php

declare(strict_types=1);

namespace Passerelle\Applications\GraphQL;

use Passerelle\Applications\Applying\ReadApplications;
use Passerelle\Applications\CoWriting\AnswerCoWriting;
use Passerelle\Applications\CoWriting\ChangeCoWriter;
use Passerelle\Applications\CoWriting\CoWriterAction;
use Passerelle\Applications\CoWriting\CoWriterRole;
use Passerelle\Applications\CoWriting\InviteCoWriter;
use Passerelle\Applications\CoWriting\ReceivedInvitations;
use Passerelle\Applications\CoWriting\WhomToInvite;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Invitations\InvitationAnswer;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Co-writers of applications, through the frontend’s server only. */
final readonly class CoWriterTypes implements Registration
{
    public const CO_WRITER = 'PasserelleCoWriter';
    private const INVITATION = 'PasserelleCoWriterInvitation';

    public function __construct(
        private InviteCoWriter $invite,
        private ChangeCoWriter $change,
        private AnswerCoWriting $answer,
        private ReceivedInvitations $received,
        private ReadApplications $read,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type(self::CO_WRITER, [
            'description' => 'Somebody invited to write an application. `name`: of an account, null once it is erased; `email`: as it was written, for those who invite.',
            'fields' => Type::fields([
                'actions' => ['non_null' => ['list_of' => ['non_null' => 'PasserelleCoWriterAction']]],
                'answeredAt' => 'String',
                'email' => 'String',
                'expiresAt' => 'String',
                'id' => 'Int!',
                'isSelf' => 'Boolean!',
                'name' => 'String',
                'role' => 'PasserelleCoWriterRole!',
                'state' => 'PasserelleCoWriterState!',
            ]),
        ]);
        register_graphql_object_type(self::INVITATION, [
            'description' => 'An invitation to write an application that one could answer now.',
            'fields' => Type::fields(['callTitle' => 'String!', 'expiresAt' => 'String', 'id' => 'Int!', 'inviter' => 'String!', 'role' => 'PasserelleCoWriterRole!']),
        ]);
        register_graphql_field('RootQuery', 'passerelleCoWriterInvitations', [
            'type' => Type::listOf(self::INVITATION),
            'args' => Arguments::language(),
            'resolve' => Resolver::root($this->received(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleInviteCoWriter', [
            'type' => Type::listOf(self::CO_WRITER),
            'args' => Type::fields(['email' => 'String', 'id' => 'Int!', 'memberId' => 'Int', 'role' => 'PasserelleCoWriterRole!', 'userId' => 'Int']),
            'resolve' => Resolver::root($this->invite(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleChangeCoWriter', [
            'type' => Type::listOf(self::CO_WRITER),
            'args' => Type::fields(['action' => 'PasserelleCoWriterAction!', 'id' => 'Int!', 'role' => 'PasserelleCoWriterRole', 'writerId' => 'Int!']),
            'resolve' => Resolver::root($this->change(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleRemoveCoWriter', [
            'type' => Type::listOf(self::CO_WRITER),
            'args' => Type::fields(['id' => 'Int!', 'writerId' => 'Int!']),
            'resolve' => Resolver::root($this->remove(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleAnswerCoWriting', [
            'type' => Type::required('Int'),
            'args' => Type::fields(['answer' => 'PasserelleInvitationAnswer!', 'id' => 'Int!']),
            'resolve' => Resolver::root($this->answer(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array<string, mixed>>
     * @throws DomainError access_token_missing
     */
    private function received(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->received->list($this->viewers->current(), Arguments::readLanguage($arguments));
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array<string, mixed>> all of the application
     * @throws DomainError those of InviteCoWriter
     */
    private function invite(array $arguments): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        $id = Arguments::number($arguments, 'id') ?? 0;
        $email = isset($arguments['email']) ? Arguments::text($arguments, 'email') : '';
        $whom = new WhomToInvite(Arguments::number($arguments, 'userId'), Arguments::number($arguments, 'memberId'), $email);
        ($this->invite)($viewer, $id, $whom, CoWriterRole::from(Arguments::text($arguments, 'role')));

        return $this->read->coWriters($viewer, $id);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array<string, mixed>> all of the application
     * @throws DomainError those of ChangeCoWriter
     */
    private function change(array $arguments): array
    {
        $role = isset($arguments['role']) ? CoWriterRole::from(Arguments::text($arguments, 'role')) : null;

        return $this->changed($arguments, CoWriterAction::from(Arguments::text($arguments, 'action')), $role);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array<string, mixed>> all of the application; none where one reads it no more
     * @throws DomainError those of ChangeCoWriter
     */
    private function remove(array $arguments): array
    {
        return $this->changed($arguments, CoWriterAction::Revoke, null);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array<string, mixed>>
     * @throws DomainError those of ChangeCoWriter
     */
    private function changed(array $arguments, CoWriterAction $action, ?CoWriterRole $role): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        $id = Arguments::number($arguments, 'id') ?? 0;
        ($this->change)($viewer, $id, Arguments::number($arguments, 'writerId') ?? 0, $action, $role);

        return $this->read->coWriters($viewer, $id);
    }

    /**
     * @param array<string, mixed> $arguments
     * @throws DomainError those of AnswerCoWriting
     */
    private function answer(array $arguments): int
    {
        $this->request->requireTrust();

        return ($this->answer)($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0, InvitationAnswer::from(Arguments::text($arguments, 'answer')));
    }
}
