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
use Passerelle\Notices\Preferences\Followed;
use Passerelle\Notices\Preferences\MailTiming;
use Passerelle\Notices\Preferences\PreferenceStore;
use Passerelle\Notices\Preferences\TimedApart;
use Passerelle\Notices\ReadNotice;
use Passerelle\Notices\ReadNotices;
use Passerelle\Notices\SiteAddress;
use Passerelle\Rights\ViewerFactory;

/** Several notices in one mail: what their list says, with the rights of its reader when it is sent, in their language and zone. */
final readonly class DigestMail implements Mail
{
    public const KEY = 'notices.digest';
    /** Key in the data: id of the digest. */
    public const DIGEST = 'digest';
    private const DAY = 'd MMMM';
    private const WEEKDAY = 'EEEE d MMMM';
    /** Texts of a digest of nothing but alerts of saved searches; of one search, which the subject names. */
    private const ALERTS = 'searches.digest';
    private const ONE_ALERT = 'searches.new_item';
    private const ALERTS_OF_ONE = 'searches.new_items';
    /** Keys in paths.json. */
    private const LIST = 'notices';
    private const SEARCHES = 'savedSearches';

    public function __construct(
        private DigestStore $store,
        private ReadNotices $read,
        private PreferenceStore $preferences,
        private DigestStops $stops,
        private ViewerFactory $viewers,
        private Config $config,
        private TimedApart $apart,
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
        $all = $this->wanted($recipient->userId, is_int($data[self::DIGEST] ?? null) ? $data[self::DIGEST] : 0);
        $followed = $this->apart->mailed($recipient->userId, $all);
        // Those whose alert ended since it was put into the digest are left out.
        $notices = array_values(array_filter($all, static fn (Notice $notice): bool => ($followed[$notice->id] ?? null) !== []));
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
        $searches = array_map(static fn (ReadNotice $each): array => $followed[$each->notice->id] ?? [], $read);
        [$text, $values] = $areAlerts ? $this->alertText($searches, $language) : [self::KEY, []];
        $content = MailTexts::content(
            $text,
            $language,
            [...$values, 'day' => DateText::format($last, $zone, $language, self::DAY)],
            SiteAddress::of($this->config->pagePath($areAlerts ? self::SEARCHES : self::LIST, $language->value)),
        );

        return $content
            ->withEntries(array_map(static fn (ReadNotice $each): MailEntry => self::entry($each, $zone, $language), $read))
            ->withUnsubscribe($this->stops->unsubscribe($recipient, $areAlerts, Followed::once($searches)));
    }

    /**
     * The searches are named by the subject when they are one.
     *
     * @param list<list<Followed>> $searches of each alert
     * @return array{string, array<string, string>} key of the text, and values in it
     */
    private function alertText(array $searches, Lang $language): array
    {
        $once = Followed::once($searches);
        if (count($once) > 1) {
            return [self::ALERTS, []];
        }
        $name = QuotedName::short($once[0]->name ?? '', $language, $this->config->limit('savedSearches', 'nameInSubject'));

        return [count($searches) === 1 ? self::ONE_ALERT : self::ALERTS_OF_ONE, ['search' => $name, 'count' => (string) count($searches)]];
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
