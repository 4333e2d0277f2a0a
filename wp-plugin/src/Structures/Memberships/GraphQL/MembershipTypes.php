<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships\GraphQL;

use Passerelle\Content\RecordPaths;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Structures\Memberships\ByMail\MailInvitation;
use Passerelle\Structures\Memberships\ByMail\MailInvite;
use Passerelle\Structures\Memberships\MemberReference;
use Passerelle\Structures\Memberships\MemberRequests;
use Passerelle\Structures\Memberships\MembershipRole;
use Passerelle\Structures\Memberships\OwnAction;
use Passerelle\Structures\Memberships\OwnerAction;
use Passerelle\Structures\Memberships\OwnStructure;
use Passerelle\Structures\Memberships\OwnStructures;
use Passerelle\Structures\Memberships\ProfileRule;
use Passerelle\Structures\Memberships\StructureMember;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Structures\Memberships\StructureMembers;

/** Memberships of structures, through the frontend’s server only. */
final readonly class MembershipTypes implements Registration
{
    private const MEMBERSHIP = 'PasserelleMembership';
    private const OWN = 'PasserelleMembershipOfOwn';
    private const MEMBER = 'PasserelleStructureMember';
    private const MEMBERS = 'PasserelleStructureMembers';
    private const INVITATION = 'PasserelleMailInvitation';

    public function __construct(
        private OwnStructures $own,
        private ProfileRule $profileRule,
        private StructureMembers $members,
        private MemberRequests $requests,
        private RecordPaths $paths,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        $membership = ['role' => 'PasserelleMembershipRole!', 'status' => 'PasserelleMembershipStatus!'];
        register_graphql_object_type(self::MEMBERSHIP, ['fields' => Type::fields($membership)]);
        register_graphql_object_type(self::OWN, ['fields' => Type::fields([
            ...$membership,
            'actions' => Type::listOf('PasserelleOwnMembershipAction'),
            'groupId' => 'Int!',
            'id' => 'Int!',
            'invitedBy' => 'String',
            'isOfferedOwnership' => 'Boolean!',
            'isSoleOwner' => 'Boolean!',
            'language' => 'PasserelleLanguage!',
            'name' => 'String!',
            'path' => 'String',
            'recordStatus' => 'String!',
            'requests' => 'Int!',
        ])]);
        register_graphql_object_type(self::MEMBER, ['fields' => Type::fields([
            ...$membership,
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
        $this->field('RootQuery', 'passerelleOwnMemberships', Type::listOf(self::OWN), Arguments::language(), $this->own(...));
        $this->field('RootQuery', 'passerelleWaitingMemberships', Type::required('Int'), [], fn (): int => $this->own->waiting($this->viewers->current()));
        $this->field('RootQuery', 'passerelleProfileStructureProblem', 'String', [], $this->profileStructureProblem(...));
        $this->field('RootQuery', 'passerelleStructureMembers', Type::required(self::MEMBERS), [
            ...Arguments::language(),
            ...Type::fields(['structureId' => 'Int!']),
        ], $this->members(...));
        $this->field('RootMutation', 'passerelleChangeMembership', self::MEMBERSHIP, Type::fields([
            'action' => 'PasserelleOwnerMembershipAction!',
            'email' => 'String',
            'invitationId' => 'Int',
            'memberId' => 'Int',
            'role' => 'PasserelleMembershipRole',
            'structureId' => 'Int!',
            'userId' => 'Int',
        ]), $this->change(...));
        $this->field('RootMutation', 'passerelleInviteByMail', Type::required(self::INVITATION), Type::fields([
            'email' => 'String!',
            'firstName' => 'String!',
            'language' => 'PasserelleLanguage',
            'lastName' => 'String!',
            'role' => 'PasserelleMembershipRole!',
            'structureId' => 'Int!',
        ]), $this->invite(...));
    }

    /**
     * @param string|array<mixed> $type
     * @param array<string, mixed> $arguments
     * @param callable(array<string, mixed>): mixed $resolve
     */
    private function field(string $root, string $name, string|array $type, array $arguments, callable $resolve): void
    {
        register_graphql_field($root, $name, [
            'type' => $type,
            'args' => $arguments,
            'resolve' => Resolver::root(function (array $given) use ($resolve): mixed {
                $this->request->requireTrust();

                return $resolve($given);
            }),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array<string, mixed>>
     * @throws DomainError access_token_missing
     */
    private function own(array $arguments): array
    {
        return array_map($this->ownRow(...), ($this->own)($this->viewers->current(), Arguments::readLanguage($arguments)));
    }

    /** Null for visitors, who have no profile. */
    private function profileStructureProblem(): ?string
    {
        $viewer = $this->viewers->current();

        return $viewer->isSignedIn() ? $this->profileRule->structureProblem($viewer->id) : null;
    }

    /** @return array<string, mixed> */
    private function ownRow(OwnStructure $own): array
    {
        $record = $own->record;

        return [
            ...MembershipData::membership($own->membership()) ?? [],
            'actions' => array_map(static fn (OwnAction $each): string => $each->value, $own->actions()),
            'groupId' => $record->groupId,
            'id' => $record->id,
            'invitedBy' => MembershipData::nameOf($own->invitedBy() ?? 0),
            'isOfferedOwnership' => $own->isOfferedOwnership(),
            'isSoleOwner' => $own->isSoleOwner(),
            'language' => $record->language->value,
            'name' => $record->title,
            'path' => $record->status->isPublic() ? $this->paths->of($record) : null,
            'recordStatus' => $record->status->value,
            'requests' => $own->requests(),
        ];
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
        return MembershipData::membership(($this->requests->owner)(
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
        $invitation = ($this->requests->invite)(
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
