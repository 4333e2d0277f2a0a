<?php

declare(strict_types=1);

namespace Passerelle\Invitations\Mails;

use Passerelle\Auth\Links\PublicPages;
use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\InvitationState;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Invitations\InvitationSubjects;
use Passerelle\Invitations\InvitationText;
use Passerelle\Mail\AddressedMail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Recipient;
use Passerelle\Mail\RefusalReason;
use Passerelle\Mail\TracksDelivery;

/** Mail to whoever is invited, with the link that answers; its subject words it. */
final readonly class InvitationMail implements AddressedMail, TracksDelivery
{
    public const KEY = 'invitations.invitation';

    public function __construct(private InvitationStore $store, private InvitationSubjects $subjects, private PublicPages $pages)
    {
    }

    /** @return array{invitation: int, sending: int} to be queued */
    public static function data(int $id, int $sending): array
    {
        return ['invitation' => $id, 'sending' => $sending];
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function recipient(array $data): ?Recipient
    {
        $invitation = $this->current($data);

        return $invitation === null ? null : new Recipient($invitation->invitee->email, $invitation->language);
    }

    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $invitation = $this->current($data);
        $subject = $invitation === null ? null : $this->subjects->of($invitation);
        $record = $invitation === null ? null : $subject?->record($invitation);
        if ($invitation === null || $subject === null || $record === null || !$subject->isInviterEntitled($invitation, $record)) {
            return null;
        }
        $secret = $this->store->makeLink($invitation->id, $invitation->sending);

        return $secret === null ? null : $subject->text(
            InvitationText::Mail,
            $invitation,
            $record,
            $recipient->language,
            $this->pages->address($subject->page(), $recipient->language, $secret),
        );
    }

    public function delivered(array $data): void
    {
        $this->mark($data, InvitationState::Sent);
    }

    public function refused(array $data, RefusalReason $reason): void
    {
        $this->mark($data, InvitationState::Refused, $reason);
    }

    public function failed(array $data): void
    {
        $this->mark($data, InvitationState::DeliveryUnknown);
    }

    /** @param array<mixed> $data */
    private function mark(array $data, InvitationState $state, ?RefusalReason $refusal = null): void
    {
        $this->store->markDelivery(self::number($data, 'invitation'), self::number($data, 'sending'), $state, $refusal);
    }

    /** @param array<mixed> $data */
    private function current(array $data): ?Invitation
    {
        $invitation = $this->store->find(self::number($data, 'invitation'));
        $isCurrent = $invitation?->sending === self::number($data, 'sending') && !$invitation->state->isOver() && $invitation->invitee->email !== '';

        return $isCurrent ? $invitation : null;
    }

    /** @param array<mixed> $data */
    private static function number(array $data, string $name): int
    {
        return is_int($data[$name] ?? null) ? $data[$name] : 0;
    }
}
