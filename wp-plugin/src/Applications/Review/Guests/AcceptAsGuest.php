<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Guests;

use Passerelle\Auth\Passwords\Passwords;
use Passerelle\Auth\Registration\RegistrationRules;
use Passerelle\Auth\Sessions\IssuedSession;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Invitations\AnswerInvitation;
use Passerelle\Invitations\InvitationAnswer;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\ViewerFactory;
use SensitiveParameter;

/** Accepts an invitation to review without an account: one is made that sees nothing else, and the person is signed in. */
final readonly class AcceptAsGuest
{
    public function __construct(
        private InvitationStore $store,
        private AnswerInvitation $answer,
        private GuestAccounts $guests,
        private RegistrationRules $rules,
        private Passwords $passwords,
        private Sessions $sessions,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param string $address IP address of the browser
     * @throws DomainError link_expired · rate_limited · invalid_fields: the link stays valid · invalid_transition: an account has the address
     */
    public function __invoke(#[SensitiveParameter] string $hash, GuestForm $form, string $address, string $device): IssuedSession
    {
        $invitation = $this->store->ofLink($hash);
        if ($invitation === null || $invitation->invitee->kind !== ReviewerInvitations::KIND || $this->answer->record($invitation) === null) {
            throw $this->answer->refuse($address);
        }
        $email = $invitation->invitee->email;
        $this->rules->checkCompleting($email, $form->password, $form->confirmation, $form->person, $form->acceptsTerms);
        $passwordHash = $this->passwords->hash($form->password);
        $userId = $this->transaction->run(function () use ($invitation, $email, $form, $passwordHash, $hash, $address): int {
            $userId = $this->guests->open($email, $invitation->language, $form->person, $passwordHash);
            ($this->answer)((new ViewerFactory())->of($userId), $hash, InvitationAnswer::Accept, $address);

            return $userId;
        });

        return $this->sessions->start($userId, $device);
    }
}
