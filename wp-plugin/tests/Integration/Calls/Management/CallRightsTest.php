<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Calls\Management;

use Passerelle\Calls\Management\CallAction;
use Passerelle\Calls\Management\CallDrafts;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

/** Each person × state × action, against a table that is written out here. */
#[Group('exhaustive')]
final class CallRightsTest extends CallTestCase
{
    private const ACTIONS = ['save', 'ready', 'unready', 'publish', 'schedule', 'unschedule', 'extend', 'closeEarly', 'offline', 'online', 'duplicate', 'delete'];

    /**
     * State of the call (held: a draft whose other language staff took offline), then for each action what happens: the status that follows, or:
     * - i: invalid_transition · e: rights_edit_call · c: rights_create_call · n: not_found
     * - =: done, the status stays · +: a new draft
     */
    private const RUN = <<<'TABLE'
        draft     = pending i publish future i i i i i + trash
        held      = pending i e e i i i i i + trash
        awaiting  = i draft publish future i i i i i + trash
        scheduled = i i i i draft i i i i + trash
        announced = i i i i i = = private i + trash
        open      = i i i i i = = private i + trash
        closing   = i i i i i = = private i + trash
        closed    = i i i i i = i private i + trash
        offline   = i i i i i i i i publish + trash
        taken     = i i i i i i i i e + trash
        TABLE;

    private const TABLES = [
        'owner' => self::RUN,
        // Managers do not delete, and what is offline is edited by its owner.
        'manager' => <<<'TABLE'
            draft     = pending i publish future i i i i i + e
            held      = pending i e e i i i i i + e
            awaiting  = i draft publish future i i i i i + e
            scheduled = i i i i draft i i i i + e
            announced = i i i i i = = private i + e
            open      = i i i i i = = private i + e
            closing   = i i i i i = = private i + e
            closed    = i i i i i = i private i + e
            offline   e i i i i i i i i publish + e
            taken     e i i i i i i i i e + e
            TABLE,
        'mentor' => <<<'TABLE'
            draft     e e e e e e e e e e c e
            held      e e e e e e e e e e c e
            awaiting  e e e e e e e e e e c e
            scheduled e e e e e e e e e e c e
            announced e e e e e e e e e e c e
            open      e e e e e e e e e e c e
            closing   e e e e e e e e e e c e
            closed    e e e e e e e e e e c e
            offline   e e e e e e e e e e c e
            taken     e e e e e e e e e e c e
            TABLE,
        'operator-mentor' => <<<'TABLE'
            draft     e e e e e e e e e e + e
            held      e e e e e e e e e e + e
            awaiting  e e e e e e e e e e + e
            scheduled e e e e e e e e e e + e
            announced e e e e e e e e e e + e
            open      e e e e e e e e e e + e
            closing   e e e e e e e e e e + e
            closed    e e e e e e e e e e + e
            offline   e e e e e e e e e e + e
            taken     e e e e e e e e e e + e
            TABLE,
        'other-operator' => self::STRANGER,
        'member' => self::STRANGER,
        'visitor' => self::STRANGER,
        'far-moderator' => self::STRANGER,
        'moderator' => <<<'TABLE'
            draft     n n n n n n n n n n n n
            held      n n n n n n n n n n n n
            awaiting  e e e e e e e e e e c e
            scheduled n n n n n n n n n n n n
            announced e e e e e e e e e e c e
            open      e e e e e e e e e e c e
            closing   e e e e e e e e e e c e
            closed    e e e e e e e e e e c e
            offline   e e e e e e e e e e c e
            taken     e e e e e e e e e e c e
            TABLE,
        'editor' => self::STAFF,
        'admin' => self::STAFF,
        'super' => self::STAFF,
    ];

    private const STRANGER = <<<'TABLE'
        draft     n n n n n n n n n n n n
        held      n n n n n n n n n n n n
        awaiting  n n n n n n n n n n n n
        scheduled n n n n n n n n n n n n
        announced e e e e e e e e e e e e
        open      e e e e e e e e e e e e
        closing   e e e e e e e e e e e e
        closed    e e e e e e e e e e e e
        offline   n n n n n n n n n n n n
        taken     n n n n n n n n n n n n
        TABLE;

    private const STAFF = <<<'TABLE'
        draft     = pending i publish future i i i i i + trash
        held      = pending i publish future i i i i i + trash
        awaiting  = i draft publish future i i i i i + trash
        scheduled = i i i i draft i i i i + trash
        announced = i i i i i = = private i + trash
        open      = i i i i i = = private i + trash
        closing   = i i i i i = = private i + trash
        closed    = i i i i i = i private i + trash
        offline   = i i i i i i i i publish + trash
        taken     = i i i i i i i i publish + trash
        TABLE;

    private const CODES = ['invalid_transition' => 'i', 'rights_edit_call' => 'e', 'rights_create_call' => 'c', 'not_found' => 'n'];

    /** @return iterable<string, array{string, array<string, list<string>>}> state, and what happens for each person, by action in their order */
    public static function states(): iterable
    {
        $rows = [];
        foreach (self::TABLES as $person => $table) {
            foreach (explode("\n", $table) as $line) {
                $cells = preg_split('/\s+/', trim($line)) ?: [];
                $state = (string) array_shift($cells);
                $rows[$state][$person] = $cells;
            }
        }
        foreach ($rows as $state => $expected) {
            yield $state => [$state, $expected];
        }
    }

    /**
     * One call for everybody, since each action is undone: it names its manager and its mentors.
     *
     * @param array<string, list<string>> $expected by person
     */
    #[DataProvider('states')]
    public function testEachActionByPerson(string $state, array $expected): void
    {
        $people = $this->people();
        self::assertEqualsCanonicalizing(array_keys($expected), array_keys($people));
        $call = $this->inState($state, [
            'managerIds' => [$people['manager']->id],
            'mentorIds' => [$people['mentor']->id, $people['operator-mentor']->id],
        ]);
        foreach ($people as $person => $viewer) {
            $cells = array_combine(self::ACTIONS, $expected[$person]);
            $found = array_map(fn (string $action): string => $this->outcome($viewer, CallAction::from($action), $call), self::ACTIONS);

            self::assertSame($cells, array_combine(self::ACTIONS, $found), $person);
            if ($cells['save'] !== 'n' && !($cells['save'] === 'e' && $cells['duplicate'] === 'e')) {
                $done = array_keys(array_filter($cells, static fn (string $cell): bool => strlen($cell) > 1 || in_array($cell, ['=', '+'], true)));
                self::assertEqualsCanonicalizing(
                    $done,
                    $this->plugin->get(CallDrafts::class)->find($viewer, $call->id)['allowedActions'],
                    "What can be done is offered, and nothing else: {$person}",
                );
            }
        }
    }

    public function testEveryActionIsInTheTable(): void
    {
        self::assertSame(array_column(CallAction::cases(), 'value'), self::ACTIONS);
    }

    public function testOnlyOperatorsAndStaffMakeCalls(): void
    {
        $make = fn (Viewer $viewer): Record => $this->perform($viewer, CallAction::Save, null, ['input' => ['language' => 'fr', 'title' => 'Un appel']]);
        foreach ([$this->owner, $this->users->editor(), $this->users->administrator()] as $viewer) {
            self::assertSame($viewer->id, $make($viewer)->ownerId);
        }
        foreach ([Viewer::anonymous(), $this->users->beneficiaire(), $this->users->moderateur('SN')] as $viewer) {
            self::assertSame(['rights_create_call'], $this->refusals(fn (): Record => $make($viewer)));
        }
    }

    /** @return array<string, Viewer> as the tables name them */
    private function people(): array
    {
        return [
            'owner' => $this->owner,
            'manager' => $this->users->operateur(),
            'mentor' => $this->member(),
            'operator-mentor' => $this->publishedOperator($this->users->operateur()),
            'other-operator' => $this->users->operateur(),
            'member' => $this->member(),
            'visitor' => Viewer::anonymous(),
            'moderator' => $this->users->moderateur('SN'),
            'far-moderator' => $this->users->moderateur('CM'),
            'editor' => $this->users->editor(),
            'admin' => $this->users->administrator(),
            'super' => $this->users->with(Role::SuperAdministrateur),
        ];
    }

    private function publishedOperator(Viewer $operator): Viewer
    {
        $this->content->published(ContentType::CommunityProfile, ownerId: $operator->id);

        return $operator;
    }

    private function outcome(Viewer $viewer, CallAction $action, Record $call): string
    {
        $with = match ($action) {
            CallAction::Save => ['input' => ['summary' => 'Autrement.']],
            CallAction::Schedule => ['publishAt' => self::in('+1 day')],
            CallAction::Extend => ['closesAt' => self::in('+50 days')],
            CallAction::CloseEarly => $call->values->text('opensAt') > self::in('now')
                ? ['closesAt' => self::in('+11 days'), 'reason' => 'Assez de candidatures.']
                : ['reason' => 'Assez de candidatures.'],
            CallAction::Offline => ['reason' => 'À revoir.'],
            default => [],
        };
        $outcome = '';
        try {
            // Undone, so that each action begins with the same call.
            $this->plugin->get(Transaction::class)->run(function () use ($viewer, $action, $call, $with, &$outcome): void {
                $after = $this->perform($viewer, $action, $call, $with);
                $outcome = match (true) {
                    $after->id !== $call->id => '+',
                    $after->status === $call->status => '=',
                    default => $after->status->value,
                };
                throw new RuntimeException('undone');
            });
        } catch (DomainError $error) {
            return self::CODES[$error->errorCode] ?? "{$error->errorCode} " . json_encode($error->fields);
        } catch (RuntimeException) {
            return $outcome;
        }
    }
}
