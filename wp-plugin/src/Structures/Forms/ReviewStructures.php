<?php

declare(strict_types=1);

namespace Passerelle\Structures\Forms;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Moderation\Queue\QueueEntries;
use Passerelle\Moderation\Scope;
use Passerelle\Rights\Access;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\ProfileStructures;

/** The structures of a person, for those who decide on the profile. */
final readonly class ReviewStructures
{
    public function __construct(
        private Records $records,
        private Policy $policy,
        private MembershipStore $memberships,
        private ProfileStructures $ofProfiles,
        private SimilarStructures $similar,
    ) {
    }

    /**
     * @param int $profileId of a profile that was submitted, in either language
     * @return list<ReviewedStructure> one for each structure, in the language if it has it there; none for one’s own profile
     * @throws DomainError rights_moderate · not_found, also out of scope
     */
    public function __invoke(Viewer $viewer, int $profileId, Lang $language): array
    {
        Scope::of($viewer);
        $profile = $this->records->find($profileId);
        $isReviewed = $profile?->type === ContentType::CommunityProfile
            && QueueEntries::isListed($profile)
            && $this->policy->access($viewer, $profile) === Access::Editor;
        if (!$isReviewed) {
            throw DomainError::notFound();
        }

        return $profile->ownerId === $viewer->id ? [] : $this->structuresOf($viewer, $profile->ownerId, $language);
    }

    /** @return list<ReviewedStructure> */
    private function structuresOf(Viewer $viewer, int $userId, Lang $language): array
    {
        $groupIds = $this->memberships->groupsOf($userId);
        $groups = $this->records->findGroups($groupIds);
        $lists = $this->memberships->lists($groupIds);
        $isOwned = static fn (int $groupId): bool => ($lists[$groupId] ?? null)?->isOwner($userId) === true;
        $drafts = $this->ofProfiles->draftsAmong(array_filter($groups, $isOwned, ARRAY_FILTER_USE_KEY));
        $records = [];
        foreach ($lists as $groupId => $members) {
            $group = array_filter($groups[$groupId] ?? [], static fn (Record $each): bool => !in_array($each->status, [Status::Trash, Status::AutoDraft], true));
            $record = $group[$language->value] ?? array_values($group)[0] ?? null;
            if ($record !== null && $members->of($userId) !== null) {
                $records[$groupId] = $record;
            }
        }
        $similar = $this->similar->ofRecords($viewer, array_filter($records, $isOwned, ARRAY_FILTER_USE_KEY), $language);
        $structures = [];
        foreach ($records as $groupId => $record) {
            $membership = $lists[$groupId]->of($userId);
            if ($membership !== null) {
                $public = array_values(array_filter($similar[$groupId] ?? [], static fn (SimilarStructure $each): bool => $each->record->status->isPublic()));
                $structures[] = new ReviewedStructure($record, $membership, $lists[$groupId], isset($drafts[$groupId]), $public);
            }
        }

        return $structures;
    }
}
