<?php

declare(strict_types=1);

namespace Passerelle\Applications\CoWriting;

use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\Submissions\Application;
use Passerelle\GraphQL\Times;
use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\SubjectInvitations;
use Passerelle\Rights\Viewer;

/** The co-writers of an application: all invitations with addresses for those who invite, those who have accepted for all who read it. */
final readonly class ListedCoWriters
{
    public function __construct(private SubjectInvitations $invitations, private ApplicantRights $rights)
    {
    }

    /** @return list<array<string, mixed>> */
    public function listed(Viewer $viewer, Application $application): array
    {
        $invites = $this->rights->sends($viewer, $application);
        $invitations = $this->invitations->of(CoWriters::KIND, $application->id);
        cache_users(array_values(array_map(static fn (Invitation $each): int => $each->userId ?? $each->invitedId, $invitations)));
        $seen = array_filter($invitations, static fn (Invitation $each): bool => $invites || CoWriterState::of($each) === CoWriterState::Accepted);

        return array_values(array_map(fn (Invitation $each): array => $this->row($viewer, $application, $each, $invites), $seen));
    }

    /** The name of an account; null once it is erased. */
    public function nameOf(int $userId): ?string
    {
        $user = get_userdata($userId);

        return $user === false ? null : $user->display_name;
    }

    /** @return array<string, mixed> */
    private function row(Viewer $viewer, Application $application, Invitation $invitation, bool $invites): array
    {
        $state = CoWriterState::of($invitation);
        $isSelf = $state === CoWriterState::Accepted && $invitation->userId === $viewer->id;
        $actions = match (true) {
            $invites && $application->withdrawnAt === null => CoWriterAction::in($state),
            $isSelf => [CoWriterAction::Revoke],
            default => [],
        };
        $address = $invites && $invitation->invitedId === 0 ? $invitation->invitee->email : '';

        return [
            'actions' => array_column($actions, 'value'),
            'answeredAt' => $invitation->answeredAt === null ? null : Times::text($invitation->answeredAt),
            'email' => $address === '' ? null : $address,
            'expiresAt' => $invitation->expiresAt === null ? null : Times::text($invitation->expiresAt),
            'id' => $invitation->id,
            'isSelf' => $isSelf,
            'name' => $state === CoWriterState::Former ? null : $this->nameOf($invitation->userId ?? $invitation->invitedId),
            'role' => $invitation->invitee->role,
            'state' => $state->value,
        ];
    }
}
