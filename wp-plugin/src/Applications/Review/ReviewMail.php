<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review;

use Passerelle\Content\Record;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\MailedNotices;
use Passerelle\Notices\Notice;
use Passerelle\Notices\NoticeContent;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticeSource;
use Passerelle\Notices\Notify;
use Passerelle\Notices\SiteAddress;

/** News to reviewers: how many applications of which call, and nothing of them. */
final readonly class ReviewMail implements NoticeSource, Mail
{
    private const INVITED = 'applications.review_invited';
    private const ASSIGNED = 'applications.review_assigned';
    private const DUE = 'applications.review_due';
    /** Key in paths.json. */
    private const SCREEN = 'ownReviews';

    public function __construct(private MailedNotices $mailed, private Config $config)
    {
    }

    public function key(): string
    {
        return NoticeKind::REVIEW_MAIL;
    }

    /** @return MailContent|null null: the call is gone */
    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $language = $recipient->language;
        [$notice, $call] = $this->mailed->withRecord($data, $language) ?? [null, null];

        return $notice === null || $call === null ? null : self::text($notice, $call, $language, SiteAddress::of($this->config->pagePath(self::SCREEN, $language->value)));
    }

    public function kinds(): array
    {
        return [NoticeKind::ReviewAssigned, NoticeKind::ReviewDue];
    }

    public function contents(array $notices, array $records, Lang $language): array
    {
        $contents = [];
        foreach ($notices as $notice) {
            $call = $records[$notice->number(Notify::POST)] ?? null;
            $text = $call === null ? null : self::text($notice, $call, $language);
            $contents += $text === null ? [] : [$notice->id => NoticeContent::of($text, screen: self::SCREEN)];
        }

        return $contents;
    }

    private static function text(Notice $notice, Record $call, Lang $language, ?string $url = null): ?MailContent
    {
        $event = ReviewEvent::tryFrom($notice->text(ReviewNotices::EVENT));
        $key = match ($event) {
            ReviewEvent::Invited => self::INVITED,
            ReviewEvent::Assigned => self::ASSIGNED,
            ReviewEvent::Due => self::DUE,
            null => null,
        };

        $values = ['title' => $call->title, ...$event === ReviewEvent::Invited ? [] : ['count' => (string) $notice->number(ReviewNotices::COUNT)]];

        return $key === null ? null : MailTexts::content($key, $language, $values, $url);
    }
}
