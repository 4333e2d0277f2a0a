<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use Passerelle\Auth\Throttling\FormThrottle;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;

/** Accepts or declines, by the link of the mail or by the account that has the address. Any account may accept by a link; declining needs none. */
final readonly class AnswerInvitation
{
    public const FORM = 'invitation';

    public function __construct(
        private InvitationStore $store,
        private InvitationSubjects $subjects,
        private FormThrottle $forms,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param string $address IP address of the browser
     * @throws DomainError link_expired · access_token_missing: accepting needs an account · forbidden: the account is for reviews only · rate_limited
     *                     · those of its subject; but for the first, the link stays valid
     */
    public function __invoke(Viewer $viewer, #[SensitiveParameter] string $hash, InvitationAnswer $answer, string $address): void
    {
        $this->forms->count(self::FORM, $address);
        $invitation = $this->store->ofLink($hash);
        $record = $invitation === null ? null : $this->record($invitation);
        if ($invitation === null || $record === null) {
            throw self::expired($address);
        }
        if ($viewer->isGuest() && !$this->subjects->of($invitation) instanceof AcceptsGuests) {
            throw DomainError::forbidden();
        }
        if ($answer === InvitationAnswer::Accept && !$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        $this->transaction->run(function () use ($viewer, $invitation, $record, $answer, $hash, $address): void {
            $subject = $this->subjects->of($invitation);
            $subject->lock($invitation);
            if (!$this->store->answer($invitation, $answer, $hash, $viewer->id)) {
                throw self::expired($address);
            }
            $subject->onAnswer($viewer, $invitation, $record, $answer);
        });
        $this->forms->reset(self::FORM, $address);
    }

    /**
     * @param Invitation $invitation to the address of the viewer
     * @throws DomainError link_expired, and those of its subject
     */
    public function byAccount(Viewer $viewer, Invitation $invitation, InvitationAnswer $answer): void
    {
        $record = $this->record($invitation);
        $this->transaction->run(function () use ($viewer, $invitation, $record, $answer): void {
            $subject = $this->subjects->of($invitation);
            $subject->lock($invitation);
            if ($record === null || !$this->store->answerByAccount($invitation, $answer, $viewer->id)) {
                throw new DomainError('link_expired');
            }
            $subject->onAnswer($viewer, $invitation, $record, $answer);
        });
    }

    public function subject(Invitation $invitation): InvitationSubject
    {
        return $this->subjects->of($invitation);
    }

    /** Null: its link is not valid. */
    public function record(Invitation $invitation): ?Record
    {
        $subject = $this->subjects->of($invitation);
        $record = $subject->record($invitation);

        return $record !== null && $subject->isInviterEntitled($invitation, $record) ? $record : null;
    }

    /**
     * Counts a use of a link that is not valid.
     *
     * @param string $address IP address of the browser
     * @return DomainError link_expired
     * @throws DomainError rate_limited
     */
    public function refuse(string $address): DomainError
    {
        $this->forms->count(self::FORM, $address);

        return self::expired($address);
    }

    private static function expired(string $address): DomainError
    {
        SecurityEvent::MailLink->refused(self::FORM, address: $address);

        return new DomainError('link_expired');
    }
}
