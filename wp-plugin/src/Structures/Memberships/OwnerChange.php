<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

use Passerelle\Auth\Throttling\Throttle;
use Passerelle\Invitations\InvitationThrottle;
use Passerelle\Invitations\ResendLimits;
use Passerelle\Kernel\DomainError;
use Passerelle\Structures\Memberships\ByMail\ChangeMailInvitation;
use Passerelle\Rights\Viewer;

/** What an owner does with the membership or the invitation of a person. */
final readonly class OwnerChange
{
    public function __construct(
        private ChangeMembership $change,
        private AccountOfProfile $accounts,
        private ChangeMailInvitation $byMail,
        private Throttle $throttle,
        private InvitationThrottle $inviting,
        private ResendLimits $limits,
    ) {
    }

    /**
     * @param string|null $email a corrected address, with resend of an invitation by mail
     * @return Membership|null null: there is none any more, or not yet
     * @throws DomainError those of ChangeMembership and ChangeMailInvitation · rate_limited
     */
    public function __invoke(Viewer $viewer, int $structureId, OwnerAction $action, MemberReference $member, ?MembershipRole $role = null, ?string $email = null): ?Membership
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        if ($member->invitationId !== null) {
            match ($action) {
                OwnerAction::Resend => $this->byMail->resend($viewer, $structureId, $member->invitationId, $email),
                OwnerAction::CancelInvitation => $this->byMail->cancel($viewer, $structureId, $member->invitationId),
                default => throw new DomainError('invalid_transition'),
            };

            return null;
        }
        $userId = $member->userId ?? ($this->accounts)($member->profileId ?? 0);
        $change = fn (): ?Membership => ($this->change)($viewer, $structureId, $action->action(), $userId, $role)->of($userId);
        if (!in_array($action, [OwnerAction::Invite, OwnerAction::Resend], true)) {
            return $change();
        }
        if ($action === OwnerAction::Resend) {
            $this->throttle->count("guest:{$viewer->id}:{$structureId}:{$userId}", $this->limits->perInvitation, $this->limits->seconds);
        }
        $this->throttle->count("inviter:{$viewer->id}", $this->limits->perInviter, $this->limits->seconds);
        $person = get_userdata($userId);

        return ($this->inviting)($viewer, $person === false ? '' : $person->user_email, $change);
    }
}
