<?php

declare(strict_types=1);

namespace Passerelle\Memberships\Mails;

use Passerelle\Auth\Links\PublicPages;
use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Content\Records;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Memberships\MembershipEvent as Event;
use Passerelle\Memberships\MembershipNotices;

/** To owners and members of a structure about a change of its members. */
final readonly class MembershipMail implements Mail
{
    private const ASKED = 'memberships.asked';
    private const JOINED = 'memberships.joined';
    private const INVITATION_REFUSED = 'memberships.invitation_refused';
    private const LEFT = 'memberships.left';
    private const TRANSFER_ACCEPTED = 'memberships.transfer_accepted';
    private const TRANSFER_REFUSED = 'memberships.transfer_refused';
    private const ACCEPTED = 'memberships.accepted';
    private const REQUEST_REFUSED = 'memberships.request_refused';
    private const INVITED = 'memberships.invited';
    private const INVITATION_CANCELLED = 'memberships.invitation_cancelled';
    private const ROLE_CHANGED = 'memberships.role_changed';
    private const REMOVED = 'memberships.removed';
    private const TRANSFER_OFFERED = 'memberships.transfer_offered';
    private const TRANSFER_CANCELLED = 'memberships.transfer_cancelled';
    private const ROLES = 'membershipRole';
    private const TEAM = 'Passerelle';

    public function __construct(private Records $records, private FieldTexts $texts, private PublicPages $pages)
    {
    }

    public function key(): string
    {
        return MembershipNotices::MAIL;
    }

    /** @return MailContent|null null when the structure is gone */
    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $event = Event::tryFrom(self::text($data, 'event'));
        $title = $this->title(is_int($data['structure'] ?? null) ? $data['structure'] : 0, $recipient->language);
        if ($event === null || $title === null) {
            return null;
        }
        $actor = get_userdata(is_int($data['actor'] ?? null) ? $data['actor'] : 0);
        $role = self::text($data, 'role');

        return MailTexts::content(
            self::name($event),
            $recipient->language,
            [
                'name' => $actor === false ? self::TEAM : $actor->display_name,
                'role' => $role === '' ? '' : $this->texts->choice(self::ROLES, $role, $recipient->language),
                'structure' => $title,
            ],
            $this->pages->address('structures', $recipient->language),
        );
    }

    private static function name(Event $event): string
    {
        return match ($event) {
            Event::Asked => self::ASKED,
            Event::Joined => self::JOINED,
            Event::InvitationRefused => self::INVITATION_REFUSED,
            Event::Left => self::LEFT,
            Event::TransferAccepted => self::TRANSFER_ACCEPTED,
            Event::TransferRefused => self::TRANSFER_REFUSED,
            Event::Accepted => self::ACCEPTED,
            Event::RequestRefused => self::REQUEST_REFUSED,
            Event::Invited => self::INVITED,
            Event::InvitationCancelled => self::INVITATION_CANCELLED,
            Event::RoleChanged => self::ROLE_CHANGED,
            Event::Removed => self::REMOVED,
            Event::TransferOffered => self::TRANSFER_OFFERED,
            Event::TransferCancelled => self::TRANSFER_CANCELLED,
        };
    }

    private function title(int $groupId, Lang $language): ?string
    {
        $group = $this->records->findGroups([$groupId])[$groupId] ?? [];
        $record = $group[$language->value] ?? array_values($group)[0] ?? null;

        return $record?->title;
    }

    /** @param array<mixed> $data */
    private static function text(array $data, string $name): string
    {
        return is_string($data[$name] ?? null) ? $data[$name] : '';
    }
}
