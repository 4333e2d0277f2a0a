<?php

declare(strict_types=1);

namespace Passerelle\Notices\Digests;

use DateTimeImmutable;
use LogicException;
use Passerelle\Accounts\PersonZone;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Languages\DateText;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailEntry;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\Notice;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Preferences\MailTiming;
use Passerelle\Notices\Preferences\PreferenceStore;
use Passerelle\Notices\ReadNotice;
use Passerelle\Notices\ReadNotices;
use Passerelle\Notices\SiteAddress;
use Passerelle\Notices\Stop\StopLinks;
use Passerelle\Rights\ViewerFactory;

/** Several notices in one mail: what their list says, with the rights of its reader when it is sent, in their language and zone. */
final readonly class DigestMail implements Mail
{
    public const KEY = 'notices.digest';
    /** Key in the data: id of the digest. */
    public const DIGEST = 'digest';
    private const DAY = 'd MMMM';
    private const WEEKDAY = 'EEEE d MMMM';
    /** Texts of a digest of nothing but alerts of saved searches. */
    private const ALERTS = 'searches.digest';
    /** Keys in paths.json. */
    private const LIST = 'notices';
    private const SEARCHES = 'savedSearches';

    public function __construct(
        private DigestStore $store,
        private ReadNotices $read,
        private PreferenceStore $preferences,
        private StopLinks $links,
        private ViewerFactory $viewers,
        private Config $config,
    ) {
    }

    public function key(): string
    {
        return self::KEY;
    }

    /**
     * @return MailContent|null null when its reader may not read anything of it any more, or stopped it
     * @throws LogicException when no site is configured: the mail is retried later
     */
    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $language = $recipient->language;
        $notices = $this->wanted($recipient->userId, is_int($data[self::DIGEST] ?? null) ? $data[self::DIGEST] : 0);
        $read = array_values(array_filter(
            $this->read->say($notices, $this->viewers->of($recipient->userId), $language),
            static fn (ReadNotice $each): bool => $each->isAvailable,
        ));
        if ($read === []) {
            return null;
        }
        $last = $read[count($read) - 1]->notice->at;
        $zone = PersonZone::near($recipient->userId, $last);
        $areAlerts = array_filter($read, static fn (ReadNotice $each): bool => $each->notice->kind !== NoticeKind::SearchAlert) === [];
        $content = MailTexts::content(
            $areAlerts ? self::ALERTS : self::KEY,
            $language,
            ['day' => DateText::format($last, $zone, $language, self::DAY)],
            SiteAddress::of($this->config->pagePath($areAlerts ? self::SEARCHES : self::LIST, $language->value)),
        );

        return $content
            ->withEntries(array_map(static fn (ReadNotice $each): MailEntry => self::entry($each, $zone, $language), $read))
            // One click ends what the mail consists of, and nothing else.
            ->withUnsubscribe($this->links->addresses($recipient, $areAlerts ? NoticeKind::SearchAlert : null));
    }

    /** @return list<Notice> without the kinds whose mails were stopped since */
    private function wanted(int $userId, int $digestId): array
    {
        $preferences = $this->preferences->ofUser($userId);

        return array_values(array_filter(
            $this->store->notices($userId, $digestId),
            static fn (Notice $notice): bool => $preferences[$notice->kind->value]->mail !== MailTiming::Never,
        ));
    }

    private static function entry(ReadNotice $each, Zone $zone, Lang $language): MailEntry
    {
        return new MailEntry(
            $each->title,
            DateText::instant($each->notice->at, $zone, $language, self::WEEKDAY) . ' (' . DateText::city($zone, $language) . ')',
            $each->text,
            $each->path === null ? null : SiteAddress::of($each->path),
        );
    }
}
