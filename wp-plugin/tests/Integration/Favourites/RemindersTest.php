<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Favourites;

use DateTimeImmutable;
use Passerelle\Accounts\AccountCountry;
use Passerelle\Calls\Notices\Reminders\SendReminders as SendCallReminders;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Favourites\Reminders\PlanReminders;
use Passerelle\Favourites\Reminders\ReminderMail;
use Passerelle\Favourites\Reminders\ReminderStore;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Mail\Recipient;
use Passerelle\Content\Model\ContentType;
use Passerelle\Notices\ReadNotice;
use Passerelle\Notices\ReadNotices;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

/** Reminders before a call closes and an event begins: each once for each person and date, never after the fact, none lost. */
#[Group('exhaustive')]
final class RemindersTest extends FavouritesTestCase
{
    private const HOUR = 3_600;
    private const DAY = 86_400;

    public function testEachIsSentOnceHoweverOftenTheWorkerRuns(): void
    {
        [$call, $event] = [$this->call(), $this->event()];
        $other = $this->users->beneficiaire();
        $this->mark($this->person, $call, $event);
        $this->mark($other, $event);
        $sent = [];
        for ($hour = 0; $hour < 31 * 24; $hour++) {
            $this->work();
            $this->work();
            foreach ($this->queued() as [$userId]) {
                $sent[$userId][] = $this->clock->now()->format('m-d H');
            }
            $this->forgetMails();
            $this->clock->advance(self::HOUR);
        }

        // Fourteen and two days before the event of the 20th and the closing of the 30th.
        self::assertSame([$this->person->id => ['06-06 18', '06-16 10', '06-18 18', '06-28 10'], $other->id => ['06-06 18', '06-18 18']], $sent);
        $this->plugin->get(ReminderStore::class)->purge();
        self::assertSame([], $this->rows('favourite_reminders'));
    }

    public function testAYearWithThreeZonesAndDaylightSavingLosesNoneAndSendsNoneTwice(): void
    {
        $expected = [];
        foreach (['Europe/Paris', 'America/New_York', 'Africa/Dakar'] as $zone) {
            foreach (['2099-03-29T03:30', '2099-07-14T20:00', '2099-10-25T02:30', '2099-11-01T01:30', '2100-03-14T02:30'] as $local) {
                $start = new DateTimeImmutable($local, new \DateTimeZone($zone));
                $utc = $start->setTimezone(new \DateTimeZone('UTC'));
                if ($utc < $this->clock->now()->modify('+14 days')) {
                    continue;
                }
                $event = $this->planned($this->content->published(ContentType::Event, ['zone' => $zone, 'startsAt' => $utc->format('Y-m-d\TH:i:s\Z')], title: "{$zone} {$local}"));
                $this->mark($this->person, $event);
                array_push($expected, "{$event->groupId} " . $utc->modify('-336 hours')->format('c'), "{$event->groupId} " . $utc->modify('-48 hours')->format('c'));
            }
        }
        $sent = [];
        for ($day = 0; $day < 366; $day++) {
            $this->send->run();
            foreach ($this->rows('notices', 'id') as $row) {
                $data = (array) json_decode((string) $row['data'], true);
                $at = new DateTimeImmutable(is_string($data['at'] ?? null) ? $data['at'] : '');
                // Within the day of the worker's run after it was due.
                $kind = $at->getTimestamp() - $this->clock->now()->getTimestamp() > 3 * self::DAY ? '-336 hours' : '-48 hours';
                $due = $at->modify($kind);
                self::assertTrue($due <= $this->clock->now() && $due > $this->clock->now()->modify('-1 day'));
                $sent[] = "{$row['group_id']} " . $due->format('c');
            }
            $this->db->execute("DELETE FROM {$this->db->table('notices')}");
            $this->clock->advance(self::DAY);
        }

        sort($expected);
        sort($sent);
        self::assertNotSame([], $expected);
        self::assertSame($expected, $sent);
    }

    /**
     * @param array<string, mixed> $recurrence
     * @param list<string> $due
     */
    #[TestWith([['frequency' => 'daily', 'until' => '2099-06-24'], ['06-06 18', '06-18 18']])]
    #[TestWith([['frequency' => 'weekly', 'until' => '2099-07-11', 'except' => ['2099-06-27']], ['06-06 18', '06-18 18', '06-20 18', '07-02 18', '07-09 18']])]
    #[TestWith([['frequency' => 'monthly', 'until' => '2099-07-20'], ['06-06 18', '06-18 18', '07-06 18', '07-18 18']])]
    public function testNobodyIsRemindedOfADateWhileTheOneBeforeItIsAhead(array $recurrence, array $due): void
    {
        $event = $this->event('2099-06-20T18:00:00Z', recurrence: $recurrence);
        $this->mark($this->person, $event);
        $sent = [];
        for ($hour = 0; $hour < 50 * 24; $hour++) {
            $this->send->run();
            array_push($sent, ...array_fill(0, count($this->queued()), $this->clock->now()->format('m-d H')));
            $this->forgetMails();
            $this->clock->advance(self::HOUR);
        }

        self::assertSame($due, $sent);
    }

    public function testTheyAreOffPerItemAndForWhomTheMarkCameLater(): void
    {
        [$event, $call] = [$this->event(), $this->call()];
        [$off, $late] = [$this->users->beneficiaire(), $this->users->beneficiaire()];
        $this->mark($this->person, $event);
        $this->mark($off, $event, $call);
        $this->change->update($off, $event->id, null, false);
        $this->at('2099-06-06T17:59:59Z');
        self::assertSame([], $this->queued());
        $this->clock->advance(60);
        $this->mark($late, $event);
        $this->send->run();
        self::assertSame([$this->person->id], array_column($this->queued(), 0), 'Fourteen days.');
        $this->forget();
        $this->change->toggle($this->person, $event->id, false);
        $this->at('2099-06-18T18:00:00Z');

        self::assertSame([$off->id, $late->id], array_column($this->queued(), 0), 'The call, and two days.');
        self::assertSame([$call->groupId, $event->groupId], array_map(intval(...), array_column($this->rows('notices', 'id'), 'group_id')));
    }

    public function testAllPeopleAreRemindedInBatchesThatAWorkerMayBeStoppedBetween(): void
    {
        $event = $this->event();
        $people = 450;
        for ($number = 1; $number <= $people; $number++) {
            $this->store->add(2_000_000 + $number, $event->groupId, ContentType::Event);
        }
        $this->at('2099-06-06T18:00:00Z', runs: 1);
        self::assertCount(200, $this->rows('notices'));
        // The date moves away: the others are not reminded of one that is not true any more, and those before not again.
        $moved = $this->planned($this->content->save($event, ['startsAt' => '2099-07-20T18:00:00Z']));
        $this->at('2099-06-07T18:00:00Z', runs: 3);
        self::assertCount(200, $this->rows('notices'));

        $this->planned($this->content->save($moved, ['startsAt' => '2099-06-25T18:00:00Z']));
        $this->forget();
        $this->at('2099-06-11T18:00:00Z', runs: 1);
        $this->clock->advance(self::HOUR);
        $this->send->run();
        $this->send->run();
        $this->send->run();
        $reminded = array_map(intval(...), array_column($this->rows('notices', 'user_id'), 'user_id'));
        self::assertSame(range(2_000_001, 2_000_000 + $people), $reminded);
    }

    public function testABatchAndWhereItEndsAreOneTransaction(): void
    {
        $event = $this->event();
        $this->mark($this->person, $event);
        $this->clock->advance(10 * self::DAY);
        $stale = $this->plugin->get(ReminderStore::class)->due(9);
        self::assertCount(1, $stale);
        $this->send->run();
        self::assertCount(1, $this->rows('notices'));

        // Another worker that read the same row before.
        self::assertFalse($this->plugin->get(ReminderStore::class)->advance($stale[0], $this->person->id));
        // A process that ends before the commit.
        $this->forget();
        $this->clock->advance(7 * self::DAY + 12 * self::HOUR);
        try {
            $this->plugin->get(Transaction::class)->run(function (): never {
                $this->send->run();
                self::assertCount(1, $this->rows('notices'));
                throw new \RuntimeException('killed');
            });
        } catch (\RuntimeException) {
            self::assertSame([[], []], [$this->rows('notices'), $this->queued()]);
        }
        $this->send->run();
        self::assertCount(1, $this->rows('notices'));
    }

    public function testAWorkerThatWasDownSendsWhatIsStillTrueAndNothingElse(): void
    {
        [$soon, $later] = [$this->event('2099-06-20T18:00:00Z'), $this->event('2099-06-22T18:00:00Z')];
        $this->mark($this->person, $soon, $later);
        $this->at('2099-06-21T18:00:00Z');

        self::assertSame([$later->groupId], array_map(intval(...), array_column($this->rows('notices'), 'group_id')));
        self::assertCount(1, $this->queued());
    }

    public function testADateThatMovesIsRemindedAnewAndOneThatMovesBackIsNot(): void
    {
        $event = $this->event();
        $this->mark($this->person, $event);
        $this->at('2099-06-07T10:00:00Z');
        self::assertCount(1, $this->queued());
        $this->forget();

        $moved = $this->planned($this->content->save($event, ['startsAt' => '2099-07-20T18:00:00Z']));
        $this->planned($this->content->save($moved, ['startsAt' => '2099-06-20T18:00:00Z']));
        $this->at('2099-06-08T10:00:00Z');
        self::assertSame([], $this->queued());
        $this->at('2099-06-18T18:00:00Z');
        self::assertCount(1, $this->queued());
    }

    public function testWhatIsNotPublicIsNotRemindedOfAndNamed(): void
    {
        $event = $this->event();
        $this->mark($this->person, $event);
        $this->at('2099-06-06T18:00:00Z');
        $this->content->change($event, Transition::TakeOffline);

        $mail = $this->plugin->get(ReminderMail::class)->content(Recipient::ofUser($this->person->id) ?? self::fail(), $this->queued()[0][1]);
        self::assertNull($mail, 'It was queued before.');
        self::assertStringNotContainsString('Concert', json_encode($this->read($this->person), JSON_THROW_ON_ERROR));
        $this->forget();
        $this->at('2099-06-18T18:00:00Z');
        self::assertSame([], $this->queued());
        self::assertSame([], array_filter($this->rows('favourite_reminders'), static fn (array $row): bool => $row['done_at'] === null));
    }

    public function testThePeopleOfACallAreRemindedOfItsClosingAsSuchOnly(): void
    {
        $manager = $this->users->operateur();
        $call = $this->content->published(
            ContentType::CallForApplication,
            ['managerIds' => [$manager->id], 'zone' => 'Africa/Dakar', 'opensAt' => '2099-05-02T10:00:00Z', 'closesAt' => '2099-06-30T10:00:00Z'],
            at: new DateTimeImmutable('-60 days'),
        );
        $this->planned($call);
        $this->mark($manager, $call);
        $this->mark($this->person, $call);
        $this->forget();
        $this->at('2099-06-28T10:00:00Z');

        self::assertSame([$this->person->id], array_column($this->queued(), 0));
    }

    public function testTheyAreInTheLanguageOfTheirReaderWithTheDateInTheirZone(): void
    {
        $reader = $this->users->beneficiaire();
        PersonLanguage::set($reader->id, Lang::English);
        AccountCountry::set($reader->id, 'SN');
        [$event, $call] = [$this->event(), $this->call()];
        $this->mark($this->person, $call);
        $this->mark($reader, $event);
        $this->at('2099-06-18T18:00:00Z');

        $mails = [];
        foreach ($this->queued() as [$userId, $data]) {
            $content = $this->plugin->get(ReminderMail::class)->content(Recipient::ofUser($userId) ?? self::fail(), $data) ?? self::fail();
            $mails[$userId] = implode("\n", [$content->subject, ...$content->paragraphs, (string) parse_url($content->button->url ?? '', PHP_URL_PATH)]);
        }
        self::assertStringStartsWith("Clôture proche\u{A0}: «\u{A0}Résidence\u{A0}»\n", $mails[$this->person->id]);
        self::assertStringContainsString("Clôture\u{A0}: 30\u{A0}juin\u{A0}2099 à 10\u{A0}h (Dakar).", $mails[$this->person->id]);
        self::assertStringContainsString('/appel-a-candidature/', $mails[$this->person->id]);
        self::assertStringStartsWith("“Concert” starts soon\n", $mails[$reader->id]);
        self::assertStringContainsString("Starts: 20\u{A0}June\u{A0}2099 at 20:00 (Paris), or 20\u{A0}June\u{A0}2099 at 18:00 (Dakar) your time.", $mails[$reader->id]);
        [$notice] = $this->read($reader);
        self::assertSame(['“Concert” starts soon', "/evenement/{$event->slug}/"], [$notice->title, $notice->path]);
    }

    public function testTheMigrationPlansThoseOfItemsThatWereThereBefore(): void
    {
        $this->call();
        $this->event();
        $planned = $this->rows('favourite_reminders', 'event_at, kind');
        self::assertCount(4, $planned);
        $this->db->execute("DELETE FROM {$this->db->table('favourite_reminders')}");

        foreach ([1, 2] as $time) {
            foreach ($this->plugin->get(PlanReminders::class)->migrations($this->plugin->get(Records::class)) as $migration) {
                $migration->up($this->db);
            }
        }

        self::assertSame($planned, $this->rows('favourite_reminders', 'event_at, kind'));
    }

    public function testTheyEndWithTheirItem(): void
    {
        $event = $this->event();
        $this->content->change($event, Transition::Trash);
        wp_delete_post($event->id, true);

        self::assertSame([], $this->rows('favourite_reminders'));
    }

    private function mark(Viewer $viewer, Record ...$items): void
    {
        foreach ($items as $item) {
            self::assertTrue($this->change->toggle($viewer, $item->id, true));
        }
    }

    private function at(string $instant, int $runs = 2): void
    {
        $this->clock->advance((new DateTimeImmutable($instant))->getTimestamp() - $this->clock->now()->getTimestamp());
        for ($run = 0; $run < $runs; $run++) {
            $this->work();
        }
    }

    /** Once, as the worker does: calls remind their own people first. */
    private function work(): void
    {
        $this->plugin->get(SendCallReminders::class)->run();
        $this->send->run();
    }

    /** @return list<array{int, array<mixed>}> recipient and data of mails, the oldest first */
    private function queued(): array
    {
        $queued = [];
        foreach ($this->db->column("SELECT payload FROM {$this->db->table('outbox')} WHERE kind = 'mail' ORDER BY id") as $payload) {
            $mail = (array) json_decode($payload, true);
            if (($mail['mail'] ?? '') === 'favourites.reminder' && is_int($mail['userId'] ?? null)) {
                $queued[] = [$mail['userId'], (array) ($mail['data'] ?? [])];
            }
        }

        return $queued;
    }

    /** @return non-empty-list<ReadNotice> */
    private function read(Viewer $reader): array
    {
        return ($this->plugin->get(ReadNotices::class))($reader, PersonLanguage::of($reader->id), 1, 100) ?: self::fail();
    }

    private function forgetMails(): void
    {
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
    }

    private function forget(): void
    {
        $this->forgetMails();
        $this->db->execute("DELETE FROM {$this->db->table('notices')}");
    }
}
