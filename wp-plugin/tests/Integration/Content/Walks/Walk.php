<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content\Walks;

use DateTimeImmutable;
use Passerelle\Catalogue\Verify;
use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\OwnerActions;
use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\TranslateContent;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Records;
use Passerelle\Content\Translations\Translations;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;
use Passerelle\Moderation\Decide;
use Passerelle\Moderation\Queue\QueueVerify;
use Passerelle\Rights\Policy;
use Passerelle\Security\Audit\AuditLine;
use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Record;
use Passerelle\Content\Translations\LanguageVersions;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionInput;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Moderation\Target;
use Passerelle\Plugin;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Security\Audit\VerifyAudit;
use Passerelle\Tests\Integration\Content\Trials\Trials;
use PHPUnit\Framework\Assert;
use PHPUnit\Framework\AssertionFailedError;
use PHPUnit\Framework\ExpectationFailedException;

/** Attempts with an initiative in two languages; after each, what is stored is compared with what follows from the table of transitions. */
final class Walk
{
    private const OPEN = [Status::Draft, Status::ToEdit];
    private const TEXT_MAX = 100;

    /** @var array<string, int> how often what was done, by name of the step or way */
    public array $done = [];
    /** @var array<string, Expected> by language; only those that exist */
    private array $expected = [];
    private int $groupId = 0;
    private int $count = 0;
    /** @var list<string> what was done, by name and language */
    private array $trail = [];
    /** @var list<string> lines that the step at hand has to leave, as "action: before → after by roles of language" */
    private array $lines = [];

    public function __construct(private readonly Plugin $plugin, private readonly Trials $trials)
    {
    }

    /**
     * Runs the attempts with a new record, and restores everything.
     *
     * @param string $state as in Trials::STATES
     * @param list<Attempt> $attempts
     * @param bool $isTranslated whether its other language is public at the beginning
     * @return string|null what goes wrong
     */
    public function run(string $state, array $attempts, bool $isTranslated = false): ?string
    {
        $database = $this->plugin->get(Database::class)->wpdb;
        $database->query('SAVEPOINT walk');
        $this->begin($state);
        if ($isTranslated) {
            $this->beginTranslation();
        }
        try {
            foreach ($attempts as $attempt) {
                $this->take($attempt);
            }

            return null;
        } catch (AssertionFailedError $failure) {
            return implode(', ', $this->trail) . ': ' . $failure->getMessage() . self::difference($failure);
        } finally {
            $database->query('ROLLBACK TO SAVEPOINT walk');
            $this->plugin->get(Transaction::class)->adopt();
            wp_cache_flush();
            wp_set_current_user(0);
        }
    }

    private function begin(string $state): void
    {
        $record = $this->trials->record($state);
        $this->groupId = $record->groupId;
        $this->count = 0;
        $this->trail = [];
        $own = new Expected($record->id, $record->status, $record->version, $record->values->text('subtitle'), $record->values->text('startDate'), null);
        $own->hasProposal = $own->isProposalPending = str_ends_with($state, '-proposal');
        $own->proposed = $this->proposedText($record->id);
        $own->beforeOffline = $record->status === Status::Offline ? Status::Published : null;
        $own->beforeTrash = $record->status === Status::Trash ? Status::Draft : null;
        $own->isHeldByStaff = $state === 'private-staff';
        $this->expected = [$record->language->value => $own];
    }

    private function beginTranslation(): void
    {
        $editor = $this->trials->people['editor'];
        [$own] = array_values($this->expected);
        $copy = ($this->plugin->get(TranslateContent::class))($editor, $own->id, Lang::English)->record;
        ($this->plugin->get(ChangeStatus::class))(new StatusChange($editor, $copy->id, Transition::Publish, sameTextsConfirmed: true));
        $this->expected[Lang::English->value] = new Expected($copy->id, Status::Published, $copy->version + 1, $own->text, $own->date, $own->text);
    }

    private function take(Attempt $attempt): void
    {
        $own = $this->expected[$attempt->language->value] ?? array_values($this->expected)[0] ?? null;
        if ($own === null) {
            return;
        }
        $this->count++;
        $this->lines = [];
        $record = $this->record($own->id);
        $step = $attempt->way === Way::Step ? $this->choose($attempt, $record) : null;
        $person = $step[0] ?? $attempt->person;
        $viewer = $this->trials->people[$person];
        $last = $this->plugin->get(AuditLines::class)->head()->lastId;
        $writes = $this->trials->writes->count;
        wp_set_current_user($viewer->id);
        try {
            match ($attempt->way) {
                Way::Step => $this->step($attempt, $step[1] ?? Transition::Submit, $viewer, $record, $own),
                Way::SaveText, Way::SaveMinorChange => $this->saveText($attempt, $viewer, $record, $own),
                Way::SaveSharedValue => $this->saveShared($attempt, $viewer, $record, $own),
                Way::Propose, Way::WithdrawProposal => $this->propose($attempt, $viewer, $record, $own),
                Way::DecideOnProposal => $this->decideOnProposal($attempt, $viewer, $record, $own),
                Way::Translate => $this->translate($viewer, $record, $own),
                Way::Delete => $this->delete($viewer, $record, $own),
                Way::Scheduler => $this->schedule($record, $own),
            };
        } catch (DomainError) {
            Assert::assertSame([], $this->lines, 'what is refused was expected to be done');
            if ($this->trials->writes->count === $writes) {
                return;
            }
        }
        $this->check($attempt, $last);
    }

    /** @return array{string, Transition} who takes which step */
    private function choose(Attempt $attempt, Record $record): array
    {
        $steps = array_values(array_filter(Transition::cases(), static fn (Transition $each): bool => $each->rule()->to !== []));
        $possible = [];
        foreach ($attempt->isTargeted ? $steps : [] as $step) {
            foreach ($step->startsFrom($record->status, $record->type) ? $this->trials->people : [] as $person => $viewer) {
                if ($this->plugin->get(Policy::class)->can($viewer, $step, $record)) {
                    $possible[$step->value][] = [$person, $step];
                }
            }
        }
        $pairs = array_values($possible)[$attempt->pick % max(1, count($possible))] ?? [[$attempt->person, $steps[$attempt->pick % count($steps)]]];

        return $pairs[intdiv($attempt->pick, count($steps)) % count($pairs)];
    }

    private function step(Attempt $attempt, Transition $step, Viewer $viewer, Record $record, Expected $own): void
    {
        $date = $step === Transition::Schedule ? new DateTimeImmutable('+2 days') : null;
        $after = ($this->plugin->get(ChangeStatus::class))(new StatusChange($viewer, $record->id, $step, $this->version($attempt, $own), $date, true, $attempt->chosen, 'Motif'));

        Assert::assertFalse($attempt->isStale, 'an older version is refused');
        $isTheirs = $step->startsFrom($own->status, $record->type) && $this->plugin->get(Policy::class)->can($viewer, $step, $record);
        Assert::assertTrue($isTheirs, "{$step->value} is no step from {$own->status->value} for them");
        Assert::assertFalse($step === Transition::Online && $own->isHeldByStaff, 'what staff took offline, only they put back');
        $target = match ($step) {
            Transition::Online, Transition::PutBack => $own->beforeOffline,
            Transition::Restore => $own->beforeTrash === Status::Scheduled ? Status::Draft : $own->beforeTrash,
            default => count($step->rule()->to) > 1 ? $attempt->chosen : $step->rule()->to[0],
        };
        Assert::assertSame($target?->value, $after->status->value, $step->value);
        $this->expectLine($step->value, $own, $own->status, $after->status, $viewer);
        $own->reach($after->status);
        $own->isHeldByStaff = $step === Transition::TakeOffline || ($own->isHeldByStaff && $step !== Transition::Offline);
        $other = $this->other($record->language);
        if ($step === Transition::TakeOffline && $other !== null) {
            $this->expectOffline($other, $viewer);
        }
    }

    /** Staff took the other language offline, or it is not scheduled any more. */
    private function expectOffline(Expected $other, Viewer $viewer): void
    {
        if ($other->status === Status::Scheduled) {
            $this->expectLine('unschedule', $other, $other->status, Status::Draft, $viewer);
            $this->count('unschedule too');
            $other->reach(Status::Draft);
        }
        if ($other->status->isPublic()) {
            $this->expectLine('take_offline', $other, $other->status, Status::Offline, $viewer);
            $this->count('take_offline too');
            $other->reach(Status::Offline);
        }
        $other->isHeldByStaff = $other->isHeldByStaff || $other->status === Status::Offline;
    }

    private function saveText(Attempt $attempt, Viewer $viewer, Record $record, Expected $own): void
    {
        $text = "Texte {$this->count}";
        $isMinor = $attempt->way === Way::SaveMinorChange;
        ($this->plugin->get(SaveContent::class))($this->input($viewer, $record, ['subtitle' => $text], $this->version($attempt, $own), $isMinor));

        $this->expectSave($attempt, $viewer, $record, $own);
        $other = $this->other($record->language);
        if ($own->seen !== null && $other !== null) {
            $own->seen = $other->text;
        } elseif ($isMinor && $other?->seen === $own->text) {
            $other->seen = $text;
        }
        $own->text = $text;
    }

    private function saveShared(Attempt $attempt, Viewer $viewer, Record $record, Expected $own): void
    {
        $date = (new DateTimeImmutable('2027-01-01'))->modify("+{$this->count} days")->format('Y-m-d');
        ($this->plugin->get(SaveContent::class))($this->input($viewer, $record, ['startDate' => $date], $this->version($attempt, $own)));

        $this->expectSave($attempt, $viewer, $record, $own);
        $own->date = $date;
        $other = $this->other($record->language);
        if ($other !== null) {
            $sibling = $this->record($other->id);
            Assert::assertTrue(
                $other->status === Status::Trash || $this->plugin->get(Policy::class)->canEdit($viewer, $sibling),
                "{$attempt->person} changed a shared value of what is {$other->status->value} in the other language",
            );
            $this->expectSaveLine($viewer, $record->ownerId, $other);
            $other->version++;
            $other->date = $date;
        }
        if ($own->seen !== null && $other !== null) {
            $own->seen = $other->text;
        }
    }

    private function propose(Attempt $attempt, Viewer $viewer, Record $record, Expected $own): void
    {
        $action = $attempt->way === Way::Propose ? OwnerAction::Propose : OwnerAction::WithdrawProposal;
        $version = $this->version($attempt, $own);
        $this->plugin->get(OwnerActions::class)->require($viewer, $action, $record, $version);
        $input = $action->needsInput() ? $this->input($viewer, $record, ['subtitle' => "Proposé {$this->count}"], $version) : null;
        ($this->plugin->get(OwnerActions::class))($viewer, $action, $record, $version, $input);

        Assert::assertFalse($attempt->isStale, 'an older version is refused');
        Assert::assertTrue($own->status->isPublic() && in_array($attempt->person, ['owner', 'co-editor'], true), 'only what is public has proposals, by its owner');
        Assert::assertTrue($attempt->way === Way::Propose || $own->hasProposal, 'only a proposal is withdrawn');
        $this->expectLine($action->transition()->value, $own, $own->status, $own->status, $viewer);
        $own->version++;
        $own->hasProposal = $own->isProposalPending = $attempt->way === Way::Propose;
        $own->proposed = $this->proposedText($record->id);
    }

    private function decideOnProposal(Attempt $attempt, Viewer $viewer, Record $record, Expected $own): void
    {
        $decision = [Decision::Valid, Decision::ToEdit, Decision::Rejected][$attempt->pick % 3];
        $reason = $decision === Decision::Rejected ? RejectionReason::Duplicate : null;
        $input = DecisionInput::of($decision, Target::Proposal, 'Motif', $reason, '', self::TEXT_MAX);
        ($this->plugin->get(Decide::class))($viewer, $record->id, $this->version($attempt, $own), $input);

        Assert::assertFalse($attempt->isStale, 'an older version is refused');
        Assert::assertTrue(in_array($attempt->person, ['moderator', 'admin'], true), 'only validators decide, nobody on their own proposal');
        Assert::assertTrue($own->status->isPublic() && $own->isProposalPending, 'only a proposal that waits is decided on');
        $this->expectLine($decision->onProposal()->value ?? '', $own, $own->status, $own->status, $viewer);
        $own->version++;
        $own->isProposalPending = false;
        $own->hasProposal = $decision === Decision::ToEdit;
        if ($decision === Decision::Valid) {
            $this->expectText($own, $own->proposed ?? $own->text, $record->language);
        }
    }

    private function proposedText(int $id): ?string
    {
        $text = $this->plugin->get(ProposalStore::class)->find($id)->values['subtitle'] ?? null;

        return is_string($text) ? $text : null;
    }

    /** A text was changed: a translation is up to date with its source again. */
    private function expectText(Expected $own, string $text, Lang $language): void
    {
        if ($own->seen !== null) {
            $own->seen = $this->other($language)->text ?? $own->seen;
        }
        $own->text = $text;
    }

    private function translate(Viewer $viewer, Record $record, Expected $own): void
    {
        $language = $record->language->other();
        $copy = ($this->plugin->get(TranslateContent::class))($viewer, $record->id, $language);
        $other = $this->other($record->language);
        Assert::assertSame($other !== null, $copy->existed);
        if ($other !== null) {
            Assert::assertNotSame(Status::Trash, $other->status);

            return;
        }
        Assert::assertFalse(in_array($own->status, [Status::Rejected, Status::Trash], true), 'what is rejected has no translation made from it');
        $this->expected[$language->value] = new Expected($copy->record->id, Status::Draft, 1, $own->text, $own->date, $own->text);
        $own->seen = null;
        $this->expectLine('translate', $this->expected[$language->value], null, Status::Draft, $viewer);
        $this->count('translate');
    }

    private function delete(Viewer $viewer, Record $record, Expected $own): void
    {
        if ($own->status !== Status::Trash || !current_user_can('delete_post', $own->id)) {
            return;
        }
        wp_delete_post($own->id, true);
        $this->expectLine('purge', $own, $own->status, null, $viewer);
        $this->count('purge');
        unset($this->expected[$record->language->value]);
        foreach ($this->expected as $other) {
            $other->seen = null;
        }
    }

    private function schedule(Record $record, Expected $own): void
    {
        if ($this->count % 2 === 0) {
            $past = gmdate('Y-m-d H:i:s', time() - DAY_IN_SECONDS);
            $scheduled = ['ID' => $own->id, 'post_status' => Status::Scheduled->value];
            $this->plugin->get(Database::class)->wpdb->update($this->plugin->get(Database::class)->wpdb->posts, ['post_date' => $past, 'post_date_gmt' => $past], $scheduled);
            clean_post_cache($own->id);
        }
        do_action('publish_future_post', $own->id);
        if ($own->status === Status::Scheduled && $this->count % 2 === 0) {
            $this->expectLine('publish_due', $own, Status::Scheduled, Status::Published, Viewer::anonymous());
            $own->reach(Status::Published);
        }
    }

    private function expectSave(Attempt $attempt, Viewer $viewer, Record $record, Expected $own): void
    {
        Assert::assertFalse($attempt->isStale, 'an older version is refused');
        $isTheirs = Transition::Save->startsFrom($own->status, $record->type) && $this->plugin->get(Policy::class)->canEdit($viewer, $record);
        Assert::assertTrue($isTheirs, "{$own->status->value} is not theirs to edit");
        $this->expectSaveLine($viewer, $record->ownerId, $own);
        $this->count($attempt->way->name);
        $own->version++;
    }

    /** What owners write into their own drafts is not logged. */
    private function expectSaveLine(Viewer $viewer, int $ownerId, Expected $saved): void
    {
        if ($viewer->id !== $ownerId || !in_array($saved->status, self::OPEN, true)) {
            $this->expectLine('save', $saved, $saved->status, $saved->status, $viewer);
        }
    }

    private function expectLine(string $action, Expected $own, ?Status $before, ?Status $after, Viewer $viewer): void
    {
        $this->lines[] = "{$action}: " . ($before->value ?? '') . ' → ' . ($after->value ?? '') . ' by ' . implode(',', $viewer->roles) . " of {$own->id}";
        $this->count($action);
    }

    private function check(Attempt $attempt, int $last): void
    {
        $expected = array_map(static fn (Expected $each): array => $each->stored(), $this->expected);
        $group = $this->plugin->get(Records::class)->findGroups([$this->groupId])[$this->groupId] ?? [];
        $stored = array_map(fn (Record $record): array => [
            $record->status,
            $record->version,
            $record->values->text('subtitle'),
            $record->values->text('startDate'),
            $this->plugin->get(ProposalStore::class)->find($record->id) !== null,
        ], $group);
        ksort($expected);
        ksort($stored);
        Assert::assertSame($expected, $stored, $attempt->describe());
        $this->checkTranslations($group);
        $lines = array_values(array_filter($this->plugin->get(AuditLines::class)->ofGroup($this->groupId), static fn (AuditLine $line): bool => $line->id > $last));
        Assert::assertSame($this->lines, array_map(
            static fn (AuditLine $line): string => "{$line->action}: {$line->before} → {$line->after} by " . implode(',', $line->roles) . " of {$line->postId}",
            $lines,
        ), $attempt->describe());
        if ($this->lines === []) {
            return;
        }
        Assert::assertSame([], ($this->plugin->get(VerifyAudit::class))()->faults, 'the audit log is one chain');
        Assert::assertSame([], array_map(strval(...), [...$this->plugin->get(Verify::class)->differences()]), 'the index is in step');
        Assert::assertSame([], [...$this->plugin->get(QueueVerify::class)->differences()], 'the review queue is in step');
    }

    /** @param array<string, Record> $group */
    private function checkTranslations(array $group): void
    {
        $expected = $states = [];
        foreach (Lang::cases() as $language) {
            $expected[$language->value] = ($this->expected[$language->value] ?? null)?->translation($this->other($language)) ?? ['missing', []];
        }
        foreach ((new LanguageVersions($this->plugin->get(Translations::class)))->of($group) as $version) {
            $states[$version->language->value] = [$version->state->value, $version->changedFields];
        }
        Assert::assertSame($expected, $states, 'translation states');
    }

    /** @param array<string, mixed> $values */
    private function input(Viewer $viewer, Record $record, array $values, int $version, bool $isMinor = false): SaveInput
    {
        return new SaveInput($viewer, ContentType::Initiative, $record->language, $values, id: $record->id, expectedVersion: $version, isMinorChange: $isMinor);
    }

    private function version(Attempt $attempt, Expected $own): int
    {
        return $own->version - ($attempt->isStale ? 1 : 0);
    }

    private function record(int $id): Record
    {
        clean_post_cache($id);
        $record = $this->plugin->get(Records::class)->find($id);
        Assert::assertNotNull($record);

        return $record;
    }

    private function other(Lang $language): ?Expected
    {
        return $this->expected[$language->other()->value] ?? null;
    }

    private static function difference(AssertionFailedError $failure): string
    {
        return $failure instanceof ExpectationFailedException ? (string) $failure->getComparisonFailure()?->getDiff() : '';
    }

    private function count(string $what): void
    {
        $this->trail[] = $what;
        $this->done[$what] = ($this->done[$what] ?? 0) + 1;
    }
}
