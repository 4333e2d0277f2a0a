<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Notices;

use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Notices\Digests\DigestStore;
use Passerelle\Notices\Digests\SendDigests;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Preferences\MailTiming;
use Passerelle\Rights\Transition;
use RuntimeException;

/** Several notices in one mail, in the language and zone of its reader. */
final class DigestsTest extends NoticeMailsTestCase
{
    private const DAY = 86_400;

    public function testItSaysWhatTheListSaysInTheLanguageAndZoneOfItsReader(): void
    {
        [$french, $english] = [$this->person('FR'), $this->person('SN', Lang::English)];
        foreach ([$french, $english] as $person) {
            $this->prefer($person, NoticeKind::Contact, MailTiming::Daily);
            $this->prefer($person, NoticeKind::Membership, MailTiming::Weekly);
        }
        $this->raise(1, NoticeKind::Contact, $french, $english);
        $this->clock->advance(3_600);
        $this->raise(2, NoticeKind::Contact, $french, $english);
        $this->raise(3, NoticeKind::Membership, $french, $english);
        $this->clock->advance(self::DAY);
        $this->work();

        self::assertSame([[[1, 2]], [[1, 2]]], [$this->mailed($french), $this->mailed($english)]);
        $subjects = ["Vos notifications Passerelle, jusqu’au 13\u{A0}janvier", "Your Passerelle notifications, up to 13\u{A0}January"];
        self::assertSame($subjects, array_column($this->accepted, 'subject'));
        [$one, $other] = array_column($this->accepted, 'html');
        self::assertStringContainsString("mercredi\u{A0}13\u{A0}janvier à 13\u{A0}h (Paris)", $one);
        self::assertStringContainsString("Wednesday\u{A0}13\u{A0}January at 12:00 (Dakar)", $other);
        self::assertStringContainsString("/initiative/{$this->record->slug}/", $one);
        self::assertStringContainsString('/tableau-de-bord/vos-notifications/', $one);
        self::assertStringContainsString('/en/dashboard/your-notices/', $other);
        $this->clock->advance(5 * self::DAY);
        $this->work();
        self::assertSame([[1, 2], [3]], $this->mailed($french), 'The weekly one.');
    }

    public function testWhatItsReaderMayNotReadAnyMoreIsLeftOut(): void
    {
        $person = $this->person();
        $this->prefer($person, NoticeKind::Contact, MailTiming::Daily);
        $this->raise(1, NoticeKind::Contact, $person);
        $public = $this->record;
        $this->record = $this->content->published(ContentType::Initiative, title: 'SECRET');
        $this->raise(2, NoticeKind::Contact, $person);
        $this->content->change($this->record, Transition::TakeOffline);
        $this->clock->advance(self::DAY);
        $this->work();
        self::assertSame([[1]], $this->mailed($person));
        self::assertStringNotContainsString('SECRET', $this->accepted[0]['html']);

        $this->raise(3, NoticeKind::Contact, $person);
        $this->clock->advance(self::DAY);
        $this->work();
        self::assertCount(1, $this->accepted, 'Nothing is left to say.');
        self::assertTrue($public->status->isPublic());
    }

    public function testALongOneIsSeveralMailsAndNothingIsLeftOut(): void
    {
        $person = $this->person();
        $this->prefer($person, NoticeKind::Contact, MailTiming::Daily, false);
        $limit = $this->configuration()->limit('notices', 'digestItems');
        for ($number = 1; $number <= 2 * $limit + 1; $number++) {
            $this->raise($number, NoticeKind::Contact, $person);
        }
        $this->clock->advance(self::DAY);
        $this->work();

        self::assertSame([range(1, $limit), range($limit + 1, 2 * $limit), [2 * $limit + 1]], $this->mailed($person));
    }

    public function testTwoWorkersAndOneThatIsKilledSendItOnce(): void
    {
        $person = $this->person();
        $this->prefer($person, NoticeKind::Contact, MailTiming::Daily);
        $this->raise(1, NoticeKind::Contact, $person);
        $this->clock->advance(self::DAY);
        try {
            $this->plugin->get(Transaction::class)->run(function (): never {
                self::assertSame(1, $this->plugin->get(SendDigests::class)->run());
                throw new RuntimeException('killed');
            });
        } catch (RuntimeException) {
            self::assertSame([], $this->db->rows("SELECT id FROM {$this->db->table('outbox')}"));
        }
        $store = new DigestStore($this->db, $this->clock);
        self::assertSame([$person->id], $store->due(9));
        self::assertSame([1, 0], [$this->plugin->get(SendDigests::class)->run(), $this->plugin->get(SendDigests::class)->run()]);
        self::assertNull($store->claim($person->id, 9));
        $this->work();

        self::assertSame([[1]], $this->mailed($person));
    }

    public function testOneThatWasQueuedBeforeItWasStoppedIsNotSent(): void
    {
        [$digest, $single] = [$this->person(), $this->person()];
        $this->prefer($digest, NoticeKind::Contact, MailTiming::Daily);
        $this->prefer($digest, NoticeKind::Reminder, MailTiming::Daily);
        $this->isServerDown = true;
        $this->raise(1, NoticeKind::Contact, $digest, $single);
        $this->raise(2, NoticeKind::Reminder, $digest, $single);
        $this->clock->advance(self::DAY);
        $this->work();
        $this->prefer($digest, NoticeKind::Contact, MailTiming::Never);
        $this->prefer($single, NoticeKind::Contact, MailTiming::Never);
        $this->isServerDown = false;
        $this->clock->advance(3_600);
        $this->work();

        self::assertSame([[[2]], [[2]]], [$this->mailed($digest), $this->mailed($single)]);
        self::assertSame([[2, 1], [2, 1]], [$this->listed($digest), $this->listed($single)]);
    }
}
