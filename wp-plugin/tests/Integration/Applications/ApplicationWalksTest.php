<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Applying\BeginApplication;
use Passerelle\Applications\CoWriting\AnswerCoWriting;
use Passerelle\Applications\CoWriting\ChangeCoWriter;
use Passerelle\Applications\CoWriting\CoWriterAction;
use Passerelle\Applications\CoWriting\CoWriterRole;
use Passerelle\Applications\CoWriting\InviteCoWriter;
use Passerelle\Applications\CoWriting\WhomToInvite;
use Passerelle\Applications\Forms\Composing\FormAction;
use Passerelle\Applications\Sending\ApplicationCopy;
use Passerelle\Applications\Sending\SnapshotStore;
use Passerelle\Applications\Submissions\ApplicationErasure;
use Passerelle\Calls\Management\CallAction;
use Passerelle\Calls\Management\CallRequest;
use Passerelle\Calls\Management\ChangeCall;
use Passerelle\Content\Record;
use Passerelle\Invitations\InvitationAnswer;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Memberships;
use Passerelle\Structures\MembershipTables;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\Integration\Applications\Walks\Attempt;
use Passerelle\Tests\Integration\Applications\Walks\ModelApplication;
use Passerelle\Tests\Integration\Applications\Walks\ModelCall;
use Passerelle\Tests\RandomWalk;
use PHPUnit\Framework\Attributes\Group;

/**
 * Several people try anything with the applications to a call, in any order. Each answer is that of the model, and after each:
 * one version of an application counts, what was sent stays byte for byte, nobody else reads it, an applicant has one
 * application that is not withdrawn, and nothing was sent after the closing.
 */
#[Group('exhaustive')]
final class ApplicationWalksTest extends ApplicationTestCase
{
    private const WALKS = 24;
    private const STEPS = 24;
    private const INVITED = [['editor', CoWriterRole::Edit], ['reader', CoWriterRole::Read]];

    /** @var array<string, Viewer> */
    private array $people;
    private Record $structure;
    private FrozenClock $clock;
    private Record $applyingTo;
    private ModelCall $model;
    /** @var array<string, string> bytes of what was sent, by submission and number */
    private array $sent = [];
    private int $begunId = 0;
    /** @var array<string, int> by application and person */
    private array $invitations = [];
    /** @var array<string, true> */
    private array $done = [];

    protected function setUp(): void
    {
        parent::setUp();
        $this->people = [];
        foreach (Attempt::PEOPLE as $person) {
            $this->people[$person] = $person === 'manager' ? $this->manager : $this->users->beneficiaire();
        }
        $this->structure = $this->structure([[$this->person('owner'), 'owner', 'member'], [$this->person('member'), 'member', 'member']]);
    }

    private function person(string $name): Viewer
    {
        return $this->people[$name] ?? self::fail($name);
    }

    public function testWhateverSeveralPeopleTryTheInvariantsHold(): void
    {
        $walks = RandomWalk::countOn($this->db, self::WALKS);
        $problem = '';
        for ($seed = 1; $seed <= $walks && $problem === ''; $seed++) {
            $problem = RandomWalk::report(
                $seed,
                RandomWalk::of($seed, self::STEPS, Attempt::draw(...)),
                $this->walk(...),
                static fn (Attempt $attempt): string => $attempt->describe(),
            );
        }

        self::assertSame('', $problem);
        if ($walks < self::WALKS) {
            return;
        }
        self::assertSame([], array_values(array_diff(Attempt::actions(), array_keys($this->done))), 'The walks take every step.');
    }

    /** @param list<Attempt> $attempts */
    private function walk(array $attempts): ?string
    {
        $this->clock = new FrozenClock(self::NOW);
        $this->usePluginWith([Clock::class => $this->clock]);
        $this->applyingTo = $this->call();
        $this->publishForm($this->applyingTo, $this->form(0, false));
        $this->model = new ModelCall($this->clock->now()->getTimestamp(), (int) strtotime(self::CLOSING));
        $this->sent = [];
        $problem = null;
        foreach ($attempts as $attempt) {
            $problem = $this->step($attempt);
            if ($problem !== null) {
                $problem .= " at {$attempt->describe()}";
                break;
            }
        }
        $this->forget();

        return $problem;
    }

    private function step(Attempt $attempt): ?string
    {
        $text = $this->model->nextText();
        $expected = $this->model->refusals($attempt);
        $before = $this->stored();
        $found = $this->refusals(fn () => $this->attempt($attempt, $text));
        if ($found !== $expected) {
            return 'answered "' . implode(', ', $found) . '" instead of "' . implode(', ', $expected) . '"';
        }
        if ($found === []) {
            $this->model->take($attempt);
            $this->follow();
            $this->done[$attempt->action] = true;
        } elseif ($this->stored() !== $before) {
            return 'refused, but changed';
        }

        return $this->countedProblem() ?? $this->readersProblem($attempt->person);
    }

    private function attempt(Attempt $attempt, string $text): void
    {
        $viewer = $this->people[$attempt->person];
        $application = $this->model->find($attempt);
        match ($attempt->action) {
            'begin' => $this->beginAs($viewer, $attempt->person, null),
            'beginForStructure' => $this->beginAs($viewer, $attempt->person, $this->structure->id),
            'addQuestion' => $this->changeForm($viewer, $this->model->added + 1, $this->model->isPlanRequired),
            'tighten' => $this->changeForm($viewer, $this->model->added + 1, true),
            'extend' => $this->extend($viewer),
            'changeMembership' => $this->changeMembership(),
            'join' => $application === null ? null : $this->join($application, ...self::INVITED[$attempt->question]),
            'part' => $application === null ? null : $this->part($application, self::INVITED[$attempt->question][0]),
            'wait' => null,
            default => $application === null ? null : $this->perform(
                $viewer,
                ApplicationAction::from($attempt->action),
                $application->id,
                $attempt->isFresh ? $application->version : 0,
                self::json([ModelCall::QUESTIONS[$attempt->question] => $text]),
            ),
        };
    }

    private function beginAs(Viewer $viewer, string $person, ?int $structureId): void
    {
        $live = $this->model->live($person, $structureId !== null);
        $this->begunId = ($this->plugin->get(BeginApplication::class))($viewer, $this->applyingTo->id, $structureId, null)->application->id;
        if ($live !== null) {
            self::assertSame($live->id, $this->begunId, 'Beginning again finds the application that there is.');
        }
    }

    private function changeForm(Viewer $viewer, int $added, bool $isPlanRequired): void
    {
        $this->change($viewer, $this->applyingTo, FormAction::Save, $this->form($added, $isPlanRequired));
        $this->change($viewer, $this->applyingTo, FormAction::Publish);
    }

    private function form(int $added, bool $isPlanRequired): string
    {
        $more = [];
        for ($number = 1; $number <= $added; $number++) {
            $more["more-{$number}"] = ['kind' => 'yesNo'];
        }
        $text = ['kind' => 'longText', 'max' => 200];

        return self::document(['motive' => [...$text, 'required' => true], 'plan' => [...$text, ...$isPlanRequired ? ['required' => true] : []], ...$more]);
    }

    private function extend(Viewer $viewer): void
    {
        $call = $this->reload($this->applyingTo);
        $closing = gmdate('Y-m-d\TH:i:s\Z', max($this->model->closing, $this->model->now) + DAY_IN_SECONDS);
        ($this->plugin->get(ChangeCall::class))($viewer, new CallRequest(CallAction::Extend, $call->id, $call->version, closesAt: $closing, reason: 'Plus de temps.'));
    }

    /** The member leaves the structure, or is one again. */
    private function changeMembership(): void
    {
        $this->model->members['member'] = !$this->model->members['member'];
        $this->storeMembership();
    }

    private function storeMembership(): void
    {
        $member = $this->people['member']->id;
        $this->db->execute(
            "UPDATE {$this->db->table(MembershipTables::MEMBERSHIPS)} SET status = %s WHERE group_id = %d AND user_id = %d",
            $this->model->members['member'] ? 'member' : 'requested',
            $this->structure->groupId,
            $member,
        );
        Memberships::forget($member);
    }

    private function join(ModelApplication $application, string $person, CoWriterRole $role): void
    {
        if ($application->isWithdrawn || $this->model->reads($person, $application) || !$this->model->sends($application->person, $application)) {
            return;
        }
        $whom = new WhomToInvite(email: get_the_author_meta('user_email', $this->people[$person]->id));
        $invitation = ($this->plugin->get(InviteCoWriter::class))($this->people[$application->person], $application->id, $whom, $role);
        ($this->plugin->get(AnswerCoWriting::class))($this->people[$person], $invitation->id, InvitationAnswer::Accept);
        $this->db->execute("DELETE FROM {$this->db->table('throttle')}");
        $application->coWriters[$person] = $role->value;
        $this->invitations["{$application->id} {$person}"] = $invitation->id;
    }

    private function part(ModelApplication $application, string $person): void
    {
        if (isset($application->coWriters[$person])) {
            ($this->plugin->get(ChangeCoWriter::class))($this->people[$person], $application->id, $this->invitations["{$application->id} {$person}"], CoWriterAction::Revoke);
            unset($application->coWriters[$person]);
        }
    }

    private function follow(): void
    {
        $this->clock->advance($this->model->now - $this->clock->now()->getTimestamp());
        foreach ($this->model->applications as $application) {
            $application->id = $application->id === 0 ? $this->begunId : $application->id;
        }
    }

    private function countedProblem(): ?string
    {
        $stored = $this->stored();
        $expected = array_map(self::expected(...), $this->model->applications);
        $found = array_map(static fn (array $row): array => array_diff_key($row, ['claim' => 0, 'number' => 0]), array_column($stored, 'application'));
        if ($expected !== $found) {
            return json_encode(['expected' => $expected, 'found' => $found], JSON_THROW_ON_ERROR);
        }
        $claims = array_filter(array_column(array_column($stored, 'application'), 'claim'), is_string(...));
        $live = array_filter($this->model->applications, static fn (ModelApplication $each): bool => !$each->isWithdrawn);
        if (count(array_unique($claims)) !== count($live)) {
            return 'not one claim for each application that is not withdrawn';
        }
        foreach ($this->model->applications as $at => $application) {
            $problem = $this->sentProblem($application, $stored[$at]);
            if ($problem !== null) {
                return "{$problem}: application {$at}";
            }
        }

        return null;
    }

    /**
     * @param array<string, string> $answers
     * @return array<string, string> by question, whichever was answered first
     */
    private static function sorted(array $answers): array
    {
        ksort($answers);

        return $answers;
    }

    /** @return array<string, mixed> */
    private static function expected(ModelApplication $application): array
    {
        return [
            'id' => $application->id,
            'state' => $application->state,
            'version' => $application->version,
            'sentNumber' => $application->sentNumber,
            'isWithdrawn' => $application->isWithdrawn,
            'answers' => self::sorted($application->answers),
        ];
    }

    /** @param array{application: array{number: string|null, ...}, snapshots: list<array<string, string|null>>} $stored */
    private function sentProblem(ModelApplication $application, array $stored): ?string
    {
        $number = $stored['application']['number'];
        if (count($stored['snapshots']) !== $application->sentNumber || is_string($number) !== $application->sentNumber > 0) {
            return 'not as many versions and receipts as were sent';
        }
        foreach ($stored['snapshots'] as $at => $snapshot) {
            [$document, $sha256] = [(string) $snapshot['document'], (string) $snapshot['sha256']];
            /** @var array{number: string, version: int, answers: array<string, string>} $sent */
            $sent = json_decode($document, true, flags: JSON_THROW_ON_ERROR);
            $bytes = self::json($snapshot);
            $isNew = !isset($this->sent["{$application->id} {$at}"]);
            $this->sent["{$application->id} {$at}"] ??= $bytes;
            $counts = $at === $application->sentNumber - 1 && !$application->isWithdrawn;
            $sentAt = StoredInstant::read((string) $snapshot['sent_at'])->getTimestamp();
            $written = self::sorted($application->sent[$at]);
            $problem = match (true) {
                $this->sent["{$application->id} {$at}"] !== $bytes, hash('sha256', $document) !== $sha256 => 'what was sent has changed',
                [$sent['number'], $sent['version'], self::sorted($sent['answers'])] !== [$number, $at + 1, $written] => 'something else was sent than what was written',
                $isNew && ($sentAt !== $this->model->now || $sentAt > $this->model->closing) => 'sent at another time than it was',
                ($this->plugin->get(SnapshotStore::class)->matching($number ?? '', $sha256) !== null) !== $counts => 'another version counts',
                default => null,
            };
            if ($problem !== null) {
                return $problem;
            }
        }

        return null;
    }

    /** What a person reads: everybody else's applications don't exist for them. */
    private function readersProblem(string $person): ?string
    {
        $viewer = $this->people[$person];
        $own = [];
        foreach ($this->model->applications as $at => $application) {
            $expected = $this->model->reads($person, $application) ? [] : ['not_found'];
            $own = $expected === [] ? [...$own, $application->id] : $own;
            if ($this->refusals(fn () => $this->read($viewer, $application->id)) !== $expected) {
                return "{$person} reads application {$at}, or may not";
            }
            $copy = $expected === [] && $application->sentNumber > 0 ? [] : ['not_found'];
            if ($this->refusals(fn () => $this->plugin->get(ApplicationCopy::class)->data($viewer, $application->id, true)) !== $copy) {
                return "{$person} reads what was sent as application {$at}, or may not";
            }
        }
        $listed = array_column($this->applications($viewer), 'id');
        sort($listed);

        return $listed === $own ? null : "{$person} finds others in the list";
    }

    /**
     * @return list<array{
     *     application: array{
     *         id: int, state: string|null, version: int, sentNumber: int, isWithdrawn: bool, answers: array<string, string>, claim: string|null, number: string|null,
     *     },
     *     snapshots: list<array<string, string|null>>,
     * }> in the order in which they were begun
     */
    private function stored(): array
    {
        $tables = [ApplicationTables::APPLICATIONS, ApplicationTables::SUBMISSIONS, ApplicationTables::SNAPSHOTS];
        [$applications, $submissions, $snapshots] = array_map($this->db->table(...), $tables);
        $rows = $this->db->rows(
            "SELECT application.id, application.number, application.claim, application.withdrawn_at, submission.id submission, submission.state, submission.version,"
                . " submission.sent_number, submission.answers FROM {$applications} application JOIN {$submissions} submission ON submission.application_id = application.id"
                . ' WHERE application.call_group = %d ORDER BY application.id, submission.id',
            $this->applyingTo->groupId,
        );

        return array_map(fn (array $row): array => [
            'application' => [
                'id' => (int) $row['id'],
                'state' => $row['state'],
                'version' => (int) $row['version'],
                'sentNumber' => (int) $row['sent_number'],
                'isWithdrawn' => $row['withdrawn_at'] !== null,
                'answers' => self::sorted(array_filter(self::answers(['answers' => $row['answers']]), is_string(...))),
                'claim' => $row['claim'],
                'number' => $row['number'],
            ],
            'snapshots' => $this->db->rows("SELECT number, document, sha256, sent_at FROM {$snapshots} WHERE submission_id = %d ORDER BY number", (int) $row['submission']),
        ], $rows);
    }

    /** What the next walk would find. */
    private function forget(): void
    {
        $ids = $this->db->ids("SELECT id FROM {$this->db->table(ApplicationTables::APPLICATIONS)} WHERE call_group = %d", $this->applyingTo->groupId);
        if ($ids !== []) {
            $this->plugin->get(ApplicationErasure::class)->delete($ids);
        }
        $this->model->members['member'] = true;
        $this->storeMembership();
    }
}
