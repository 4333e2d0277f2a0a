<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Moderation\Walks;

use Passerelle\Content\Actions\OwnerActions;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Records;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;
use Passerelle\Moderation\Decide;
use Passerelle\Moderation\DecisionStore;
use Passerelle\Moderation\Queue\QueueVerify;
use Passerelle\Security\Audit\AuditLine;
use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Content\Model\Status;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\StoredDecision;
use Passerelle\Moderation\Target;
use Passerelle\Plugin;
use Passerelle\Rights\Transition;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Security\Audit\VerifyAudit;
use Passerelle\Tests\Integration\Content\Trials\Trials;
use PHPUnit\Framework\Assert;
use PHPUnit\Framework\AssertionFailedError;

/** Owners and validators act on one record in turn; after each attempt the invariants of decisions are checked. */
final class DecisionWalk
{
    private const VALIDATORS = ['moderator', 'admin', 'super'];

    /** @var array<string, int> how often what was done */
    public array $done = [];
    private int $recordId = 0;
    private int $groupId = 0;
    private int $decisions = 0;
    private bool $hasSecret = false;
    private readonly OwnersAnswers $answers;

    public function __construct(private readonly Plugin $plugin, private readonly Trials $trials)
    {
        $this->answers = new OwnersAnswers($plugin);
    }

    /**
     * Runs the attempts with a new record, and restores everything.
     *
     * @param string $state as in Trials::STATES
     * @param list<DecisionAttempt> $attempts
     * @return string|null what goes wrong
     */
    public function run(string $state, array $attempts): ?string
    {
        $database = $this->plugin->get(Database::class)->wpdb;
        $database->query('SAVEPOINT walk');
        $record = $this->trials->record($state);
        [$this->recordId, $this->groupId, $this->decisions, $this->hasSecret] = [$record->id, $record->groupId, 0, false];
        $step = 'begin';
        try {
            foreach ($attempts as $attempt) {
                $step = $attempt->describe();
                $this->take($attempt);
            }

            return null;
        } catch (AssertionFailedError $failure) {
            return "{$step}: {$failure->getMessage()}";
        } finally {
            $database->query('ROLLBACK TO SAVEPOINT walk');
            $this->plugin->get(Transaction::class)->adopt();
            wp_cache_flush();
            wp_set_current_user(0);
        }
    }

    private function take(DecisionAttempt $attempt): void
    {
        $before = $this->record();
        $last = $this->plugin->get(AuditLines::class)->head()->lastId;
        $writes = $this->trials->writes->count;
        $action = $attempt->step === null ? $this->decide($attempt, $before) : $this->step($attempt, $attempt->step, $before);
        if ($action === null && $this->trials->writes->count === $writes) {
            return;
        }
        $after = $this->record();
        $lines = array_map(
            static fn (AuditLine $line): string => "{$line->action}: {$line->before} → {$line->after} of {$line->postId}",
            array_values(array_filter($this->plugin->get(AuditLines::class)->ofGroup($this->groupId), static fn (AuditLine $line): bool => $line->id > $last)),
        );
        $isOwnDraft = $attempt->step === OwnerAction::Save && in_array($before->status, [Status::Draft, Status::ToEdit], true) && $attempt->person === 'owner';
        $expected = $action === null || $isOwnDraft ? [] : ["{$action->value}: {$before->status->value} → {$after->status->value} of {$before->id}"];
        Assert::assertSame($expected, $lines, 'one line for what was done, none for what was refused');
        Assert::assertSame($before->version + ($action === null ? 0 : 1), $after->version);
        Assert::assertCount($this->decisions, $this->plugin->get(DecisionStore::class)->ofGroup($this->groupId), 'one record for each decision');
        if ($action !== null) {
            $name = $attempt->step->value ?? "{$attempt->decision->value} {$attempt->target->value}";
            $this->done[$name] = ($this->done[$name] ?? 0) + 1;
            Assert::assertSame([], ($this->plugin->get(VerifyAudit::class))()->faults, 'the audit log is one chain');
            Assert::assertSame([], [...$this->plugin->get(QueueVerify::class)->differences()], 'the review queue is in step');
            $this->checkSecrets();
        }
    }

    /** @return Transition|null null: refused */
    private function step(DecisionAttempt $attempt, OwnerAction $action, Record $before): ?Transition
    {
        try {
            // Rights first, as the API does.
            $this->plugin->get(OwnerActions::class)->require($this->trials->people[$attempt->person], $action, $before, $before->version);
            $this->trials->perform($attempt->person, $action, $before, 'Texte ' . bin2hex(random_bytes(4)));
        } catch (DomainError) {
            return null;
        }
        Assert::assertContains($attempt->person, ['owner', 'co-editor'], 'only those whose record it is take its steps');

        return $action->transition();
    }

    /** @return Transition|null null: refused, as expected */
    private function decide(DecisionAttempt $attempt, Record $before): ?Transition
    {
        $expected = $attempt->isStale ? null : $this->transition($attempt, $before);
        $viewer = $this->trials->people[$attempt->person];
        try {
            ($this->plugin->get(Decide::class))($viewer, $before->id, $before->version - ($attempt->isStale ? 1 : 0), $attempt->input());
        } catch (DomainError $error) {
            Assert::assertNull($expected, "refused: {$error->errorCode}");

            return null;
        }
        Assert::assertNotNull($expected, "{$before->status->value} is not theirs to decide on");
        $this->decisions++;
        $this->hasSecret = $this->hasSecret || $attempt->decision !== Decision::ToEdit;
        $input = $attempt->input();
        Assert::assertSame($attempt->target === Target::Proposal ? $before->status : $attempt->decision->status(), $this->record()->status);
        $stored = $this->plugin->get(DecisionStore::class)->ofGroup($this->groupId);
        Assert::assertSame(
            [$before->id, $attempt->target, $attempt->decision, $before->status, $viewer->id, $input->comment, $input->reason, $input->reasonText],
            array_map(static fn (StoredDecision $each): array => [
                $each->postId, $each->target, $each->decision, $each->before, $each->moderatorId, $each->comment, $each->reason, $each->reasonText,
            ], $stored)[count($stored) - 1] ?? null,
        );

        return $expected;
    }

    /** What design says, in other words than the table: final is final, but for who alters. */
    private function transition(DecisionAttempt $attempt, Record $record): ?Transition
    {
        if (!in_array($attempt->person, self::VALIDATORS, true)) {
            return null;
        }
        if ($attempt->target === Target::Proposal) {
            $proposal = $this->plugin->get(ProposalStore::class)->find($record->id);

            return $record->status->isPublic() && $proposal?->status === Status::Pending ? $attempt->decision->onProposal() : null;
        }
        $isSuper = $attempt->person === 'super';

        return match ($record->status) {
            Status::Pending => $attempt->decision->onRecord(Status::Pending),
            Status::Published, Status::Completed, Status::Offline => $isSuper && $attempt->decision !== Decision::Valid ? Transition::AlterValid : null,
            Status::Rejected => $attempt->person !== 'moderator' && $attempt->decision !== Decision::Rejected ? Transition::AlterRejected : null,
            default => null,
        };
    }

    private function checkSecrets(): void
    {
        foreach ($this->answers->of($this->trials->people['owner'], $this->recordId) as $where => $text) {
            Assert::assertStringNotContainsString(DecisionAttempt::SECRET, $text, $where);
            Assert::assertNotSame('', $text, $where);
        }
        if ($this->hasSecret) {
            $stored = (string) json_encode($this->plugin->get(DecisionStore::class)->ofGroup($this->groupId));
            Assert::assertStringContainsString(DecisionAttempt::SECRET, $stored, 'there is something that could have leaked');
        }
    }

    private function record(): Record
    {
        clean_post_cache($this->recordId);
        $record = $this->plugin->get(Records::class)->find($this->recordId);
        Assert::assertNotNull($record);

        return $record;
    }
}
