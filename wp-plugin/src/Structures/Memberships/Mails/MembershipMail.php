<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships\Mails;

use Passerelle\Auth\Links\PublicPages;
use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Structures\Memberships\MembershipEvent as Event;
use Passerelle\Structures\Memberships\MembershipNotices;
use Passerelle\Structures\Memberships\TransferLinks;
use Passerelle\Notices\Notice;
use Passerelle\Notices\NoticeContent;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticeSource;
use Passerelle\Notices\NoticeStore;
use Passerelle\Notices\Notify;

/** Mail to owners and members of a structure about a change of its members. */
final readonly class MembershipMail implements NoticeSource, Mail
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
    private const STRUCTURE_DELETED = 'memberships.structure_deleted';
    private const STRUCTURE_RESTORED = 'memberships.structure_restored';
    private const STRUCTURE_MERGED = 'memberships.structure_merged';
    private const MERGE_UNDONE = 'memberships.merge_undone';
    private const SUCCESSION_PLANNED = 'memberships.succession_planned';
    private const CLOSURE_PLANNED = 'memberships.closure_planned';
    private const SUCCESSION_CANCELLED = 'memberships.succession_cancelled';
    private const SUCCESSION_DONE = 'memberships.succession_done';
    private const ROLES = 'membershipRole';
    private const TEAM = 'Passerelle';
    private const SCREEN = 'structures';

    public function __construct(
        private NoticeStore $notices,
        private Records $records,
        private InvitationStore $invitations,
        private TransferLinks $transfers,
        private FieldTexts $texts,
        private PublicPages $pages,
    ) {
    }

    public function key(): string
    {
        return NoticeKind::MEMBERSHIP_MAIL;
    }

    /** @return MailContent|null null when the structure is gone */
    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $notice = $this->notices->ofMail($data);
        $structure = $notice === null ? null : $this->records->find($notice->number(Notify::POST));

        return $notice === null
            ? null
            : $this->text($notice, $structure, $recipient->language, $this->names([$notice]), $this->address($notice, $structure, $recipient));
    }

    /** With a link to the offer in the mail about it, without one in others and once it has ended. */
    private function address(Notice $notice, ?Record $structure, Recipient $recipient): string
    {
        $isOffer = $notice->text(MembershipNotices::EVENT) === Event::TransferOffered->value;
        $secret = $isOffer && $structure !== null ? $this->transfers->make($structure->groupId, $recipient->userId) : null;

        return $this->pages->address(self::SCREEN, $recipient->language, $secret ?? '');
    }

    public function kinds(): array
    {
        return [NoticeKind::Membership, NoticeKind::Transfer];
    }

    public function contents(array $notices, array $records, Lang $language): array
    {
        $names = $this->names($notices);
        $contents = [];
        foreach ($notices as $notice) {
            $structure = $records[$notice->number(Notify::POST)] ?? null;
            $text = $this->text($notice, $structure, $language, $names);
            if ($text !== null) {
                $contents[$notice->id] = NoticeContent::of($text, screen: self::SCREEN);
            }
        }

        return $contents;
    }

    /**
     * @param non-empty-list<Notice> $notices
     * @return array<int, string> of those who did it, by id of the notice
     */
    private function names(array $notices): array
    {
        cache_users(array_map(static fn (Notice $notice): int => $notice->number(MembershipNotices::ACTOR), $notices));
        $ids = array_map(static fn (Notice $notice): int => $notice->number(MembershipNotices::INVITATION), $notices);
        $invitations = $this->invitations->findMany(array_values(array_unique($ids)));
        $names = [];
        foreach ($notices as $notice) {
            $invited = ($invitations[$notice->number(MembershipNotices::INVITATION)] ?? null)?->invitee->displayName() ?? '';
            $actor = get_userdata($notice->number(MembershipNotices::ACTOR));
            $names[$notice->id] = match (true) {
                $actor !== false => $actor->display_name,
                $invited !== '' => $invited,
                default => self::TEAM,
            };
        }

        return $names;
    }

    /** @param array<int, string> $names as of names() */
    private function text(Notice $notice, ?Record $structure, Lang $language, array $names, ?string $url = null): ?MailContent
    {
        $event = Event::tryFrom($notice->text(MembershipNotices::EVENT));
        $title = $structure->title ?? $notice->text(Notify::TITLE);
        if ($event === null || $title === '') {
            return null;
        }
        $heir = get_userdata($notice->number(MembershipNotices::HEIR));
        $role = $notice->text(MembershipNotices::ROLE);

        return MailTexts::content(self::name($event), $language, [
            'name' => $names[$notice->id] ?? self::TEAM,
            'role' => $role === '' ? '' : $this->texts->choice(self::ROLES, $role, $language),
            'structure' => $title,
            'other' => $notice->text(MembershipNotices::OTHER),
            'heir' => $heir === false ? '' : $heir->display_name,
        ], $url);
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
            Event::StructureDeleted => self::STRUCTURE_DELETED,
            Event::StructureRestored => self::STRUCTURE_RESTORED,
            Event::StructureMerged => self::STRUCTURE_MERGED,
            Event::MergeUndone => self::MERGE_UNDONE,
            Event::SuccessionPlanned => self::SUCCESSION_PLANNED,
            Event::ClosurePlanned => self::CLOSURE_PLANNED,
            Event::SuccessionCancelled => self::SUCCESSION_CANCELLED,
            Event::SuccessionDone => self::SUCCESSION_DONE,
        };
    }
}
