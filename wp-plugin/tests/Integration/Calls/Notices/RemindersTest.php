<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Calls\Notices;

use DateTimeImmutable;
use Passerelle\Calls\Management\CallAction;
use Passerelle\Calls\Notices\Reminders\PlanReminders;
use Passerelle\Calls\Notices\Reminders\Reminders;
use Passerelle\Calls\Notices\Reminders\ReminderStore;
use Passerelle\Calls\Notices\Reminders\SendReminders;
use Passerelle\Content\Record;
use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\Clock;
use Passerelle\Rights\Transition;
use Passerelle\Tests\FrozenClock;
use PHPUnit\Framework\Attributes\Group;

/** Reminders before a call opens and closes: each once for each date, never after the fact. */
#[Group('exhaustive')]
final class RemindersTest extends CallNoticesTestCase
{
    private const HOUR = 3_600;
    private const OPENING = '2099-06-11T10:00:00Z';
    private const CLOSING = '2099-06-30T10:00:00Z';

    private FrozenClock $clock;

    protected function setUp(): void
    {
        parent::setUp();
        $this->clock = new FrozenClock('2099-06-01T10:00:00Z');
        $this->usePluginWith([Clock::class => $this->clock]);
    }

    public function testEachIsSentOnceToOwnerManagersAndMentorsHoweverOftenTheWorkerRuns(): void
    {
        $this->planned($this->call());
        $sent = [];
        for ($hour = 0; $hour < 31 * 24; $hour++) {
            $this->plugin->get(SendReminders::class)->run();
            $this->plugin->get(SendReminders::class)->run();
            foreach ($this->queued() as [$userId]) {
                $sent[$userId][] = $this->clock->now()->format('m-d H');
            }
            $this->forgetMails();
            $this->clock->advance(self::HOUR);
        }

        // Opening on the 11th, closing on the 30th: two days before each, and a week before closing.
        $expected = ['06-09 10', '06-23 10', '06-28 10'];
        self::assertSame([$this->owner->id => $expected, $this->manager->id => $expected, $this->mentor->id => $expected], $sent);
        $this->plugin->get(ReminderStore::class)->purge();
        self::assertSame([], $this->rows(), 'Nothing is stored of what is past.');
    }

    public function testTheyAreInTheLanguageOfTheirReaderWithTheDate(): void
    {
        $this->planned($this->call());
        $this->at('2099-06-23T10:00:00Z');

        self::assertStringStartsWith("Clôture proche\u{A0}: «\u{A0}Résidence\u{A0}»", $this->mail($this->manager));
        self::assertStringContainsString("Clôture\u{A0}: 30\u{A0}juin\u{A0}2099 à 10\u{A0}h (Dakar).", $this->mail($this->manager));
        self::assertStringContainsString("Closes: 30\u{A0}June\u{A0}2099 at 10:00 (Dakar).", $this->mail($this->mentor));
    }

    public function testAWorkerThatWasDownSendsWhatIsStillTrueAndNothingElse(): void
    {
        $this->planned($this->call());
        // Past the opening, its reminder and the first one of closing; before the last one.
        $this->at('2099-06-25T00:00:00Z');
        self::assertSame([$this->owner->id => 1, $this->manager->id => 1, $this->mentor->id => 1], array_map(count(...), $this->mails()));
        self::assertSame(['“Résidence” closes soon'], $this->titles($this->mentor));

        $this->forget();
        $this->at('2099-06-30T10:00:00Z');
        self::assertSame([], $this->queued(), 'The last reminder was missed: it is closed.');
    }

    public function testADateThatMovesIsRemindedAnewAndOneThatMovesBackIsNot(): void
    {
        $call = $this->call();
        $this->planned($call);
        $this->at('2099-06-23T11:00:00Z');
        $this->forget();

        $later = $this->content->save($call, ['closesAt' => '2099-07-30T10:00:00Z']);
        $this->forget();
        $this->planned($later);
        $this->at('2099-07-01T00:00:00Z');
        self::assertSame([], $this->queued(), 'The last reminder of the former date is given up.');
        $this->at('2099-07-23T10:00:00Z');
        self::assertCount(3, $this->queued());
        $this->forget();

        $latest = $this->content->save($later, ['closesAt' => '2099-08-01T10:00:00Z']);
        $this->planned($latest);
        $this->planned($this->perform($this->owner, CallAction::CloseEarly, $latest, ['closesAt' => '2099-07-30T10:00:00Z', 'reason' => 'Motif.']));
        $this->forget();
        $this->at('2099-07-23T12:00:00Z');
        self::assertSame([], $this->queued());
        $this->at('2099-07-28T10:00:00Z');
        self::assertCount(3, $this->queued());
    }

    public function testACallPublishedLateIsNotRemindedOfWhatIsPast(): void
    {
        $this->clock->advance(25 * 24 * self::HOUR);
        $this->planned($this->call());

        self::assertSame(['first_draft', 'last_closing', 'last_draft'], array_column($this->rows(), 'kind'));
    }

    public function testADelayedEditDoesNotGiveUpWhatIsDue(): void
    {
        $call = $this->call();
        $this->planned($call);
        $this->clock->advance(22 * 24 * self::HOUR + self::HOUR);

        $this->plugin->get(PlanReminders::class)->plan($call->groupId, ['fr' => $this->content->save($call, ['places' => 4])]);
        $this->forget();
        $this->plugin->get(SendReminders::class)->run();

        self::assertCount(3, $this->queued());
    }

    public function testDraftsAndOfflineCallsHaveNoneAndScheduledOnesHave(): void
    {
        $dates = ['opensAt' => self::OPENING, 'closesAt' => self::CLOSING];
        $draft = $this->draft($dates);
        self::assertSame([], $this->rows());
        $scheduled = $this->content->change($draft, Transition::Schedule, new DateTimeImmutable('+2 days'));
        self::assertCount(5, $this->rows());
        $this->content->change($scheduled, Transition::Unschedule);
        self::assertSame([], $this->rows());

        $call = $this->call();
        self::assertCount(5, $this->rows());
        $this->content->change($call, Transition::TakeOffline);
        self::assertSame([], $this->rows());
    }

    public function testTheyEndWithTheirCallAndNameNobody(): void
    {
        $call = $this->call();
        $this->planned($call);
        $this->at('2099-06-23T10:00:00Z');
        self::assertNotSame([], $this->rows());

        $this->content->change($call, Transition::Trash);
        wp_delete_post($call->id, true);

        self::assertSame([], $this->rows());
    }

    public function testTheMigrationPlansThoseOfCallsThatWereThereBefore(): void
    {
        $this->call();
        $planned = $this->rows();
        $this->db->execute("DELETE FROM {$this->db->table('call_reminders')}");

        foreach ($this->plugin->get(PlanReminders::class)->migrations() as $migration) {
            $migration->up($this->db);
        }

        self::assertSame($planned, $this->rows());
    }

    private function call(): Record
    {
        return $this->content->published(
            ContentType::CallForApplication,
            [...$this->people(), 'zone' => 'Africa/Dakar', 'opensAt' => self::OPENING, 'closesAt' => self::CLOSING],
            title: 'Résidence',
            ownerId: $this->owner->id,
            at: new DateTimeImmutable('-60 days'),
        );
    }

    /** By the clock of the test: the listener of the plugin planned it by the clock of the machine. */
    private function planned(Record $call): void
    {
        $table = $this->db->table('call_reminders');
        $this->db->execute("DELETE FROM {$table} WHERE sent_at IS NULL AND due_at <= %s", $this->clock->now()->format('Y-m-d H:i:s'));
        $this->forget();
        $this->plugin->get(PlanReminders::class)->plan($call->groupId, [$call->language->value => $call]);
    }

    private function at(string $instant): void
    {
        $this->clock->advance((new DateTimeImmutable($instant))->getTimestamp() - $this->clock->now()->getTimestamp());
        $this->plugin->get(SendReminders::class)->run();
        $this->plugin->get(SendReminders::class)->run();
    }

    private function forgetMails(): void
    {
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
    }

    /** @return list<array<string, string|null>> */
    private function rows(): array
    {
        return $this->db->rows("SELECT * FROM {$this->db->table('call_reminders')} ORDER BY event_at, kind");
    }
}
