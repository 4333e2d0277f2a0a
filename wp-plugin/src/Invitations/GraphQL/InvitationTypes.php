<?php

declare(strict_types=1);

namespace Passerelle\Invitations\GraphQL;

use DateTimeImmutable;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Times;
use Passerelle\GraphQL\Type;
use Passerelle\Invitations\AnswerInvitation;
use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\InvitationAnswer;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Invitations\NamedPeople;
use Passerelle\Invitations\ResendInvitation;
use Passerelle\Invitations\SentInvitations;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Invitations, for the frontend's server only: the one of a link, and those that one has sent. */
final readonly class InvitationTypes implements Registration
{
    private const SENT = 'PasserelleSentInvitation';

    public function __construct(
        private InvitationStore $store,
        private AnswerInvitation $answer,
        private SentInvitations $sent,
        private ResendInvitation $resend,
        private NamedPeople $people,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleInvitation', [
            'fields' => Type::fields([
                'coWriterRole' => 'PasserelleCoWriterRole',
                'inviter' => 'String',
                'name' => 'String!',
                'role' => 'PasserelleMembershipRole',
                'title' => 'String!',
            ]),
        ]);
        register_graphql_object_type(self::SENT, ['fields' => Type::fields([
            'acceptedBy' => 'String',
            'answeredAt' => 'String',
            'email' => 'String',
            'expiresAt' => 'String',
            'id' => 'Int!',
            'kind' => 'String!',
            'name' => 'String!',
            'sentAt' => 'String',
            'state' => 'String!',
            'structureName' => 'String',
            'structureType' => 'String',
            'writtenEmail' => 'String',
        ])]);
        $this->query('passerelleInvitation', Type::required('PasserelleInvitation'), ['hash' => 'String!'], $this->ofLink(...));
        $this->query('passerelleSentInvitations', Type::listOf(self::SENT), ['id' => 'Int!'], $this->sent(...));
        $this->mutation('passerelleAnswerInvitation', Type::required('Boolean'), [
            'address' => 'String!',
            'answer' => 'PasserelleInvitationAnswer!',
            'hash' => 'String!',
        ], $this->answer(...));
        $this->mutation('passerelleResendInvitation', Type::required(self::SENT), ['email' => 'String', 'id' => 'Int!'], $this->resend(...));
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, int|string|null> with the id, for fields that other modules add
     * @throws DomainError link_expired
     */
    private function ofLink(array $arguments): array
    {
        $invitation = $this->store->ofLink(Arguments::text($arguments, 'hash'));
        $record = $invitation === null ? null : $this->answer->record($invitation);
        if ($invitation === null || $record === null) {
            throw new DomainError('link_expired');
        }

        $shown = [
            'id' => $invitation->id,
            'inviter' => self::nameOf($invitation->inviterId),
            'name' => $invitation->invitee->displayName(),
            'title' => $record->title,
        ];
        $roleField = $this->answer->subject($invitation)->roleField();

        return $roleField === null ? $shown : [...$shown, $roleField => self::orNull($invitation->invitee->role)];
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array<string, int|string|null>>
     * @throws DomainError not_found
     */
    private function sent(array $arguments): array
    {
        return array_map(
            static fn (array $each): array => self::row($each['invitation'], $each['writtenAddress']),
            ($this->sent)($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0),
        );
    }

    /**
     * @param array<string, mixed> $arguments
     * @throws DomainError link_expired, access_token_missing, rate_limited
     */
    private function answer(array $arguments): bool
    {
        ($this->answer)(
            $this->viewers->current(),
            Arguments::text($arguments, 'hash'),
            InvitationAnswer::from(Arguments::text($arguments, 'answer')),
            Arguments::text($arguments, 'address'),
        );

        return true;
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, int|string|null>
     * @throws DomainError not_found, invalid_transition, invalid_fields, rate_limited, stale_version
     */
    private function resend(array $arguments): array
    {
        $email = isset($arguments['email']) ? Arguments::text($arguments, 'email') : null;

        $invitation = ($this->resend)($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0, $email);
        $record = $this->people->publicRecord($invitation);

        return self::row($invitation, $record === null ? null : $this->people->writtenAddress($record, $invitation));
    }

    /**
     * @param string|null $writtenAddress by which the record names the person
     * @return array<string, int|string|null>
     */
    private static function row(Invitation $invitation, ?string $writtenAddress): array
    {
        $invitee = $invitation->invitee;

        return [
            'acceptedBy' => $invitation->userId === null ? null : self::nameOf($invitation->userId),
            'answeredAt' => self::time($invitation->answeredAt),
            'email' => self::orNull($invitee->email),
            'expiresAt' => self::time($invitation->expiresAt),
            'id' => $invitation->id,
            'kind' => $invitee->kind,
            'name' => $invitee->displayName(),
            'sentAt' => self::time($invitation->sentAt),
            'state' => $invitation->state->value,
            'structureName' => self::orNull($invitee->structureName),
            'structureType' => self::orNull($invitee->structureType),
            'writtenEmail' => $writtenAddress,
        ];
    }

    private static function nameOf(int $userId): ?string
    {
        $user = get_userdata($userId);

        return $user === false ? null : $user->display_name;
    }

    private static function time(?DateTimeImmutable $instant): ?string
    {
        return $instant === null ? null : Times::text($instant);
    }

    private static function orNull(string $text): ?string
    {
        return $text === '' ? null : $text;
    }

    /**
     * @param array<string, mixed> $type
     * @param array<string, string> $arguments
     * @param callable(array<string, mixed>): mixed $work
     */
    private function query(string $name, array $type, array $arguments, callable $work): void
    {
        $this->field('RootQuery', $name, $type, $arguments, $work);
    }

    /**
     * @param array<string, mixed> $type
     * @param array<string, string> $arguments
     * @param callable(array<string, mixed>): mixed $work
     */
    private function mutation(string $name, array $type, array $arguments, callable $work): void
    {
        $this->field('RootMutation', $name, $type, $arguments, $work);
    }

    /**
     * @param array<string, mixed> $type
     * @param array<string, string> $arguments
     * @param callable(array<string, mixed>): mixed $work
     */
    private function field(string $root, string $name, array $type, array $arguments, callable $work): void
    {
        register_graphql_field($root, $name, [
            'type' => $type,
            'args' => Type::fields($arguments),
            'resolve' => Resolver::root(function (array $input) use ($work): mixed {
                $this->request->requireTrust();

                return $work($input);
            }),
        ]);
    }
}
