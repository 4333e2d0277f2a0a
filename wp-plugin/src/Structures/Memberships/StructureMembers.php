<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\Content\Records;
use Passerelle\Directory\PublicProfiles;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Structures\Memberships\ByMail\MailInvitations;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/** Who belongs to a structure, for those who belong to it or edit it. */
final readonly class StructureMembers
{
    public function __construct(
        private MembershipStore $store,
        private VisibleStructures $structures,
        private PublicProfiles $profiles,
        private Records $records,
        private Policy $policy,
        private MailInvitations $invitations,
    ) {
    }

    /**
     * @param int $structureId of the structure in either language
     * @return MemberPage owners and staff also see those who asked or are invited
     * @throws DomainError access_token_missing · not_found, also for those who do not belong to it
     */
    public function __invoke(Viewer $viewer, int $structureId, Lang $language): MemberPage
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        $structure = $this->structures->find($viewer, $structureId);
        $list = $this->store->list($structure->groupId);
        $seesAll = $list->isOwner($viewer->id) || $this->policy->canFromAnyStatus($viewer, Transition::Save, $structure);
        if (!$seesAll && $list->statusOf($viewer->id) !== MembershipStatus::Member) {
            throw DomainError::notFound();
        }
        $seen = $seesAll ? $list->memberships : array_filter($list->memberships, static fn (Membership $each): bool => $each->status === MembershipStatus::Member);

        $isOwner = $list->isOwner($viewer->id);

        return new MemberPage(
            $structure,
            $isOwner,
            $this->members($viewer, $list, array_keys($seen), $language),
            $isOwner ? $this->invitations->of($structure->groupId, $list) : [],
        );
    }

    /**
     * @param list<int> $userIds
     * @return list<StructureMember>
     */
    private function members(Viewer $viewer, MemberList $list, array $userIds, Lang $language): array
    {
        cache_users($userIds);
        $profiles = $this->profiles->byUser(array_values($this->records->findMany($this->profiles->ids($userIds))));
        $members = [];
        foreach ($userIds as $userId) {
            $user = get_userdata($userId);
            $membership = $list->of($userId);
            if ($user === false || $membership === null) {
                continue;
            }
            $profile = $profiles[$userId][$language->value] ?? array_values($profiles[$userId] ?? [])[0] ?? null;
            $members[] = new StructureMember(
                $userId,
                $profile?->id,
                $profile->title ?? $user->display_name,
                $membership,
                $list->transfer?->to === $userId,
                self::actions($viewer, $list, $userId),
            );
        }

        return $members;
    }

    /** @return list<OwnerAction> that the viewer could take now */
    private static function actions(Viewer $viewer, MemberList $list, int $userId): array
    {
        return array_values(array_filter(
            OwnerAction::cases(),
            static fn (OwnerAction $each): bool => MembershipRules::allows($list, $each->action(), $viewer->id, $userId),
        ));
    }
}
