<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\Content\Actions\OwnerRule;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Values;
use Passerelle\Directory\OwnProfiles;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\IncompleteStructures;

/** A person has one profile, and who is presented as a member of a structure has asked to join one, belongs to one or has begun one. */
final readonly class ProfileRule implements OwnerRule
{
    private const PATH = 'memberType';
    private const OF_STRUCTURE = 'structure';

    public function __construct(
        private OwnProfiles $profiles,
        private MembershipStore $store,
        private Records $records,
        private IncompleteStructures $incomplete,
    ) {
    }

    public function type(): ContentType
    {
        return ContentType::CommunityProfile;
    }

    public function beforeCreation(Viewer $owner): void
    {
        if ($this->profiles->hasAnyLocked($owner->id)) {
            throw new DomainError('rights_create_profile');
        }
    }

    public function problems(int $ownerId, Values $values): array
    {
        $code = $values->text(self::PATH) === self::OF_STRUCTURE ? $this->structureProblem($ownerId) : null;

        return $code === null ? [] : [new FieldError(self::PATH, $code)];
    }

    /** @return 'incomplete_structures'|'profile_structure_required'|null what keeps the person from being presented as a member of a structure */
    public function structureProblem(int $userId): ?string
    {
        if ($this->incomplete->of($userId) !== []) {
            return 'incomplete_structures';
        }

        return $this->isInAStructure($userId) ? null : 'profile_structure_required';
    }

    /** An invitation that is not accepted is no membership; a request that waits is enough. */
    private function isInAStructure(int $userId): bool
    {
        $joined = array_filter(
            $this->store->lists($this->store->groupsOf($userId)),
            static fn (MemberList $list): bool => in_array($list->statusOf($userId), [MembershipStatus::Member, MembershipStatus::Pretender], true),
        );
        foreach ($this->records->findGroups(array_keys($joined)) as $group) {
            $listed = array_filter($group, static fn (Record $each): bool => in_array($each->status, Status::listed(), true));
            if ($listed !== []) {
                return true;
            }
        }

        return false;
    }
}
