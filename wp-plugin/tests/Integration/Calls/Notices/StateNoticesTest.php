<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Calls\Notices;

use DateTimeImmutable;
use Passerelle\Accounts\AccountCountry;
use Passerelle\Calls\Management\CallAction;
use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Notices\NoticeKind;
use Passerelle\Outbox\Worker;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/** Owner, managers and mentors are notified of the states of a call, once for all its languages. */
final class StateNoticesTest extends CallNoticesTestCase
{
    public function testSchedulingIsSaidWithItsDatesAndNotToWhoDidIt(): void
    {
        $call = $this->draft([...$this->people(), 'zone' => 'Africa/Dakar', 'opensAt' => '2099-03-01T08:00:00Z', 'closesAt' => '2099-03-31T23:59:59Z'], 'Résidence');
        $this->forget();

        $this->perform($this->owner, CallAction::Schedule, $call, ['publishAt' => '2099-02-01T09:30:00Z']);

        self::assertSame(['“Résidence” is scheduled'], $this->titles($this->mentor));
        $mail = $this->mail($this->manager);
        self::assertStringContainsString("Publication\u{A0}: 1er\u{A0}février\u{A0}2099 à 9\u{A0}h\u{A0}30 (Dakar).", $mail);
        self::assertStringContainsString("Clôture\u{A0}: 31\u{A0}mars\u{A0}2099 à 23\u{A0}h\u{A0}59 (Dakar).", $mail);
        self::assertSame([], $this->read($this->owner));
        self::assertCount(2, $this->queued());
    }

    public function testReadersElsewhereAlsoReadTheirOwnTime(): void
    {
        AccountCountry::set($this->manager->id, 'FR');
        AccountCountry::set($this->mentor->id, 'ML');
        $call = $this->draft([...$this->people(), 'zone' => 'Africa/Dakar', 'opensAt' => '2099-07-01T08:00:00Z', 'closesAt' => '2099-07-31T23:59:59Z']);

        $this->perform($this->owner, CallAction::Publish, $call);

        $opening = "Ouverture\u{A0}: 1er\u{A0}juillet\u{A0}2099 à 8\u{A0}h (Dakar), soit le 1er\u{A0}juillet\u{A0}2099 à 10\u{A0}h (Paris) chez vous.";
        self::assertStringContainsString($opening, $this->mail($this->manager));
        self::assertStringContainsString($opening, $this->last($this->manager)->text);
        // Another zone with the same time of day.
        self::assertStringContainsString("Closes: 31\u{A0}July\u{A0}2099 at 23:59 (Dakar).", $this->mail($this->mentor));
    }

    public function testTheFirstPublicLanguageAndTheLastOneAreNews(): void
    {
        $call = $this->draft($this->people());
        $english = $this->english($call, false);
        $this->forget();

        $this->content->change($this->reload($call), Transition::Publish);
        self::assertSame(1, count($this->read($this->manager)));
        $this->content->change($this->reload($english), Transition::Publish);
        self::assertSame(1, count($this->read($this->manager)));

        $this->change($this->reload($call), Transition::Offline, $this->owner);
        self::assertSame(1, count($this->read($this->manager)), 'The other language is still online.');
        $this->change($this->reload($english), Transition::Offline, $this->owner);
        self::assertStringEndsWith('n’est plus en ligne', $this->last($this->manager)->title);

        $this->change($this->reload($call), Transition::Online, $this->owner);
        $this->change($this->reload($english), Transition::Online, $this->owner);
        self::assertStringEndsWith('est de nouveau en ligne', $this->last($this->manager)->title);
        self::assertCount(3, $this->read($this->manager));
    }

    public function testTheClockPublishesAndEveryoneIsNotified(): void
    {
        $call = $this->content->change($this->draft([...$this->people(), 'opensAt' => self::in('+3 days')]), Transition::Schedule, new DateTimeImmutable('+1 day'));
        $this->forget();
        $past = gmdate('Y-m-d H:i:s', time() - 5);
        $this->db->execute("UPDATE {$this->database()->posts} SET post_date = %s, post_date_gmt = %s WHERE ID = %d", $past, $past, $call->id);

        $this->plugin->get(Worker::class)->tick();
        $this->plugin->get(Worker::class)->tick();

        foreach ([$this->owner, $this->manager, $this->mentor] as $reader) {
            self::assertCount(1, $this->read($reader));
            self::assertSame(NoticeKind::CallState, $this->read($reader)[0]->notice->kind);
        }
        self::assertStringEndsWith('est en ligne', $this->last($this->owner)->title);
    }

    public function testOfWhatStaffDoOwnersReadOnlyTheReasonAndOthersOnlyTheState(): void
    {
        $call = $this->open($this->people());
        $this->forget();

        $this->change($call, Transition::TakeOffline, $this->users->administrator(), 'Le lien mène ailleurs.');

        self::assertSame([NoticeKind::RecordOffline], $this->kinds($this->owner));
        self::assertSame([NoticeKind::CallState], $this->kinds($this->manager));
        self::assertSame([NoticeKind::CallState], $this->kinds($this->mentor));
    }

    public function testStaffTakingBothLanguagesOfflineIsOneNoticeEach(): void
    {
        $call = $this->open($this->people());
        $english = $this->english($call, true);
        $this->forget();

        $this->change($this->reload($english), Transition::TakeOffline, $this->users->administrator(), 'Le lien mène ailleurs.');

        self::assertFalse($this->reload($call)->status->isPublic());
        self::assertSame([NoticeKind::RecordOffline], $this->kinds($this->owner));
        self::assertSame([NoticeKind::CallState], $this->kinds($this->manager));
        self::assertSame([NoticeKind::CallState], $this->kinds($this->mentor));
    }

    public function testADraftThatWaitsOrGoesBackIsNoNews(): void
    {
        $call = $this->draft($this->people());
        $this->forget();

        $ready = $this->change($call, Transition::Ready, $this->owner);
        $this->change($ready, Transition::Unready, $this->owner);

        self::assertSame([], $this->queued());
    }

    /** @return list<NoticeKind> */
    private function kinds(Viewer $reader): array
    {
        return array_map(static fn ($notice): NoticeKind => $notice->notice->kind, $this->read($reader));
    }

    private function last(Viewer $reader, ?Lang $language = null): \Passerelle\Notices\ReadNotice
    {
        $notices = $this->read($reader, $language);

        return end($notices) ?: self::fail('There is no notice.');
    }

    private function change(Record $call, Transition $transition, Viewer $actor, string $reason = ''): Record
    {
        return ($this->plugin->get(ChangeStatus::class))(new StatusChange($actor, $call->id, $transition, reason: $reason));
    }
}
