<?php

declare(strict_types=1);

namespace Passerelle\Applications\CoWriting;

use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\InvitedInto;
use Passerelle\Invitations\Invitee;
use Passerelle\Languages\Lang;

/** Whom an applicant invites: a member, or an address. */
final readonly class Invited
{
    /**
     * @param int $accountId user id of the member; 0: an address
     * @param string $email normalised; that of a member is not shown to who invites
     * @param string $name of the member
     */
    public function __construct(public int $accountId, public string $email, public string $name, public Lang $language)
    {
    }

    public function field(): string
    {
        return $this->accountId === 0 ? 'email' : 'userId';
    }

    public function invitee(CoWriterRole $role): Invitee
    {
        return new Invitee(CoWriters::KIND, $this->email, $this->name, '', '', $role->value);
    }

    public function into(int $applicationId): InvitedInto
    {
        return new InvitedInto($applicationId, $this->accountId);
    }

    public function isInvitedBy(Invitation $invitation): bool
    {
        return $invitation->invitedId === $this->accountId && ($this->accountId !== 0 || $invitation->invitee->email === $this->email);
    }
}
