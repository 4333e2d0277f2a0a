<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships\GraphQL;

use Passerelle\Content\RecordPaths;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Structures\Memberships\OwnAction;
use Passerelle\Structures\Memberships\OwnStructure;
use Passerelle\Structures\Memberships\OwnStructures;
use Passerelle\Structures\Memberships\ProfileRule;

/** The structures that a person belongs to, is invited to or asks to join, through the frontend’s server only. */
final readonly class OwnStructureTypes implements Registration
{
    private const OWN = 'PasserelleMembershipOfOwn';

    public function __construct(
        private OwnStructures $own,
        private ProfileRule $profileRule,
        private RecordPaths $paths,
        private MembershipFields $fields,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type(self::OWN, ['fields' => Type::fields([
            ...MembershipData::FIELDS,
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
        $this->fields->add('RootQuery', 'passerelleOwnMemberships', Type::listOf(self::OWN), Arguments::language(), $this->own(...));
        $this->fields->add('RootQuery', 'passerelleWaitingMemberships', Type::required('Int'), [], fn (): int => $this->own->waiting($this->viewers->current()));
        $this->fields->add('RootQuery', 'passerelleProfileStructureProblem', 'String', [], $this->profileStructureProblem(...));
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
}
