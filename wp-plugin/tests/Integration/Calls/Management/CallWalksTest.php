<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Calls\Management;

use Passerelle\Calls\Management\CallAction;
use Passerelle\Calls\Management\Dates\DateChange;
use Passerelle\Calls\Management\Dates\DateChangeStore;
use Passerelle\Content\Record;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\RandomWalk;
use Passerelle\Tests\Unit\Calls\Walks\Attempt;
use Passerelle\Tests\Unit\Calls\Walks\ModelCall;
use PHPUnit\Framework\Attributes\Group;

/** Two people work on a call in whatever order: each answer, and what the call has become, is that of the model. */
#[Group('exhaustive')]
final class CallWalksTest extends CallTestCase
{
    private const WALKS = 200;
    private const STEPS = 8;
    private const STATES = ['draft', 'awaiting', 'scheduled', 'announced', 'open', 'closing', 'closed', 'offline'];
    /** Days from now: opening and closing in each state. */
    private const DATES = ['open' => [-10, 40], 'closing' => [-10, 3], 'closed' => [-10, -3], 'offline' => [-10, 40]];
    private const BEFORE = [10, 40];

    private Viewer $manager;
    private int $now;
    /** @var array<string, true> */
    private array $done = [];

    public function testWhateverTwoPeopleTry(): void
    {
        $this->manager = $this->users->operateur();
        $this->now = intdiv(time(), 60) * 60;
        $problems = [];
        $walks = RandomWalk::countOn($this->db, self::WALKS);
        for ($seed = 1; $seed <= $walks && $problems === []; $seed++) {
            $problem = RandomWalk::report(
                $seed,
                RandomWalk::of($seed, self::STEPS, Attempt::draw(...)),
                fn (array $attempts): ?string => $this->walk(self::STATES[$seed % count(self::STATES)], $attempts),
                static fn (Attempt $attempt): string => $attempt->describe(),
            );
            $problems = $problem === '' ? [] : [$problem];
        }

        self::assertSame([], $problems);
        self::assertSame([], array_values(array_diff(Attempt::ACTIONS, array_keys($this->done))), 'The walks take every step.');
    }

    /** @param list<Attempt> $attempts */
    private function walk(string $state, array $attempts): ?string
    {
        [$opens, $closes] = self::DATES[$state] ?? self::BEFORE;
        $call = $this->inState($state, ['opensAt' => $this->day($opens), 'closesAt' => $this->day($closes), 'managerIds' => [$this->manager->id]]);
        $english = $this->english($call, false);
        $call = $this->reload($call);
        $model = new ModelCall($call->status->value, $opens, $closes);
        [$version, $otherVersion] = [$call->version, $this->reload($english)->version];
        foreach ($attempts as $attempt) {
            $expected = $model->try($attempt);
            $found = implode(' ', $this->refusals(fn (): Record => $this->attempt($attempt, $this->reload($call))));
            $problem = $found === $expected
                ? $this->difference($model, $this->reload($call), $this->reload($english), $version, $otherVersion)
                : "\"{$found}\" instead of \"{$expected}\"";
            if ($problem !== null) {
                return "{$problem} after {$attempt->describe()}";
            }
            $this->done += $expected === '' ? [$attempt->action => true] : [];
        }

        return null;
    }

    private function attempt(Attempt $attempt, Record $call): Record
    {
        $viewer = $attempt->person === 'owner' ? $this->owner : $this->manager;
        $closing = $attempt->day === null ? null : $this->day($attempt->day);
        $version = $attempt->isFresh ? $call->version : $call->version + 7;

        return match ($attempt->action) {
            'save' => $this->perform($viewer, CallAction::Save, $call, ['version' => $version, 'input' => ['summary' => "Version {$call->version}."]]),
            'move' => $this->perform($viewer, CallAction::Save, $call, ['version' => $version, 'input' => ['closesAt' => $closing]]),
            'extend' => $this->perform($viewer, CallAction::Extend, $call, ['version' => $version, 'closesAt' => $closing]),
            'closeEarly' => $this->perform($viewer, CallAction::CloseEarly, $call, ['version' => $version, 'closesAt' => $closing, 'reason' => 'Motif.']),
            'schedule' => $this->perform($viewer, CallAction::Schedule, $call, ['version' => $version, 'publishAt' => self::in('+1 day')]),
            default => $this->perform($viewer, CallAction::from($attempt->action), $call, ['version' => $version]),
        };
    }

    private function difference(ModelCall $model, Record $call, Record $english, int $version, int $otherVersion): ?string
    {
        $changes = (new DateChangeStore($this->db))->ofGroup($call->groupId);
        $expected = [
            'status' => $model->status,
            'closes' => $model->closes,
            'extendedFrom' => $model->extendedFrom(),
            'of the other language' => [$model->closes, $model->extendedFrom()],
            'ledger' => $model->ledger,
            'versions' => [$version + $model->version, $otherVersion + $model->otherVersion],
        ];
        $found = [
            'status' => $call->status->value,
            'closes' => $this->dayOf($call->values->text('closesAt')),
            'extendedFrom' => $this->dayOf($call->values->text('extendedFrom')),
            'of the other language' => [$this->dayOf($english->values->text('closesAt')), $this->dayOf($english->values->text('extendedFrom'))],
            'ledger' => array_map(static fn (DateChange $change): string => $change->kind->value, $changes),
            'versions' => [$call->version, $english->version],
        ];

        return $expected === $found ? null : json_encode(['expected' => $expected, 'found' => $found], JSON_THROW_ON_ERROR);
    }

    /** Some hours later than the moment of the test, so that a day is never now. */
    private function day(int $day): string
    {
        return gmdate('Y-m-d\TH:i:s\Z', $this->now + $day * DAY_IN_SECONDS + ($day === 0 ? HOUR_IN_SECONDS : 0));
    }

    private function dayOf(string $instant): ?int
    {
        return $instant === '' ? null : (int) floor(((int) strtotime($instant) - $this->now) / DAY_IN_SECONDS);
    }
}
