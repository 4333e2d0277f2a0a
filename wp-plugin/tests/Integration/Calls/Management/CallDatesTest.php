<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Calls\Management;

use Passerelle\Calls\Management\CallAction;
use Passerelle\Calls\Management\CallDrafts;
use Passerelle\Calls\Management\Dates\CallDatesListener;
use Passerelle\Calls\Management\Dates\DateChange;
use Passerelle\Calls\Management\Dates\DateChangeStore;
use Passerelle\Calls\Management\Dates\DateLedger;
use Passerelle\Content\Actions\DetachAccount;
use Passerelle\Content\Cause;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\Record;
use Passerelle\Kernel\SystemClock;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Languages;
use Passerelle\Rights\Transition;
use RuntimeException;

/** Changes of dates: recorded once for all languages, whichever way they come, and what an extended call remembers. */
final class CallDatesTest extends CallTestCase
{
    public function testAnExtensionKeepsTheOldDateAndMovesEveryLanguage(): void
    {
        $call = $this->open();
        $english = $this->english($call, true);
        $call = $this->reload($call);
        [$old, $new] = [$call->values->text('closesAt'), self::in('+60 days')];

        $after = $this->perform($this->owner, CallAction::Extend, $call, ['closesAt' => $new, 'reason' => 'Le jury siège plus tard.']);

        $other = $this->reload($english);
        self::assertSame([$new, $old], [$after->values->text('closesAt'), $after->values->text('extendedFrom')]);
        self::assertSame([$call->version + 1, $call->status], [$after->version, $after->status]);
        self::assertSame([$new, $old, $english->version + 1], [$other->values->text('closesAt'), $other->values->text('extendedFrom'), $other->version]);
        self::assertSame([['extended', $old, $new, 'Le jury siège plus tard.', $this->owner->id]], $this->ledger($call));
        $row = $this->plugin->get(CallDrafts::class)->find($this->owner, $english->id)['dateChanges'];
        self::assertIsArray($row);
        self::assertSame([[
            'by' => get_userdata($this->owner->id)->display_name ?? '',
            'kind' => 'extended',
            'opensAtBefore' => $call->values->text('opensAt'),
            'opensAt' => $call->values->text('opensAt'),
            'closesAtBefore' => $old,
            'closesAt' => $new,
            'reason' => 'Le jury siège plus tard.',
        ]], array_map(static fn (mixed $each): array => array_diff_key((array) $each, ['at' => 0]), $row));
    }

    public function testClosingEarlyClosesNowOrOnAnEarlierDay(): void
    {
        $call = $this->open();
        $at = self::in('+5 days');
        $earlier = $this->perform($this->owner, CallAction::CloseEarly, $call, ['closesAt' => $at, 'reason' => 'Assez de dossiers.']);
        self::assertSame([$at, ''], [$earlier->values->text('closesAt'), $earlier->values->text('extendedFrom')]);

        $closed = $this->perform($this->owner, CallAction::CloseEarly, $earlier, ['reason' => 'Trop de dossiers.']);

        self::assertEqualsWithDelta(time(), strtotime($closed->values->text('closesAt')), 5);
        self::assertSame(['closed_early', 'closed_early'], array_column($this->ledger($call), 0));
        sleep(1);
        self::assertSame(['invalid_transition'], $this->refusals(fn (): Record => $this->perform($this->owner, CallAction::CloseEarly, $closed, ['reason' => 'Encore.'])));
    }

    public function testTheDateThatItWasAnnouncedWithStaysTheMeasure(): void
    {
        $call = $this->open(['closesAt' => $announced = self::in('+20 days')]);
        $steps = [
            // action, days, what it is extended from
            [CallAction::Extend, 30, $announced],
            [CallAction::Extend, 40, $announced],
            [CallAction::CloseEarly, 25, $announced],
            [CallAction::CloseEarly, 10, ''],
            [CallAction::Extend, 15, ''],
            [CallAction::Extend, 50, $announced],
        ];
        foreach ($steps as $number => [$action, $days, $extendedFrom]) {
            $call = $this->perform($this->owner, $action, $call, ['closesAt' => self::in("+{$days} days"), 'reason' => 'Motif.']);
            self::assertSame($extendedFrom, $call->values->text('extendedFrom'), "step {$number}");
        }
        self::assertCount(count($steps), $this->ledger($call));
        self::assertSame([$call->groupId => count($steps)], $this->store()->counts([$call->groupId]));

        $saved = $this->content->save($call, [], title: 'Autre titre');
        self::assertSame($announced, $saved->values->text('extendedFrom'));
    }

    public function testASaveIsRecordedToo(): void
    {
        $call = $this->open();
        $old = $call->values->text('closesAt');
        $later = self::in('+45 days');

        $saved = $this->perform($this->owner, CallAction::Save, $call, ['input' => ['closesAt' => $later]]);
        $moved = $this->content->save($saved, ['opensAt' => self::in('-9 days')]);
        $this->content->save($moved, ['summary' => 'Sans autre date.']);

        self::assertSame([['extended', $old, $later, '', $this->owner->id], ['changed', $later, $later, '', $this->content->staff()->id]], $this->ledger($call));
        self::assertSame($old, $moved->values->text('extendedFrom'));
    }

    public function testASaveDoesNotShortenWithoutAReason(): void
    {
        $call = $this->open();
        $shorten = ['closesAt' => self::in('+5 days')];
        foreach ([fn () => $this->perform($this->owner, CallAction::Save, $call, ['input' => $shorten]), fn () => $this->content->save($call, $shorten)] as $save) {
            self::assertSame(['closesAt: closing_needs_reason'], $this->refusals($save));
        }
        self::assertSame([[], $call->version], [$this->ledger($call), $this->reload($call)->version]);

        $offline = $this->content->change($call, Transition::Offline);
        self::assertSame($shorten['closesAt'], $this->content->save($offline, $shorten)->values->text('closesAt'), 'Nobody counts on what is not shown.');
        self::assertSame(['closed_early'], array_column($this->ledger($call), 0));
    }

    public function testWhatWasNeverPublicHasNoLedger(): void
    {
        foreach (['draft', 'awaiting', 'scheduled'] as $state) {
            $call = $this->content->save($this->inState($state), ['closesAt' => self::in('+70 days')]);
            self::assertSame([[], ''], [$this->ledger($call), $call->values->text('extendedFrom')], $state);
        }
    }

    public function testADraftInTheOtherLanguageMovesTheDatesOfThePublicOne(): void
    {
        $call = $this->open();
        $english = $this->english($call, false);
        $old = $call->values->text('closesAt');

        $this->perform($this->owner, CallAction::Save, $english, ['input' => ['closesAt' => $later = self::in('+90 days')]]);

        $public = $this->reload($call);
        self::assertSame([$later, $old], [$public->values->text('closesAt'), $public->values->text('extendedFrom')]);
        self::assertSame([['extended', $old, $later, '', $this->owner->id]], $this->ledger($call));
        $shorten = fn (): Record => $this->perform($this->owner, CallAction::Save, $this->reload($english), ['input' => ['closesAt' => $old]]);
        self::assertSame(['closesAt: closing_needs_reason'], $this->refusals($shorten));
    }

    public function testTheLedgerEndsWithTheCall(): void
    {
        $call = $this->open();
        $english = $this->english($call, true);
        $this->perform($this->owner, CallAction::Extend, $this->reload($call), ['closesAt' => self::in('+60 days')]);

        $this->plugin->get(DetachAccount::class)->delete($this->reload($call));
        self::assertCount(1, $this->ledger($english));
        $this->plugin->get(DetachAccount::class)->delete($this->reload($english));
        self::assertSame([], $this->ledger($english));
    }

    public function testAListenerHearsOfEachChangeOnceAndMayUndoIt(): void
    {
        $heard = [];
        $listener = new class ($heard) implements CallDatesListener {
            /** @param list<DateChange> $heard */
            public function __construct(public array &$heard)
            {
            }

            public function onDatesChanged(DateChange $change): void
            {
                $this->heard[] = $change;
            }
        };
        $call = $this->open();
        $english = $this->english($call, true);
        $ledger = new DateLedger($this->store(), $this->plugin->get(Languages::class), new SystemClock(), $listener);
        $this->perform($this->owner, CallAction::Extend, $this->reload($call), ['closesAt' => self::in('+60 days')]);
        $this->store()->deleteGroup($call->groupId);
        foreach ([$call, $english] as $before) {
            $ledger->onContentChanged(new ContentChanged($before, $this->reload($before), new Cause($this->owner, Transition::Extend)));
        }

        self::assertCount(1, $heard);
        self::assertGreaterThan(0, $heard[0]->id);
    }

    public function testNothingStaysOfAChangeThatIsUndone(): void
    {
        $call = $this->open();
        try {
            $this->plugin->get(Transaction::class)->run(function () use ($call): void {
                $this->perform($this->owner, CallAction::Extend, $call, ['closesAt' => self::in('+60 days')]);
                throw new RuntimeException();
            });
        } catch (RuntimeException) {
        }

        self::assertSame([[], $call->values->text('closesAt')], [$this->ledger($call), $this->reload($call)->values->text('closesAt')]);
    }

    /** @return list<array{string, string, string, string, int}> kind, closing before and after, reason, actor */
    private function ledger(Record $call): array
    {
        return array_map(static fn (DateChange $change): array => [
            $change->kind->value,
            $change->before->closesAt?->format('Y-m-d\TH:i:s\Z') ?? '',
            $change->after->closesAt?->format('Y-m-d\TH:i:s\Z') ?? '',
            $change->reason,
            $change->actorId,
        ], $this->store()->ofGroup($call->groupId));
    }

    private function store(): DateChangeStore
    {
        return new DateChangeStore($this->db);
    }
}
