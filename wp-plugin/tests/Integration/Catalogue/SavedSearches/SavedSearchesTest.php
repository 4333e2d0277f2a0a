<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Catalogue\SavedSearches;

use DateTimeImmutable;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Catalogue\Limits;
use Passerelle\Catalogue\Query;
use Passerelle\Catalogue\SavedSearches\Alerts\SendAlerts;
use Passerelle\Catalogue\SavedSearches\ChangeSearches;
use Passerelle\Catalogue\SavedSearches\SavedSearch;
use Passerelle\Catalogue\SavedSearches\SearchedFor;
use Passerelle\Catalogue\SavedSearches\SearchLimits;
use Passerelle\Catalogue\SavedSearches\SearchStore;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Button;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\Digests\DigestMail;
use Passerelle\Notices\Digests\SendDigests;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Notify;
use Passerelle\Notices\Preferences\ChangePreferences;
use Passerelle\Notices\Preferences\MailTiming;
use Passerelle\Notices\Preferences\Preference;
use Passerelle\Notices\Stop\StopLink;
use Passerelle\Notices\Stop\StopLinks;
use Passerelle\Notices\Stop\StopMails;
use Passerelle\Outbox\Worker;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** Searches are saved once; new items that they find are notified once, to whom they concern, while they are public. */
final class SavedSearchesTest extends IntegrationTestCase
{
    private const HOUR = 3_600;
    private const WEEK = 604_800;

    private FrozenClock $clock;
    private Viewer $person;

    protected function setUp(): void
    {
        parent::setUp();
        // Content of the tests appears by the clock of the machine: searches are saved an hour before.
        $this->clock = new FrozenClock((new DateTimeImmutable('-1 hour'))->format(DATE_ATOM));
        $this->usePluginWith([Clock::class => $this->clock]);
        $this->person = $this->users->beneficiaire();
        foreach (['outbox', 'notices', 'notice_preferences', 'saved_searches', 'search_alerts', 'search_arrivals'] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)}");
        }
    }

    public function testTheSameSearchIsSavedOnce(): void
    {
        $this->save(['q' => 'Théâtre  Dakar', 'type' => 'event', 'countries' => ['SN', 'CI']], 'Théâtre');
        $this->save(['q' => 'theatre dakar', 'type' => 'event', 'countries' => ['ci', 'SN', 'CI']], "  Scène\n Dakar ", MailTiming::Weekly);
        $this->save(['q' => 'theatre dakar', 'type' => 'event', 'countries' => ['CI']], 'Autre');
        $this->save(['q' => 'theatre dakar', 'type' => 'event', 'countries' => ['ci', 'SN']], 'Anglais', MailTiming::Never, Lang::English);

        $row = static fn (SavedSearch $each): array => [$each->name, $each->alert->value, $each->query->language->value, $each->query->q, $each->query->filters];
        $all = array_map($row, $this->saved());
        self::assertSame([
            ['Anglais', 'never', 'en', 'theatre dakar', ['country' => ['CI', 'SN'], 'type' => ['event']]],
            ['Autre', 'now', 'fr', 'theatre dakar', ['country' => ['CI'], 'type' => ['event']]],
            ['Scène Dakar', 'weekly', 'fr', 'Théâtre Dakar', ['country' => ['CI', 'SN'], 'type' => ['event']]],
        ], $all);
    }

    /** @param array<string, mixed> $filter */
    #[TestWith([['q' => 'danse'], '', 'name required'])]
    #[TestWith([['q' => 'danse'], " \u{a0}\n", 'name required'])]
    #[TestWith([['q' => '« … »'], 'Signes', 'query invalid_value'])]
    public function testWhatCannotBeSavedIsRefused(array $filter, string $name, string $problem): void
    {
        try {
            $this->save($filter, $name);
            self::fail('It was saved.');
        } catch (DomainError $error) {
            self::assertSame([$problem], array_map(static fn (FieldError $field): string => "{$field->path} {$field->code}", $error->fields));
        }
        self::assertSame([], $this->saved());
    }

    public function testTheNumberAndTheNamesAreLimitedAndOthersHaveTheirOwn(): void
    {
        $limits = $this->plugin->get(SearchLimits::class);
        for ($number = 1; $number <= $limits->perPerson; $number++) {
            $this->save(['q' => "danse {$number}"], str_repeat('é', $limits->name));
        }
        self::assertSame('too_many_searches', $this->refusal(fn () => $this->save(['q' => 'musique'], 'Une de trop')));
        $this->save(['q' => 'danse 1'], 'Renommée');
        self::assertSame('invalid_fields', $this->refusal(fn () => $this->save(['q' => 'danse 2'], str_repeat('é', $limits->name + 1))));

        $other = $this->users->beneficiaire();
        $change = $this->plugin->get(ChangeSearches::class);
        [$first] = $this->saved();
        self::assertSame('not_found', $this->refusal(static fn () => $change->change($other, $first->id, 'À moi', MailTiming::Never)));
        self::assertSame('not_found', $this->refusal(static fn () => $change->delete($other, $first->id)));
        $change->delete($this->person, $first->id);
        self::assertCount($limits->perPerson - 1, $this->saved());
        self::assertSame('not_found', $this->refusal(fn () => $change->delete($this->person, $first->id)));
    }

    public function testNewItemsAreNotifiedOnceInOneMail(): void
    {
        $old = $this->event('Nuit du griot ancienne');
        $this->forgetArrivals();
        $this->save(['q' => 'griot'], 'Griots');
        $this->save(['type' => 'event', 'countries' => ['SN']], 'Sénégal');
        $this->save(['q' => 'griot'], 'Seulement enregistrée', MailTiming::Never, Lang::English);
        $this->clock->advance(2 * self::HOUR);
        $new = $this->event('Nuit du griot', ['countryIds' => ['SN']]);
        $other = $this->event('Atelier', ['countryIds' => ['SN']]);
        $this->event('Sans rapport', ['countryIds' => ['FR']]);
        $this->work();
        $this->work();

        self::assertSame([[$new->groupId, 'Griots · Sénégal'], [$other->groupId, 'Sénégal']], $this->raised());
        self::assertSame([$this->person->id], $this->mailed(), 'Items of one moment are one mail.');
        $content = $this->mail();
        self::assertStringContainsString('«' . "\u{a0}Nuit du griot\u{a0}" . '»', $content);
        self::assertStringContainsString('Atelier', $content);
        self::assertStringNotContainsString($old->title, $content);

        // Neither what is edited nor what returns is notified again.
        $this->content->change($this->content->change($new, Transition::TakeOffline), Transition::PutBack);
        $this->work();
        self::assertCount(2, $this->raised());
    }

    public function testEventsOfAnIntervalOfDaysAreNotified(): void
    {
        $this->save(['type' => 'event', 'days' => '2099-06-19/2099-06-20'], 'Juin');
        $this->save(['type' => 'event', 'days' => '2099-06-21/..'], 'Plus tard');
        self::assertSame([['2099-06-21/..'], ['2099-06-19/2099-06-20']], array_map(static fn (SavedSearch $each): array => $each->query->filters['days'] ?? [], $this->saved()));
        $this->clock->advance(2 * self::HOUR);
        $event = $this->event('Nuit du griot');
        $this->work();

        self::assertSame([[$event->groupId, 'Juin']], $this->raised());
    }

    public function testWhatReturnsIsNoNewsToWhoSavedTheSearchSince(): void
    {
        $event = $this->event('Nuit du griot');
        $this->work();
        $this->clock->advance(2 * self::HOUR);
        $this->save(['q' => 'griot'], 'Griots');
        $this->content->change($this->content->change($event, Transition::TakeOffline), Transition::PutBack);
        $this->clock->advance(self::HOUR);
        $this->work();
        self::assertSame([], $this->raised());
    }

    public function testWhatIsHiddenBeforeTheMailLeavesIsLeftOut(): void
    {
        $this->save(['q' => 'griot'], 'Griots', MailTiming::Daily);
        $this->clock->advance(2 * self::HOUR);
        $hidden = $this->event('Griot caché');
        $this->event('Griot public');
        $this->work();
        self::assertSame([], $this->mailed(), 'The digest of the day is not due.');
        $this->content->change($hidden, Transition::TakeOffline);
        $this->clock->advance(self::WEEK);
        $this->work();
        self::assertStringContainsString('Griot public', $this->mail());
        self::assertStringNotContainsString('caché', $this->mail());
    }

    public function testOneClickEndsAlertsAndNothingElse(): void
    {
        $this->prefer(NoticeKind::Contact, MailTiming::Daily);
        $this->save(['q' => 'griot'], 'Griots', MailTiming::Weekly);
        $this->clock->advance(2 * self::HOUR);
        $this->event('Griot un');
        $this->work();
        $links = $this->plugin->get(StopLinks::class);
        $recipient = Recipient::ofUser($this->person->id) ?? self::fail('The person has no account.');
        $stop = $this->plugin->get(StopMails::class);
        $link = $links->read($links->secret($recipient, NoticeKind::SearchAlert));
        self::assertFalse($stop->isStopped($link));
        self::assertTrue($stop->stop($link));
        self::assertTrue($stop->isStopped($link));
        self::assertFalse($stop->stop($link));
        self::assertSame(['never'], array_map(static fn (SavedSearch $each): string => $each->alert->value, $this->saved()));
        self::assertFalse($stop->isStopped($links->read($links->secret($recipient, null))), 'The digest of messages goes on.');
        $this->event('Griot deux');
        $this->clock->advance(2 * self::WEEK);
        $this->work();
        self::assertSame([], $this->mailed());

        // Another alert starts again, for itself.
        $this->save(['q' => 'kora'], 'Koras');
        self::assertSame(['now', 'never'], array_map(static fn (SavedSearch $each): string => $each->alert->value, $this->saved()));
        self::assertFalse($stop->isStopped($link));
        // That of digests ends alerts as well, since they are digests.
        self::assertTrue($stop->stop($links->read($links->secret($recipient, null))));
        self::assertSame(['never', 'never'], array_map(static fn (SavedSearch $each): string => $each->alert->value, $this->saved()));
    }

    public function testEachSearchOfAMailHasALinkThatEndsItsAlertAndNoOther(): void
    {
        $this->save(['q' => 'griot'], 'Griots');
        $this->save(['q' => 'kora'], "Koras «\u{a0}anciennes\u{a0}»", MailTiming::Daily);
        $this->save(['q' => 'cirque'], 'Cirque');
        $this->clock->advance(2 * self::HOUR);
        $this->event('Griot et kora');
        $this->event('Griot seul');
        $this->work();
        $content = $this->content() ?? self::fail('There is no mail.');
        self::assertStringStartsWith('Nouveautés de vos recherches', $content->subject);
        $stops = $content->unsubscribe ?? self::fail('It cannot be stopped.');
        self::assertSame(
            ["Ne plus recevoir l’alerte «\u{a0}Griots\u{a0}»", "Ne plus recevoir l’alerte «\u{a0}Koras “anciennes”\u{a0}»"],
            array_map(static fn (Button $each): string => $each->label, $stops->parts),
        );
        self::assertSame('Ne plus recevoir aucune alerte', $stops->label);

        $stop = $this->plugin->get(StopMails::class);
        $link = $this->linkOf($stops->parts[0]->url);
        self::assertSame([false, 'Griots'], [$stop->isStopped($link), $stop->followed($link)?->name]);
        self::assertSame([true, false], [$stop->stop($link), $stop->stop($link)]);
        self::assertTrue($stop->isStopped($link));
        self::assertSame(['now', 'daily', 'never'], $this->alerts(), 'Only that of the link.');
        self::assertFalse($stop->isStopped($this->linkOf($stops->parts[1]->url)));
        self::assertFalse($stop->isStopped($this->linkOf($stops->oneClickUrl)), 'The others go on.');

        // The mail that was not sent yet has only what the other search found, and is named after it.
        $content = $this->content() ?? self::fail('There is no mail.');
        self::assertSame(["«\u{a0}Koras “anciennes”\u{a0}»\u{a0}: 1\u{a0}nouveauté", 1], [$content->subject, count($content->entries)]);
        self::assertCount(1, $content->unsubscribe->parts ?? []);
        self::assertTrue($stop->stop($this->linkOf($stops->parts[1]->url)));
        self::assertNull($this->content());

        // A new alert of the same search starts again.
        $this->save(['q' => 'griot'], 'Griots');
        self::assertFalse($stop->isStopped($link));
    }

    #[TestWith(['Griots', 1, "«\u{a0}Griots\u{a0}»\u{a0}: 1\u{a0}nouveauté"])]
    #[TestWith(['Griots', 2, "«\u{a0}Griots\u{a0}»\u{a0}: 2\u{a0}nouveautés"])]
    #[TestWith(['Griots', 2, '“Griots”: 2 new results', Lang::English])]
    #[TestWith(['Griots “old”', 1, '“Griots ‘old’”: 1 new result', Lang::English])]
    public function testTheSubjectNamesTheOnlySearch(string $name, int $items, string $subject, Lang $reader = Lang::French): void
    {
        $this->save(['q' => 'griot'], $name);
        $this->clock->advance(2 * self::HOUR);
        for ($item = 1; $item <= $items; $item++) {
            $this->event("Griot {$item}");
        }
        $this->work();
        self::assertSame($subject, $this->content($reader)?->subject);
    }

    public function testAMixedDigestHasItsSubjectAndTheLinksOfItsSearches(): void
    {
        $this->prefer(NoticeKind::RecordOffline, MailTiming::Daily);
        $this->save(['q' => 'griot'], 'Griots', MailTiming::Daily);
        $this->clock->advance(2 * self::HOUR);
        $event = $this->event('Griot');
        $this->plugin->get(SendAlerts::class)->run();
        ($this->plugin->get(Notify::class))(NoticeKind::RecordOffline, $event, [$this->person->id]);
        $this->clock->advance(self::WEEK);
        $this->work();
        $content = $this->content() ?? self::fail('There is no mail.');
        self::assertCount(2, $content->entries);
        self::assertStringStartsWith('Vos notifications', $content->subject);
        self::assertSame([1, null], [count($content->unsubscribe->parts ?? []), $content->unsubscribe?->label]);
    }

    public function testLinksOfDeletedForeignAndTamperedSearchesEndNothing(): void
    {
        $other = $this->users->beneficiaire();
        $this->save(['q' => 'griot'], 'Griots');
        $this->save(['q' => 'griot'], 'Griots', by: $other);
        [$own] = $this->saved();
        [$theirs] = $this->plugin->get(SearchStore::class)->ofUser($other->id);
        $links = $this->plugin->get(StopLinks::class);
        $stop = $this->plugin->get(StopMails::class);
        $recipient = Recipient::ofUser($this->person->id) ?? self::fail('The person has no account.');
        $end = fn (string $secret): string => $this->refusal(static fn () => $stop->stop($links->read($secret)));
        $look = fn (string $secret): string => $this->refusal(static fn () => $stop->isStopped($links->read($secret)));

        $secret = $links->secret($recipient, NoticeKind::SearchAlert, $own->id);
        $tampered = [
            str_replace("-{$own->id}-", "-{$theirs->id}-", $secret),
            str_replace("search_alert-{$own->id}-", 'search_alert-', $secret),
            str_replace("search_alert-{$own->id}-", 'digests-', $secret),
            "{$other->id}" . strstr($secret, '-'),
            str_replace("-{$own->id}-", "-{$own->id}-1-", $secret),
            str_replace("-{$own->id}-", '-' . str_repeat('9', 30) . '-', $secret),
        ];
        self::assertSame(array_fill(0, count($tampered), 'not_found'), array_map($end, $tampered));
        // Whatever is signed: the search of another member is not found among one's own.
        $gone = [
            $links->secret($recipient, NoticeKind::SearchAlert, $theirs->id),
            $links->secret($recipient, NoticeKind::SearchAlert, $theirs->id + 1_000),
            $links->secret($recipient, NoticeKind::Contact, $own->id),
            $links->secret($recipient, null, $own->id),
        ];
        self::assertSame(array_fill(0, count($gone), 'link_expired'), array_map($end, $gone));
        self::assertSame(array_fill(0, count($gone), 'link_expired'), array_map($look, $gone));
        self::assertSame([['now'], ['now']], [$this->alerts(), $this->alerts($other)]);

        $this->plugin->get(ChangeSearches::class)->delete($this->person, $own->id);
        self::assertSame(['link_expired', 'link_expired'], [$end($secret), $look($secret)]);
    }

    public function testADeletedSearchMailsNothingMore(): void
    {
        $this->save(['q' => 'griot'], 'Griots', MailTiming::Daily);
        $this->save(['q' => 'kora'], 'Koras', MailTiming::Daily);
        $this->clock->advance(2 * self::HOUR);
        $this->event('Griot seul');
        $this->event('Griot et kora');
        $this->work();
        $this->plugin->get(ChangeSearches::class)->delete($this->person, $this->saved()[1]->id);
        $this->clock->advance(self::WEEK);
        $this->work();
        self::assertStringContainsString('Griot et kora', $this->mail());
        self::assertStringNotContainsString('Griot seul', $this->mail());
    }

    public function testThePreferenceOfTheKindIsTheUpperLimit(): void
    {
        $this->save(['q' => 'griot'], 'Griots');
        $this->prefer(NoticeKind::SearchAlert, MailTiming::Weekly);
        $this->clock->advance(2 * self::HOUR);
        $this->event('Griot');
        $this->work();
        self::assertCount(1, $this->raised());
        self::assertSame([], $this->mailed());
        $this->clock->advance(self::WEEK);
        $this->work();
        self::assertSame([$this->person->id], $this->mailed());
    }

    public function testAnnouncedCallsAreNewsToSearchesForOpenOnesWhenTheyOpen(): void
    {
        $this->save(['q' => 'griot', 'state' => 'open'], 'Ouverts');
        $opensAt = new DateTimeImmutable('+3 days');
        $this->clock->advance(2 * self::HOUR);
        $this->content->published(ContentType::CallForApplication, [
            'zone' => 'Africa/Dakar',
            'opensAt' => $opensAt->format('Y-m-d\TH:i:s\Z'),
            'closesAt' => $opensAt->modify('+30 days')->format('Y-m-d\TH:i:s\Z'),
        ], title: 'Appel griot');
        $this->work();
        self::assertSame([], $this->raised());
        $this->save(['q' => 'griot'], 'Tous');
        $this->clock->advance(4 * 24 * self::HOUR);
        $this->work();
        self::assertSame(['Ouverts'], array_column($this->raised(), 1), 'Who sees it announced already is not notified.');
    }

    public function testOwnItemsAndClosedAccountsAreLeftOut(): void
    {
        $closed = $this->users->beneficiaire();
        $this->save(['q' => 'griot'], 'Griots');
        $this->save(['q' => 'griot'], 'Griots', by: $closed);
        update_user_meta($closed->id, AccountState::DISABLED_META, '1');
        $this->clock->advance(2 * self::HOUR);
        $this->content->published(ContentType::Event, ['zone' => 'Africa/Dakar', 'startsAt' => '2099-06-20T18:00:00Z'], title: 'Griot', ownerId: $this->person->id);
        $this->work();
        self::assertSame([], $this->raised());
    }

    public function testOneTickOfTheWorkerAsksAndMails(): void
    {
        $this->save(['q' => 'griot'], 'Griots');
        $this->clock->advance(2 * self::HOUR);
        $this->event('Griot');
        $this->plugin->get(Worker::class)->tick();
        self::assertSame([$this->person->id], $this->mailed());
    }

    /** @param string|null $fingerprint as an earlier release stored it; null: that of this one */
    #[TestWith([null])]
    #[TestWith(['ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff'])]
    #[TestWith(['0000000000000000000000000000000000000000000000000000000000000000'])]
    public function testManySearchesAreAskedInBatchesAndEachSearchOnce(?string $fingerprint): void
    {
        $limits = $this->plugin->get(SearchLimits::class);
        $people = $this->savedBy($limits->searchesPerRun + 5);
        if ($fingerprint !== null) {
            $this->db->execute("UPDATE {$this->db->table('saved_searches')} SET fingerprint = %s", $fingerprint);
        }
        $this->clock->advance(2 * self::HOUR);
        $this->event('Griot');
        $send = $this->plugin->get(SendAlerts::class);
        $send->run();
        $first = count($this->raised());
        self::assertSame($limits->searchesPerRun, $first);
        $send->run();
        self::assertCount($people, $this->raised());
        $send->run();
        self::assertSame(0, $send->run());
        self::assertCount($people, $this->raised());
    }

    public function testStatementsDoNotGrowWithThePeopleWhoSavedASearch(): void
    {
        $this->savedBy(1);
        $this->clock->advance(2 * self::HOUR);
        $statements = function (): int {
            $this->event('Kora');
            $before = $this->db->wpdb->num_queries;
            self::assertSame(1, $this->plugin->get(SendAlerts::class)->run());

            return $this->db->wpdb->num_queries - $before;
        };
        $statements();
        $one = $statements();
        $this->savedBy(40, from: 2_000_000);
        self::assertSame($one, $statements());
        self::assertSame([], $this->raised());
    }

    /** Searches for griots, each of another person. @return int their number */
    private function savedBy(int $people, int $from = 1_000_000): int
    {
        for ($number = 0; $number < $people; $number++) {
            $this->plugin->get(SearchStore::class)->add($from + $number, $this->searchedFor(['q' => 'griot'], Lang::French), 'Griots', MailTiming::Now);
        }

        return $people;
    }

    /** @param array<string, mixed> $filter */
    private function save(array $filter, string $name, MailTiming $alert = MailTiming::Now, Lang $language = Lang::French, ?Viewer $by = null): void
    {
        $this->plugin->get(ChangeSearches::class)->save($by ?? $this->person, $this->searchedFor($filter, $language), $name, $alert);
    }

    /** @param array<string, mixed> $filter */
    private function searchedFor(array $filter, Lang $language): SearchedFor
    {
        $q = is_string($filter['q'] ?? null) ? $filter['q'] : '';

        return SearchedFor::of(Query::of($this->plugin->get(Limits::class), $language, $q, $this->plugin->get(Filters::class)->read($filter)));
    }

    /** @return list<SavedSearch> */
    private function saved(): array
    {
        return $this->plugin->get(SearchStore::class)->ofUser($this->person->id);
    }

    /** @param array<string, mixed> $values */
    private function event(string $title, array $values = []): Record
    {
        return $this->content->published(ContentType::Event, ['zone' => 'Africa/Dakar', 'startsAt' => '2099-06-20T18:00:00Z', 'countryIds' => ['ML'], ...$values], title: $title);
    }

    private function prefer(NoticeKind $kind, MailTiming $mail): void
    {
        ($this->plugin->get(ChangePreferences::class))($this->person->id, new Preference($kind, $mail, true));
    }

    private function work(): void
    {
        while ($this->plugin->get(SendAlerts::class)->run() > 0) {
            continue;
        }
        $this->plugin->get(SendDigests::class)->run();
    }

    private function forgetArrivals(): void
    {
        $this->db->execute("DELETE FROM {$this->db->table('search_arrivals')}");
    }

    /** @return list<array{int, string}> items and names of searches */
    private function raised(): array
    {
        return array_map(static function (array $row): array {
            $data = (array) json_decode((string) $row['data'], true);

            return [(int) $row['group_id'], is_string($data['names'] ?? null) ? $data['names'] : ''];
        }, $this->db->rows("SELECT * FROM {$this->db->table('notices')} WHERE kind = 'search_alert' ORDER BY id"));
    }

    /** @return list<int> user ids of queued digests */
    private function mailed(): array
    {
        return array_map(static function (array $row): int {
            $payload = (array) json_decode((string) $row['payload'], true);

            return is_int($payload['userId'] ?? null) ? $payload['userId'] : 0;
        }, $this->db->rows("SELECT payload FROM {$this->db->table('outbox')} WHERE kind = 'mail' ORDER BY id"));
    }

    /** @return list<string> timings, the newest search first */
    private function alerts(?Viewer $of = null): array
    {
        return array_map(static fn (SavedSearch $each): string => $each->alert->value, $this->plugin->get(SearchStore::class)->ofUser($of->id ?? $this->person->id));
    }

    private function linkOf(string $address): StopLink
    {
        parse_str((string) parse_url($address, PHP_URL_QUERY), $query);

        return $this->plugin->get(StopLinks::class)->read(is_string($query['hash'] ?? null) ? $query['hash'] : '');
    }

    /** The last queued digest, as text. */
    private function mail(): string
    {
        return (string) json_encode($this->content(), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    }

    /** The last queued digest; null: nothing of it is sent. */
    private function content(Lang $reader = Lang::French): ?MailContent
    {
        $payload = (array) json_decode((string) $this->db->value("SELECT payload FROM {$this->db->table('outbox')} WHERE kind = 'mail' ORDER BY id DESC LIMIT 1"), true);
        $recipient = Recipient::ofUser($this->person->id) ?? self::fail('The person has no account.');
        $read = new Recipient($recipient->email, $reader, $recipient->firstName, $recipient->userId);

        return $this->plugin->get(DigestMail::class)->content($read, (array) ($payload['data'] ?? []));
    }

    private function refusal(callable $work): string
    {
        try {
            $work();
        } catch (DomainError $error) {
            return $error->errorCode;
        }
        self::fail('It was not refused.');
    }
}
