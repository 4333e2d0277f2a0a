<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Notices;

use Passerelle\Accounts\AccountCountry;
use Passerelle\Content\Record;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Mail\KnownMails;
use Passerelle\Content\Model\ContentType;
use Passerelle\Notices\Digests\DigestMail;
use Passerelle\Notices\Digests\SendDigests;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticeSources;
use Passerelle\Notices\NoticeStore;
use Passerelle\Notices\Notify;
use Passerelle\Notices\Preferences\ChangePreferences;
use Passerelle\Notices\Preferences\MailTiming;
use Passerelle\Notices\Preferences\Preference;
use Passerelle\Notices\Preferences\PreferenceStore;
use Passerelle\Notices\ReadNotices;
use Passerelle\Notices\Stop\StopLinks;
use Passerelle\Notices\Stop\StoppableMails;
use Passerelle\Outbox\Dispatcher;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;
use Passerelle\Tests\SampleKeys;

/** Notices and their mails on a clock of the test, sent through the outbox to a mail server of the test. */
abstract class NoticeMailsTestCase extends IntegrationTestCase
{
    private const KEY = 'a key of the test';

    protected FrozenClock $clock;
    protected Record $record;
    protected bool $isServerDown = false;

    /** @var list<array{to: string, subject: string, html: string, headers: string}> what the mail server accepted */
    protected array $accepted = [];

    protected function setUp(): void
    {
        parent::setUp();
        // A Wednesday.
        $this->clock = new FrozenClock('2027-01-13T12:00:00Z');
        $samples = SampleNotices::all($this->plugin->get(NoticeStore::class));
        $links = new StopLinks(SampleKeys::of(self::KEY), $this->configuration());
        $mails = fn (): array => [...$samples, $this->plugin->get(DigestMail::class)];
        $this->usePluginWith([
            Clock::class => $this->clock,
            NoticeSources::class => new NoticeSources(static fn (): array => $samples),
            StopLinks::class => $links,
            KnownMails::class => new StoppableMails($mails, $this->plugin->get(NoticeStore::class), $this->plugin->get(PreferenceStore::class), $links),
        ]);
        $this->record = $this->content->published(ContentType::Initiative, title: 'Rythmes');
        foreach (['outbox', 'notices', 'notice_preferences'] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)}");
        }
        add_filter('pre_wp_mail', $this->accept(...), 20, 2);
    }

    /**
     * @param array<string, mixed> $mail
     * @return bool as wp_mail() answers
     */
    private function accept(mixed $done, array $mail): bool
    {
        if ($this->isServerDown) {
            return false;
        }
        $text = static fn (string $name): string => is_string($mail[$name] ?? null) ? $mail[$name] : '';
        $headers = is_array($mail['headers'] ?? null) ? array_filter($mail['headers'], is_string(...)) : [];
        $this->accepted[] = ['to' => $text('to'), 'subject' => $text('subject'), 'html' => $text('message'), 'headers' => implode("\n", $headers)];

        return true;
    }

    /** One tick of the worker, and another for each batch that is left. */
    protected function work(): void
    {
        do {
            $done = $this->plugin->get(SendDigests::class)->run() + $this->plugin->get(Dispatcher::class)->run();
        } while ($done > 0);
    }

    protected function person(string $country = 'SN', Lang $language = Lang::French): Viewer
    {
        $person = $this->users->beneficiaire();
        AccountCountry::set($person->id, $country);
        PersonLanguage::set($person->id, $language);

        return $person;
    }

    protected function prefer(Viewer $person, NoticeKind $kind, MailTiming $mail, bool $app = true): void
    {
        ($this->plugin->get(ChangePreferences::class))($person->id, new Preference($kind, $mail, $app));
    }

    protected function raise(int $number, NoticeKind $kind, Viewer ...$people): void
    {
        $ids = array_map(static fn (Viewer $person): int => $person->id, array_values($people));
        $this->plugin->get(Transaction::class)->run(fn () => ($this->plugin->get(Notify::class))($kind, $this->record, $ids, [SampleNotices::NUMBER => $number]));
    }

    /** @return list<list<int>> the numbers that each accepted mail to this person has */
    protected function mailed(Viewer $person): array
    {
        $address = get_userdata($person->id)->user_email ?? '';

        return array_values(array_map(self::numbers(...), array_filter($this->accepted, static fn (array $mail): bool => $mail['to'] === $address)));
    }

    /**
     * @param array{subject: string, html: string, ...} $mail
     * @return list<int>
     */
    protected static function numbers(array $mail): array
    {
        preg_match_all('/(?:Notice|Avis) #(\d+)\./', $mail['html'], $found);

        return array_values(array_unique(array_map(intval(...), $found[1])));
    }

    /** @return list<int> the numbers in the list of the workspace, the newest first */
    protected function listed(Viewer $person): array
    {
        return array_map(static fn ($each): int => $each->notice->number(SampleNotices::NUMBER), ($this->plugin->get(ReadNotices::class))($person, Lang::French, 1, 100));
    }
}
