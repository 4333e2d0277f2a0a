<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Structures\Memberships\ByMail\InviteByMail;
use Passerelle\Structures\Memberships\ByMail\MailInvitation;
use Passerelle\Structures\Memberships\ByMail\MailInvite;
use Passerelle\Structures\Memberships\MemberReference;
use Passerelle\Structures\Memberships\MembershipRole;
use Passerelle\Structures\Memberships\OwnerAction;
use Passerelle\Structures\Memberships\OwnerChange;
use Passerelle\Structures\Memberships\StructureMember;
use Passerelle\Structures\Memberships\StructureMembers;

/** Members of structures, for the owners, through the frontend’s server only. */
final readonly class MembershipTypes implements Registration
{
    private const MEMBERSHIP = 'PasserelleMembership';
    private const MEMBER = 'PasserelleStructureMember';
    private const MEMBERS = 'PasserelleStructureMembers';
    private const INVITATION = 'PasserelleMailInvitation';

    public function __construct(
        private StructureMembers $members,
        private OwnerChange $ownerChange,
        private InviteByMail $invite,
        private MembershipFields $fields,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type(self::MEMBERSHIP, ['fields' => Type::fields(MembershipData::FIELDS)]);
        register_graphql_object_type(self::MEMBER, ['fields' => Type::fields([
            ...MembershipData::FIELDS,
            'actions' => Type::listOf('PasserelleOwnerMembershipAction'),
            'isOfferedOwnership' => 'Boolean!',
            'memberId' => 'Int',
            'name' => 'String!',
            'userId' => 'Int!',
        ])]);
        register_graphql_object_type(self::INVITATION, ['fields' => Type::fields([
            'acceptedBy' => 'String',
            'actions' => Type::listOf('PasserelleOwnerMembershipAction'),
            'answeredAt' => 'String',
            'email' => 'String!',
            'expiresAt' => 'String',
            'id' => 'Int!',
            'name' => 'String!',
            'refusal' => 'PasserelleMailRefusal',
            'role' => 'PasserelleMembershipRole!',
            'sentAt' => 'String',
            'state' => 'PasserelleMailInvitationState!',
        ])]);
        register_graphql_object_type(self::MEMBERS, ['fields' => Type::fields([
            'id' => 'Int!',
            'invitations' => Type::listOf(self::INVITATION),
            'isOwner' => 'Boolean!',
            'items' => Type::listOf(self::MEMBER),
            'name' => 'String!',
        ])]);
        $this->fields->add('RootQuery', 'passerelleStructureMembers', Type::required(self::MEMBERS), [
            ...Arguments::language(),
            ...Type::fields(['structureId' => 'Int!']),
        ], $this->members(...));
        $this->fields->add('RootMutation', 'passerelleChangeMembership', self::MEMBERSHIP, Type::fields([
            'action' => 'PasserelleOwnerMembershipAction!',
            'email' => 'String',
            'invitationId' => 'Int',
            'memberId' => 'Int',
            'role' => 'PasserelleMembershipRole',
            'structureId' => 'Int!',
            'userId' => 'Int',
        ]), $this->change(...));
        $this->fields->add('RootMutation', 'passerelleInviteByMail', Type::required(self::INVITATION), Type::fields([
            'email' => 'String!',
            'firstName' => 'String!',
            'language' => 'PasserelleLanguage',
            'lastName' => 'String!',
            'role' => 'PasserelleMembershipRole!',
            'structureId' => 'Int!',
        ]), $this->invite(...));
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError access_token_missing, not_found
     */
    private function members(array $arguments): array
    {
        $page = ($this->members)($this->viewers->current(), Arguments::number($arguments, 'structureId') ?? 0, Arguments::readLanguage($arguments));
        $items = array_map(static fn (StructureMember $member): array => [
            ...MembershipData::membership($member->membership) ?? [],
            'actions' => array_map(static fn (OwnerAction $each): string => $each->value, $member->actions),
            'isOfferedOwnership' => $member->isOfferedOwnership,
            'memberId' => $member->profileId,
            'name' => $member->name,
            'userId' => $member->userId,
        ], $page->members);

        return [
            'id' => $page->structure->id,
            'invitations' => array_map(MembershipData::invitation(...), $page->invitations),
            'isOwner' => $page->isOwner,
            'items' => $items,
            'name' => $page->structure->title,
        ];
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, string>|null null: there is no membership any more, or not yet
     * @throws DomainError those of OwnerChange
     */
    private function change(array $arguments): ?array
    {
        return MembershipData::membership(($this->ownerChange)(
            $this->viewers->current(),
            Arguments::number($arguments, 'structureId') ?? 0,
            OwnerAction::from(Arguments::text($arguments, 'action')),
            new MemberReference(
                Arguments::number($arguments, 'userId'),
                Arguments::number($arguments, 'memberId'),
                Arguments::number($arguments, 'invitationId'),
            ),
            MembershipRole::tryFrom(Arguments::text($arguments, 'role')),
            isset($arguments['email']) ? Arguments::text($arguments, 'email') : null,
        ));
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of InviteByMail
     */
    private function invite(array $arguments): array
    {
        $invitation = ($this->invite)(
            $this->viewers->current(),
            Arguments::number($arguments, 'structureId') ?? 0,
            new MailInvite(
                Arguments::text($arguments, 'email'),
                Arguments::text($arguments, 'firstName'),
                Arguments::text($arguments, 'lastName'),
                MembershipRole::from(Arguments::text($arguments, 'role')),
                Lang::tryFrom(Arguments::text($arguments, 'language')),
            ),
        );

        return MembershipData::invitation(new MailInvitation($invitation, $invitation->state));
    }
}
