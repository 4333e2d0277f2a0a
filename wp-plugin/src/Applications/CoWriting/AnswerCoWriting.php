<?php

declare(strict_types=1);

namespace Passerelle\Applications\CoWriting;

use Passerelle\Invitations\AnswerInvitation;
use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\InvitationAnswer;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Invitations\SubjectInvitations;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Rights\Viewer;

/** Invitations to write applications, for the account that was chosen or whose address was written: without the link of the mail. */
final readonly class AnswerCoWriting
{
    public function __construct(private InvitationStore $store, private SubjectInvitations $invitations, private AnswerInvitation $answer)
    {
    }

    /**
     * @return int id of the application
     * @throws DomainError access_token_missing · not_found, also for those to others · link_expired: answered, revoked or expired · invalid_transition: already writes it
     */
    public function __invoke(Viewer $viewer, int $invitationId, InvitationAnswer $answer): int
    {
        $invitation = $this->store->find($invitationId);
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        if ($invitation === null || $invitation->invitee->kind !== CoWriters::KIND || !self::isTo($viewer, $invitation)) {
            throw DomainError::notFound();
        }
        $this->answer->byAccount($viewer, $invitation, $answer);

        return $invitation->subjectId;
    }

    /**
     * Those that the viewer could answer now.
     *
     * @return list<Invitation>
     * @throws DomainError access_token_missing
     */
    public function open(Viewer $viewer): array
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }

        return array_values(array_filter(
            $this->invitations->openTo(CoWriters::KIND, $viewer->id, self::address($viewer)),
            fn (Invitation $each): bool => $this->answer->record($each) !== null,
        ));
    }

    private static function isTo(Viewer $viewer, Invitation $invitation): bool
    {
        return $invitation->invitedId === 0
            ? $invitation->invitee->email !== '' && $invitation->invitee->email === self::address($viewer)
            : $invitation->invitedId === $viewer->id;
    }

    private static function address(Viewer $viewer): string
    {
        $user = get_userdata($viewer->id);

        return $user === false ? '' : EmailAddress::normalise($user->user_email);
    }
}
