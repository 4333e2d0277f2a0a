<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Calls\Notices;

use DateTimeImmutable;
use Passerelle\Accounts\AccountCountry;
use Passerelle\Calls\Management\CallAction;
use Passerelle\Calls\Management\Dates\DateLedger;
use Passerelle\Calls\Notices\CallFollowers;
use Passerelle\Content\Cause;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Kernel\Transaction;
use Passerelle\Notices\NoticeKind;
use Passerelle\Rights\Transition;

/** Each change of the dates of a call is said exactly once to each person, with the old and the new dates in both zones. */
final class DateNoticesTest extends CallNoticesTestCase
{
    private const OPENING = '2099-06-01T08:00:00Z';
    private const CLOSING = '2099-06-30T12:00:00Z';
    private const LATER = '2099-07-15T12:00:00Z';

    public function testAnExtensionIsOneMailForEachPersonWithBothDatesInBothZones(): void
    {
        AccountCountry::set($this->manager->id, 'FR');
        $call = $this->call();
        $this->english($call, true);
        $this->forget();

        $this->perform($this->owner, CallAction::Extend, $this->reload($call), ['closesAt' => self::LATER]);

        self::assertSame([$this->manager->id => 1, $this->mentor->id => 1], $this->counts());
        $mail = $this->mail($this->manager);
        self::assertStringStartsWith("«\u{A0}Résidence\u{A0}» est prolongé\n", $mail);
        $before = "Ancienne clôture\u{A0}: 30\u{A0}juin\u{A0}2099 à 12\u{A0}h (Dakar), soit le 30\u{A0}juin\u{A0}2099 à 14\u{A0}h (Paris) chez vous.";
        self::assertStringContainsString($before, $mail);
        $closes = "15\u{A0}juillet\u{A0}2099 à 12\u{A0}h (Dakar), soit le 15\u{A0}juillet\u{A0}2099 à 14\u{A0}h (Paris) chez vous.";
        self::assertStringContainsString("Nouvelle clôture\u{A0}: {$closes}", $mail);
        self::assertStringContainsString("\n" . $this->read($this->manager)[0]->text . "\n", $mail);
        self::assertStringContainsString("Previous closing date: 30\u{A0}June\u{A0}2099 at 12:00 (Dakar).", $this->mail($this->mentor));
        self::assertSame(NoticeKind::CallDates, self::onlyNotice(...$this->read($this->mentor))->kind);
        self::assertSame([], $this->read($this->owner));
    }

    public function testClosingEarlyIsAStateAndSaysNoReason(): void
    {
        $call = $this->call();
        $this->forget();

        $this->perform($this->owner, CallAction::CloseEarly, $call, ['closesAt' => '2099-06-20T12:00:00Z', 'reason' => 'SECRET reason']);

        self::assertSame(NoticeKind::CallState, self::onlyNotice(...$this->read($this->manager))->kind);
        self::assertStringContainsString("Announced closing date: 30\u{A0}June\u{A0}2099 at 12:00 (Dakar).", $this->mail($this->mentor));
        self::assertStringNotContainsString('SECRET', $this->mail($this->mentor) . $this->mail($this->manager));
    }

    public function testANewOpeningSaysAllFourDates(): void
    {
        $call = $this->call();
        $this->forget();

        $this->content->save($call, ['opensAt' => '2099-06-02T08:00:00Z']);

        $mail = $this->mail($this->mentor);
        self::assertStringContainsString("Before: opens 1\u{A0}June\u{A0}2099 at 08:00 (Dakar), closes 30\u{A0}June\u{A0}2099 at 12:00 (Dakar).", $mail);
        self::assertStringContainsString("Now: opens 2\u{A0}June\u{A0}2099 at 08:00 (Dakar), closes 30\u{A0}June\u{A0}2099 at 12:00 (Dakar).", $mail);
        // Staff did it: the owner is notified too.
        self::assertSame([$this->owner->id => 1, $this->manager->id => 1, $this->mentor->id => 1], $this->counts());
    }

    public function testWhoManagesAndFollowsIsNotifiedOnceAndFollowersOnlyOfWhatIsPublic(): void
    {
        $follower = $this->users->beneficiaire();
        $followers = new class ([$follower->id, $this->manager->id, $follower->id]) implements CallFollowers {
            /** @param list<int> $ids */
            public function __construct(private array $ids)
            {
            }

            public function of(int $groupId): array
            {
                return $this->ids;
            }
        };
        $ledger = $this->pluginWith([CallFollowers::class => $followers])->get(DateLedger::class);
        $call = $this->call();
        $this->forget();

        $change = $this->moved($call, self::LATER);
        $this->plugin->get(Transaction::class)->run(static function () use ($ledger, $change): void {
            $ledger->onContentChanged($change);
            $ledger->onContentChanged($change);
        });

        self::assertSame([$this->manager->id => 1, $this->mentor->id => 1, $follower->id => 1], $this->counts());
        self::assertStringEndsWith("/appel-a-candidature/{$call->slug}/", $this->mail($follower));

        $offline = $this->content->change($call, Transition::TakeOffline);
        $this->forget();
        $this->plugin->get(Transaction::class)->run(fn () => $ledger->onContentChanged($this->moved($offline, '2099-07-20T12:00:00Z')));
        self::assertSame([$this->manager->id => 1, $this->mentor->id => 1], $this->counts());
    }

    public function testAnotherValueIsNoChangeOfDates(): void
    {
        $call = $this->call();
        $this->forget();

        $this->content->save($call, ['places' => 4], 'Autre titre');

        self::assertSame([], $this->queued());
    }

    private function call(): Record
    {
        return $this->content->published(
            \Passerelle\Content\Model\ContentType::CallForApplication,
            [...$this->people(), 'zone' => 'Africa/Dakar', 'opensAt' => self::OPENING, 'closesAt' => self::CLOSING],
            title: 'Résidence',
            ownerId: $this->owner->id,
            at: new DateTimeImmutable('-60 days'),
        );
    }

    private function moved(Record $call, string $closesAt): ContentChanged
    {
        $after = new Record(
            $call->id,
            $call->groupId,
            $call->type,
            $call->language,
            $call->slug,
            $call->title,
            $call->status,
            $call->audience,
            $call->ownerId,
            $call->version,
            $call->publishedAt,
            $call->modifiedAt,
            $call->translations,
            new Values([...$call->values->all(), 'closesAt' => $closesAt]),
        );

        return new ContentChanged($call, $after, new Cause($this->owner, Transition::Save));
    }

    /** @return array<int, int> mails by recipient, in the order of ids */
    private function counts(): array
    {
        $counts = array_map(count(...), $this->mails());
        ksort($counts);

        return $counts;
    }
}
