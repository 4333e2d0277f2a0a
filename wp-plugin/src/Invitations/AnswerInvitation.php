<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use Closure;
use Passerelle\Auth\Throttling\FormThrottle;
use Passerelle\Content\Cause;
use Passerelle\Content\OtherChange;
use Passerelle\Content\Record;
use Passerelle\Content\RecordAudit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;

/** Accepts or declines by the link of the mail. Any account may accept, whatever its address; declining needs none. */
final readonly class AnswerInvitation
{
    public const FORM = 'invitation';

    /** @param Closure(int): void $invalidate drops cached pages of an item, by its group id, after the commit */
    public function __construct(
        private InvitationStore $store,
        private NamedPeople $people,
        private FormThrottle $forms,
        private RecordAudit $audit,
        private Transaction $transaction,
        private Closure $invalidate,
    ) {
    }

    /**
     * @param string $address IP address of the browser
     * @throws DomainError link_expired · access_token_missing: accepting needs an account; the link stays valid · rate_limited
     */
    public function __invoke(Viewer $viewer, #[SensitiveParameter] string $hash, InvitationAnswer $answer, string $address): void
    {
        $this->forms->count(self::FORM, $address);
        $invitation = $this->store->ofLink($hash);
        $record = $invitation === null ? null : $this->people->publicRecord($invitation);
        if ($invitation === null || $record === null) {
            throw self::expired($address);
        }
        if ($answer === InvitationAnswer::Accept && !$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        $this->transaction->run(function () use ($viewer, $invitation, $record, $answer, $hash, $address): void {
            if (!$this->store->answer($invitation, $answer, $hash, $viewer->id)) {
                throw self::expired($address);
            }
            $this->record($viewer, $invitation, $record, $answer);
            ($this->invalidate)($invitation->groupId);
        });
        $this->forms->reset(self::FORM, $address);
    }

    private function record(Viewer $viewer, Invitation $invitation, Record $record, InvitationAnswer $answer): void
    {
        $change = $answer === InvitationAnswer::Accept ? OtherChange::AcceptInvitation : OtherChange::DeclineInvitation;
        $this->audit->record(new Cause($viewer, $change), $record, $record, [$invitation->invitee->kind]);
    }

    private static function expired(string $address): DomainError
    {
        SecurityEvent::MailLink->refused(self::FORM, address: $address);

        return new DomainError('link_expired');
    }
}
