<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\Content\Record;
use Passerelle\Directory\PublicProfiles;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Every change of the members of a structure: checked, written, logged and told to those concerned, in one transaction. */
final readonly class ChangeMembership
{
    public function __construct(
        private MembershipStore $store,
        private VisibleStructures $structures,
        private PublicProfiles $profiles,
        private StructureHandOver $handOver,
        private MembershipAudit $audit,
        private ChangeNotices $notices,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param int $structureId of the structure in either language
     * @param int|null $userId the person concerned, of an owner’s action
     * @param MembershipRole|null $role as for MembershipRules::apply()
     * @return MemberList as it now is
     * @throws DomainError access_token_missing · not_found: no such structure or account, also where the viewer must not know of them,
     *     and owners’ actions by others · structure_owner_required: these by other members
     *     · profile_not_published · invalid_fields with required of role · those of MembershipRules::apply() · stale_version
     */
    public function __invoke(Viewer $viewer, int $structureId, MembershipAction $action, ?int $userId = null, ?MembershipRole $role = null): MemberList
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        $structure = $this->structures->find($viewer, $structureId);
        if ($action === MembershipAction::SetRole && $role === null) {
            throw DomainError::invalid([new FieldError('role', 'required')]);
        }
        $memberId = $action->isByOwner() ? $userId ?? 0 : $viewer->id;

        return $this->change($viewer, $structure, $action, $memberId, function (MemberList $before) use ($viewer, $structure, $action, $memberId, $role): MemberList {
            $this->checkAccount($viewer, $before, $structure, $action, $memberId);

            return MembershipRules::apply($before, $action, $viewer->id, $memberId, $role);
        });
    }

    /**
     * Accepts an invitation by mail, for who may not know of the structure otherwise.
     *
     * @param int $inviterId user id
     * @throws DomainError those of MembershipRules::join() · stale_version
     */
    public function join(Viewer $viewer, Record $structure, int $inviterId, MembershipRole $role): MemberList
    {
        $rule = static fn (MemberList $before): MemberList => MembershipRules::join($before, $viewer->id, $inviterId, $role);

        return $this->change($viewer, $structure, MembershipAction::AcceptMail, $viewer->id, $rule);
    }

    /** @param callable(MemberList): MemberList $rule */
    private function change(Viewer $viewer, Record $structure, MembershipAction $action, int $memberId, callable $rule): MemberList
    {
        return $this->transaction->run(function () use ($viewer, $structure, $action, $memberId, $rule): MemberList {
            $before = $this->store->locked($structure->groupId);
            $after = $rule($before);
            $this->store->save($structure->groupId, $before, $after);
            $change = new MembershipChange($structure, $action, $viewer, $memberId, $before, $after);
            $this->audit->record($change);
            ($this->handOver)($change);
            $this->notices->add($change);

            return $after;
        });
    }

    /** @throws DomainError not_found, profile_not_published */
    private function checkAccount(Viewer $viewer, MemberList $list, Record $structure, MembershipAction $action, int $memberId): void
    {
        // Without an owner: it was deleted after it was found.
        if ($list->owners() === [] || ($action === MembershipAction::Ask && !$structure->status->isPublic())) {
            throw DomainError::notFound();
        }
        if ($action !== MembershipAction::Invite || !$list->isOwner($viewer->id)) {
            return;
        }
        if (!$this->profiles->has($viewer->id)) {
            throw new DomainError('profile_not_published');
        }
        // Accounts are found by their public profiles; of others nobody learns whether they exist.
        if ($list->of($memberId) === null && !$this->profiles->has($memberId)) {
            throw DomainError::notFound();
        }
    }
}
