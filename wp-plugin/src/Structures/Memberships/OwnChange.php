<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\Content\Records;
use Passerelle\Invitations\AnswerInvitation;
use Passerelle\Invitations\InvitationAnswer;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Kernel\DomainError;
use Passerelle\Structures\Memberships\ByMail\InvitedAccount;
use Passerelle\Structures\Memberships\ByMail\StructureSubject;
use Passerelle\Rights\Viewer;

/** What a person does with their own membership: by the structure, or by the link of a mail. */
final readonly class OwnChange
{
    public function __construct(
        private ChangeMembership $change,
        private MembershipStore $store,
        private Records $records,
        private AnswerInvitation $answer,
        private InvitationStore $invitations,
        private InvitedAccount $invited,
        private TransferLinks $transfers,
    ) {
    }

    /**
     * @param string $address IP address of the browser
     * @return Membership|null null: there is none any more
     * @throws DomainError access_token_missing · link_expired · rate_limited · those of ChangeMembership
     */
    public function __invoke(Viewer $viewer, OwnRequest $request, string $address): ?Membership
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }

        return $request->hash === '' ? $this->byStructure($viewer, $request) : $this->byLink($viewer, $request, $address);
    }

    /** Who was invited by mail at the address of their account answers here as well. */
    private function byStructure(Viewer $viewer, OwnRequest $request): ?Membership
    {
        $groupId = $this->records->find($request->structureId)->groupId ?? 0;
        $answer = self::answerOf($request->action);
        $invitation = $answer === null ? null : $this->invited->open($viewer->id)[$groupId] ?? null;
        if ($answer === null || $invitation === null || !OwnStructure::isAnsweredByMail($this->store->list($groupId)->of($viewer->id))) {
            return ($this->change)($viewer, $request->structureId, $request->action->action())->of($viewer->id);
        }
        $this->answer->byAccount($viewer, $invitation, $answer);

        return $this->store->list($groupId)->of($viewer->id);
    }

    private function byLink(Viewer $viewer, OwnRequest $request, string $address): ?Membership
    {
        $transfer = in_array($request->action, [OwnAction::AcceptTransfer, OwnAction::RefuseTransfer], true) ? $this->transfers->find($request->hash) : null;
        if ($transfer !== null) {
            return ($this->change)($viewer, $transfer->structure->id, $request->action->action())->of($viewer->id);
        }
        $answer = $request->action === OwnAction::Ask ? null : self::answerOf($request->action);
        $invitation = $this->invitations->ofLink($request->hash);
        if ($answer === null || ($invitation !== null && $invitation->invitee->kind !== StructureSubject::KIND)) {
            throw new DomainError('link_expired');
        }
        ($this->answer)($viewer, $request->hash, $answer, $address);

        return $this->store->list($invitation->groupId ?? 0)->of($viewer->id);
    }

    private static function answerOf(OwnAction $action): ?InvitationAnswer
    {
        return match ($action) {
            // Asked and invited: a member.
            OwnAction::Ask, OwnAction::Accept => InvitationAnswer::Accept,
            OwnAction::Refuse => InvitationAnswer::Decline,
            default => null,
        };
    }
}
