<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Notices;

use DateTimeImmutable;
use Passerelle\Languages\Lang;
use Passerelle\Notices\NoticeFilter;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticeStore;
use Passerelle\Notices\Notify;
use Passerelle\Notices\Preferences\MailTiming;
use Passerelle\Notices\Preferences\Preference;
use Passerelle\Notices\Preferences\PreferenceStore;
use Passerelle\Notices\ReadNotices;

/** What people chose for each kind of notices. */
final class PreferencesTest extends NoticeMailsTestCase
{
    private const DAY = 86_400;

    public function testEachKindGoesWhereItsReaderWants(): void
    {
        [$initial, $appOnly, $mailOnly, $nothing] = [$this->person(), $this->person(), $this->person(), $this->person()];
        $this->prefer($appOnly, NoticeKind::Membership, MailTiming::Never);
        $this->prefer($mailOnly, NoticeKind::Membership, MailTiming::Now, false);
        $this->prefer($nothing, NoticeKind::Membership, MailTiming::Never, false);
        $this->raise(1, NoticeKind::Membership, $initial, $appOnly, $mailOnly, $nothing);
        $this->raise(2, NoticeKind::Contact, $initial, $appOnly, $mailOnly, $nothing);
        $this->work();

        self::assertSame([[2, 1], [2, 1], [2], [2]], array_map($this->listed(...), [$initial, $appOnly, $mailOnly, $nothing]));
        self::assertSame([[[1], [2]], [[2]], [[1], [2]], [[2]]], array_map($this->mailed(...), [$initial, $appOnly, $mailOnly, $nothing]));
        self::assertSame([2, 2, 1, 1], array_map(fn ($each): int => $this->plugin->get(NoticeStore::class)->unread($each->id), [$initial, $appOnly, $mailOnly, $nothing]));
    }

    public function testPreferencesAreOfOnePersonAndKindAndLastLonger(): void
    {
        [$person, $other] = [$this->person(), $this->person()];
        $this->prefer($person, NoticeKind::Reminder, MailTiming::Weekly, false);
        $this->prefer($person, NoticeKind::Reminder, MailTiming::Daily, false);
        $this->prefer($person, NoticeKind::Invitation, MailTiming::Now, false);

        $stored = $this->plugin->get(PreferenceStore::class)->ofUser($person->id);
        self::assertEquals(new Preference(NoticeKind::Reminder, MailTiming::Daily, false), $stored['reminder']);
        self::assertEquals(new Preference(NoticeKind::Invitation, MailTiming::Never, false), $stored['invitation'], 'It has no mail.');
        self::assertEquals(Preference::initial(NoticeKind::Contact), $stored['contact']);
        self::assertEquals(Preference::initial(NoticeKind::Reminder), $this->plugin->get(PreferenceStore::class)->find($other->id, NoticeKind::Reminder));
        self::assertSame([], $this->plugin->get(PreferenceStore::class)->ofUsers([], NoticeKind::Reminder));
    }

    public function testAChangeMovesWhatWaitsForwardOrWithdrawsIt(): void
    {
        [$never, $now, $sooner, $later] = [$this->person(), $this->person(), $this->person(), $this->person()];
        foreach ([$never, $now, $later] as $person) {
            $this->prefer($person, NoticeKind::Contact, MailTiming::Daily);
        }
        $this->prefer($sooner, NoticeKind::Contact, MailTiming::Weekly);
        $this->raise(1, NoticeKind::Contact, $never, $now, $sooner, $later);
        $this->work();
        self::assertSame([], $this->accepted);

        $this->prefer($never, NoticeKind::Contact, MailTiming::Never);
        $this->prefer($now, NoticeKind::Contact, MailTiming::Now);
        $this->prefer($sooner, NoticeKind::Contact, MailTiming::Daily);
        $this->prefer($later, NoticeKind::Contact, MailTiming::Weekly);
        $this->work();
        self::assertSame([[], [[1]], [], []], array_map($this->mailed(...), [$never, $now, $sooner, $later]));
        $this->clock->advance(self::DAY);
        $this->work();
        self::assertSame([[], [[1]], [[1]], [[1]]], array_map($this->mailed(...), [$never, $now, $sooner, $later]));
        $this->clock->advance(7 * self::DAY);
        $this->work();
        self::assertCount(3, $this->accepted, 'None twice.');
    }

    public function testWhatItRemindsOfIsMailedBefore(): void
    {
        $person = $this->person();
        $this->prefer($person, NoticeKind::Reminder, MailTiming::Weekly);
        $before = [1 => '2027-01-14T06:00:00Z', 2 => '2027-01-16T06:00:00Z', 3 => '2027-01-30T06:00:00Z'];
        foreach ($before as $number => $instant) {
            ($this->plugin->get(Notify::class))(NoticeKind::Reminder, $this->record, [$person->id], [SampleNotices::NUMBER => $number], new DateTimeImmutable($instant));
        }
        $sent = [];
        for ($day = 13; $day < 20; $day++) {
            $this->work();
            $sent[$day] = $this->mailed($person);
            $this->accepted = [];
            $this->clock->advance(self::DAY);
        }

        self::assertSame([13 => [[1]], 14 => [[2]], 18 => [[3]]], array_filter($sent));
    }

    public function testTheListIsFilteredByKindAndByWhatIsUnread(): void
    {
        [$person, $other] = [$this->person(), $this->person()];
        $this->prefer($person, NoticeKind::Transfer, MailTiming::Now, false);
        foreach ([NoticeKind::Contact, NoticeKind::Contact, NoticeKind::Reminder, NoticeKind::Transfer] as $index => $kind) {
            $this->raise($index + 1, $kind, $person);
        }
        $this->raise(9, NoticeKind::Membership, $other);
        $ids = array_column($this->plugin->get(NoticeStore::class)->page($person->id, new NoticeFilter(), 1, 10), 'id');
        $this->plugin->get(NoticeStore::class)->markRead($person->id, [$ids[0], $ids[1]]);
        $numbers = fn (NoticeFilter $filter): array => [
            array_map(static fn ($each): int => $each->notice->number(SampleNotices::NUMBER), ($this->plugin->get(ReadNotices::class))($person, Lang::French, 1, 10, $filter)),
            $this->plugin->get(NoticeStore::class)->total($person->id, $filter),
        ];

        self::assertSame([[3, 2, 1], 3], $numbers(new NoticeFilter()));
        self::assertSame([[2, 1], 2], $numbers(new NoticeFilter(NoticeKind::Contact)));
        self::assertSame([[1], 1], $numbers(new NoticeFilter(isUnread: true)));
        self::assertSame([[], 0], $numbers(new NoticeFilter(NoticeKind::Reminder, true)));
        self::assertSame([[], 0], $numbers(new NoticeFilter(NoticeKind::Transfer)), 'It is not in the list.');
        self::assertSame([NoticeKind::Reminder, NoticeKind::Contact], $this->plugin->get(NoticeStore::class)->kinds($person->id));
    }
}
