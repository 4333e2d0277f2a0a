<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Calls;

use DateTimeImmutable;
use Passerelle\Calls\Management\CallAction;
use Passerelle\Calls\Management\Dates\DateChangeKind;
use Passerelle\Calls\CallDates;
use Passerelle\Calls\CallDefinition;
use Passerelle\Calls\CallState;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\ObjectRules;
use Passerelle\Rights\StructureEditors;
use Passerelle\Rights\Transition;
use Passerelle\Rights\TransitionRights;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\RandomWalk;
use Passerelle\Tests\Unit\Calls\Walks\Attempt;
use Passerelle\Tests\Unit\Calls\Walks\ModelCall;
use PHPUnit\Framework\TestCase;

/** The table of transitions, states, kinds of changes and what an extended call remembers, walked without a database. */
final class CallWalksTest extends TestCase
{
    private const WALKS = 10_000;
    private const STEPS = 12;
    private const NOW = '2026-10-25T00:30:00Z';
    private const OWNER = 7;
    private const MANAGER = 8;
    private const STARTS = [
        ['draft', 10, 40], ['pending', 10, 40], ['future', 10, 40], ['publish', 10, 40],
        ['publish', -10, 40], ['publish', -10, 3], ['publish', -10, -3], ['private', -10, 40],
    ];

    private CallDefinition $definition;
    private TransitionRights $rights;

    public function testWhateverTwoPeopleTry(): void
    {
        $this->definition = new CallDefinition(Config::fromDirectory(dirname(__DIR__, 3) . '/config'));
        $this->rights = new TransitionRights(new ObjectRules(new StructureEditors(static fn (): array => [])));
        $problems = [];
        $reached = [];
        for ($seed = 1; $seed <= self::WALKS && $problems === []; $seed++) {
            $run = function (array $attempts) use ($seed, &$reached): ?string {
                [$status, $opens, $closes] = self::STARTS[$seed % count(self::STARTS)];
                $model = new ModelCall($status, $opens, $closes);
                $call = self::record(Status::from($status), new Values(['opensAt' => self::day($opens), 'closesAt' => self::day($closes)]));
                $kinds = [];
                foreach ($attempts as $attempt) {
                    $before = $model->status;
                    $refusal = $model->try($attempt);
                    $isAllowed = !in_array($refusal, ['invalid_transition', 'rights_edit_call'], true);
                    if ($this->allows($attempt, $call) !== $isAllowed && $attempt->isFresh && !self::isClosed($attempt, $call)) {
                        return "{$attempt->action} in {$before}: the model says \"{$refusal}\"";
                    }
                    if ($refusal === '' && $attempt->action !== 'duplicate') {
                        [$call, $kind] = $this->after($attempt, $call, Status::from($model->status), $model->closes);
                        $kinds = [...$kinds, ...$kind];
                    }
                    $state = CallState::at(new DateTimeImmutable(self::NOW), $call->status, CallDates::of($call->values), 7)->value;
                    $found = [$state, $call->values->text('extendedFrom'), $kinds];
                    $expected = [$model->state(), $model->extendedFrom() === null ? '' : self::day($model->extendedFrom()), $model->ledger];
                    if ($found !== $expected) {
                        return json_encode(['expected' => $expected, 'found' => $found], JSON_THROW_ON_ERROR) . " after {$attempt->describe()}";
                    }
                    $reached[$state] = true;
                }

                return null;
            };
            $problem = RandomWalk::report($seed, RandomWalk::of($seed, self::STEPS, Attempt::draw(...)), $run, static fn (Attempt $attempt): string => $attempt->describe());
            $problems = $problem === '' ? [] : [$problem];
        }

        self::assertSame([], $problems);
        self::assertEqualsCanonicalizing(array_column(CallState::cases(), 'value'), array_keys($reached), 'Every state is reached.');
    }

    /** Whether the table has the step for the status, and the person. */
    private function allows(Attempt $attempt, Record $call): bool
    {
        if ($attempt->action === 'duplicate') {
            return true;
        }
        $viewer = new Viewer($attempt->person === 'owner' ? self::OWNER : self::MANAGER, ['operateur']);
        $action = $attempt->action === 'move' ? CallAction::Save : CallAction::from($attempt->action);
        $allowed = array_filter(
            $action->transitions(),
            fn (Transition $each): bool => $each->startsFrom($call->status, $call->type) && $this->rights->allows($viewer, $call->subject(), $each),
        );

        return $allowed !== [];
    }

    /** What is closed is not closed early, which the table does not know. */
    private static function isClosed(Attempt $attempt, Record $call): bool
    {
        return $attempt->action === 'closeEarly' && CallDates::of($call->values)->closesAt <= new DateTimeImmutable(self::NOW);
    }

    /** @return array{Record, list<string>} the call, and the kind of change of a call that was public */
    private function after(Attempt $attempt, Record $call, Status $status, int $closes): array
    {
        if (!in_array($attempt->action, ['save', 'move', 'extend', 'closeEarly'], true)) {
            return [self::record($status, $call->values), []];
        }
        $values = new Values([...$call->values->all(), 'closesAt' => self::day($closes)]);
        $computed = [...$values->all(), ...$this->definition->compute($values, $call)];
        $after = self::record($status, new Values(array_filter($computed, static fn (mixed $value): bool => $value !== null)));
        [$old, $new] = [CallDates::of($call->values), CallDates::of($after->values)];

        return [$after, $old->equals($new) || !$call->status->wasPublic() ? [] : [DateChangeKind::of($old, $new)->value]];
    }

    private static function record(Status $status, Values $values): Record
    {
        $values = new Values([...$values->all(), 'managerIds' => [self::MANAGER]]);

        $at = new DateTimeImmutable(self::NOW);

        return new Record(1, 1, ContentType::CallForApplication, Lang::French, 'appel', 'Appel', $status, Audience::Public, self::OWNER, 1, null, $at, ['fr' => 1], $values);
    }

    private static function day(int $day): string
    {
        // The model counts days: day 0 is now.
        return gmdate('Y-m-d\TH:i:s\Z', (int) strtotime(self::NOW) + $day * 86_400);
    }
}
