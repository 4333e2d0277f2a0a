<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Mails;

use Passerelle\Auth\Links\PublicPages;
use Passerelle\Auth\WordPress\AdminPath;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Content\Model\Status;
use Passerelle\Notices\Notice;
use Passerelle\Notices\NoticeContent;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticeSource;
use Passerelle\Notices\NoticeStore;
use Passerelle\Notices\Notify;

/** Mail to staff who decide on proposed changes; leads to the edit screen of the record in WordPress. */
final readonly class ProposalMail implements NoticeSource, Mail
{
    private const PROPOSED = 'moderation.proposed';
    /** Key in paths.json: page from which staff enter WordPress. */
    private const ENTRY = 'administration';

    public function __construct(
        private NoticeStore $notices,
        private Records $records,
        private ProposalStore $proposals,
        private PublicPages $pages,
    ) {
    }

    public function key(): string
    {
        return NoticeKind::PROPOSED_MAIL;
    }

    /** @return MailContent|null null when the record is gone, or nothing waits any more */
    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $notice = $this->notices->ofMail($data);
        $record = $notice === null ? null : $this->records->find($notice->number(Notify::POST));
        if ($record === null || $this->proposals->find($record->id)?->status !== Status::Pending) {
            return null;
        }

        return self::text($record, $recipient->language, $this->pages->address(self::ENTRY, $recipient->language) . self::query($record));
    }

    public function kinds(): array
    {
        return [NoticeKind::ModerationSubmitted];
    }

    public function contents(array $notices, array $records, Lang $language): array
    {
        $contents = [];
        foreach ($notices as $notice) {
            $record = $records[$notice->number(Notify::POST)] ?? null;
            if ($record !== null) {
                $contents[$notice->id] = NoticeContent::of(self::text($record, $language), screen: self::ENTRY, query: self::query($record));
            }
        }

        return $contents;
    }

    private static function text(Record $record, Lang $language, ?string $url = null): MailContent
    {
        return MailTexts::content(self::PROPOSED, $language, ['title' => $record->title], $url);
    }

    /** The screen that is opened after the entry. */
    private static function query(Record $record): string
    {
        return '?' . http_build_query(['to' => AdminPath::of(admin_url("post.php?post={$record->id}&action=edit"))]);
    }
}
