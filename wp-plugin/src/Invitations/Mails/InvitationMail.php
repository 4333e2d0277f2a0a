<?php

declare(strict_types=1);

namespace Passerelle\Invitations\Mails;

use Passerelle\Auth\Links\PublicPages;
use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\InvitationState;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Invitations\NamedPeople;
use Passerelle\Mail\AddressedMail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Mail\TracksDelivery;

/** To somebody whom a public record names. Of user input it contains only what a validator has read, and the inviter's name. */
final readonly class InvitationMail implements AddressedMail, TracksDelivery
{
    public const KEY = 'invitations.invitation';
    private const TEAM = 'Passerelle';

    public function __construct(private InvitationStore $store, private NamedPeople $people, private PublicPages $pages)
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
        $record = $invitation === null ? null : $this->people->publicRecord($invitation);
        $secret = $invitation === null || $record === null ? null : $this->store->makeLink($invitation->id, $invitation->sending);
        if ($invitation === null || $record === null || $secret === null) {
            return null;
        }
        $inviter = get_userdata($invitation->inviterId);

        return MailTexts::content(
            self::KEY,
            $recipient->language,
            ['inviter' => $inviter === false ? self::TEAM : $inviter->display_name, 'title' => $record->title],
            $this->pages->address('invitation', $recipient->language, $secret),
        );
    }

    public function delivered(array $data): void
    {
        $this->mark($data, InvitationState::Sent);
    }

    public function refused(array $data): void
    {
        $this->mark($data, InvitationState::Refused);
    }

    public function failed(array $data): void
    {
        $this->mark($data, InvitationState::DeliveryUnknown);
    }

    /** @param array<mixed> $data */
    private function mark(array $data, InvitationState $state): void
    {
        $this->store->markDelivery(self::number($data, 'invitation'), self::number($data, 'sending'), $state);
    }

    /** @param array<mixed> $data */
    private function current(array $data): ?Invitation
    {
        $invitation = $this->store->find(self::number($data, 'invitation'));
        $isCurrent = $invitation?->sending === self::number($data, 'sending') && !$invitation->state->isAnswered() && $invitation->invitee->email !== '';

        return $isCurrent ? $invitation : null;
    }

    /** @param array<mixed> $data */
    private static function number(array $data, string $name): int
    {
        return is_int($data[$name] ?? null) ? $data[$name] : 0;
    }
}
