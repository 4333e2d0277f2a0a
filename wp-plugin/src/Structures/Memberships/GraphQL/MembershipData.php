<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships\GraphQL;

use DateTimeImmutable;
use Passerelle\GraphQL\Times;
use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\InvitationState;
use Passerelle\Structures\Memberships\ByMail\MailInvitation;
use Passerelle\Structures\Memberships\Membership;
use Passerelle\Structures\Memberships\OwnerAction;

/** Memberships and invitations as GraphQL answers them. */
final class MembershipData
{
    public const FIELDS = ['role' => 'PasserelleMembershipRole!', 'status' => 'PasserelleMembershipStatus!'];

    /** @return array{role: string, status: string}|null */
    public static function membership(?Membership $membership): ?array
    {
        return $membership === null ? null : ['role' => $membership->role->value, 'status' => $membership->status->value];
    }

    /**
     * For owners of the structure only: it has the address.
     *
     * @return array<string, mixed>
     */
    public static function invitation(MailInvitation $mailed): array
    {
        $invitation = $mailed->invitation;

        return [
            'acceptedBy' => $mailed->state === InvitationState::Accepted ? self::nameOf($invitation->userId ?? 0) : null,
            'actions' => array_map(static fn (OwnerAction $each): string => $each->value, $mailed->actions()),
            'answeredAt' => self::time($invitation->answeredAt),
            'email' => $invitation->invitee->email,
            'expiresAt' => self::time($invitation->expiresAt),
            'id' => $invitation->id,
            'name' => $invitation->invitee->displayName(),
            'refusal' => self::refusal($mailed->state, $invitation),
            'role' => $mailed->role()->value,
            'sentAt' => self::time($invitation->sentAt),
            'state' => $mailed->state->value,
        ];
    }

    public static function nameOf(int $userId): ?string
    {
        $user = get_userdata($userId);

        return $user === false ? null : $user->display_name;
    }

    private static function refusal(InvitationState $state, Invitation $invitation): ?string
    {
        return $state === InvitationState::Refused ? $invitation->refusal?->value : null;
    }

    private static function time(?DateTimeImmutable $instant): ?string
    {
        return $instant === null ? null : Times::text($instant);
    }
}
