<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use Passerelle\Auth\Throttling\Throttle;
use Passerelle\Invitations\Mails\InvitationMail;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;
use Passerelle\Rights\Viewer;

/** Sends an invitation again, if wanted to another address. Links of earlier mails are void at once. */
final readonly class ResendInvitation
{
    private const EMAIL = 'email';

    public function __construct(
        private InvitationStore $store,
        private InvitationSubjects $subjects,
        private Throttle $throttle,
        private InvitationThrottle $inviting,
        private Mails $mails,
        private Transaction $transaction,
        private ResendLimits $limits,
    ) {
    }

    /**
     * @param string|null $email null: the address stays
     * @return Invitation as it now is
     * @throws DomainError not_found · those of checkInviter() of its subject · invalid_transition: answered, or the record is not what it was invited to ·
     *     invalid_fields at "email" · rate_limited · stale_version
     */
    public function __invoke(Viewer $viewer, int $id, ?string $email): Invitation
    {
        $invitation = $this->store->find($id) ?? throw DomainError::notFound();
        $subject = $this->subjects->of($invitation);
        $subject->checkInviter($viewer, $invitation);
        if ($invitation->state->isOver() || $subject->record($invitation) === null) {
            throw new DomainError('invalid_transition');
        }
        $email = $this->address($invitation, $email);
        $this->throttle->count("invitation:{$id}", $this->limits->perInvitation, $this->limits->seconds);
        $this->throttle->count("inviter:{$viewer->id}", $this->limits->perInviter, $this->limits->seconds);

        return ($this->inviting)($viewer, $email, fn (): Invitation => $this->resend($viewer, $invitation, $email));
    }

    private function resend(Viewer $viewer, Invitation $invitation, string $email): Invitation
    {
        return $this->transaction->run(function () use ($viewer, $invitation, $email): Invitation {
            if (!$this->store->renew($invitation, $email, $viewer->id)) {
                throw DomainError::staleVersion();
            }
            $this->mails->addressed(InvitationMail::KEY, InvitationMail::data($invitation->id, $invitation->sending + 1));

            return $this->store->find($invitation->id) ?? throw DomainError::notFound();
        });
    }

    /** @throws DomainError invalid_fields */
    private function address(Invitation $invitation, ?string $email): string
    {
        $email = $email === null ? $invitation->invitee->email : EmailAddress::normalise($email);
        $code = match (true) {
            $email === '' => 'required',
            !EmailAddress::isValid($email) => 'invalid_email',
            strlen($email) > $this->limits->addressLength => 'too_long',
            $email !== $invitation->invitee->email && $this->isOfAnother($invitation, $email) => 'invalid_value',
            default => null,
        };

        return $code === null ? $email : throw DomainError::invalid([
            new FieldError(self::EMAIL, $code, $code === 'too_long' ? ['max' => $this->limits->addressLength] : []),
        ]);
    }

    /** Somebody else who is invited into the same item: nobody gets two mails. */
    private function isOfAnother(Invitation $invitation, string $email): bool
    {
        foreach ($this->store->ofGroup($invitation->groupId) as $other) {
            if ($other->id !== $invitation->id && $other->invitee->email === $email) {
                return true;
            }
        }

        return false;
    }
}
