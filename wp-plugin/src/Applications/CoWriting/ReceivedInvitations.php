<?php

declare(strict_types=1);

namespace Passerelle\Applications\CoWriting;

use Passerelle\Applications\InternalCalls;
use Passerelle\GraphQL\Times;
use Passerelle\Invitations\Invitation;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Viewer;

/** The invitations to write applications that one could answer now. */
final readonly class ReceivedInvitations
{
    public function __construct(private AnswerCoWriting $answer, private InternalCalls $calls)
    {
    }

    /**
     * @return list<array<string, mixed>>
     * @throws DomainError access_token_missing
     */
    public function list(Viewer $viewer, Lang $language): array
    {
        $invitations = $this->answer->open($viewer);
        $calls = $this->calls->ofGroups(array_values(array_unique(array_map(static fn (Invitation $each): int => $each->groupId, $invitations))), $language->value);

        return array_map(static fn (Invitation $each): array => [
            'callTitle' => ($calls[$each->groupId] ?? null)?->record->title ?? '',
            'expiresAt' => $each->expiresAt === null ? null : Times::text($each->expiresAt),
            'id' => $each->id,
            'inviter' => $each->inviterName(),
            'role' => $each->invitee->role,
        ], $invitations);
    }
}
