<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications;

use Passerelle\Accounts\Privacy\Records\ApplicationRecords;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Applying\ApplicantsWithDrafts;
use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\CallApplications;
use Passerelle\Applications\CoWriting\CoWriterRole;
use Passerelle\Applications\CoWriting\InviteCoWriter;
use Passerelle\Applications\CoWriting\WhomToInvite;
use Passerelle\Applications\Forms\Composing\FormAction;
use Passerelle\Applications\Letters\ChangeLetters;
use Passerelle\Applications\Letters\RefereeReader;
use Passerelle\Applications\Sending\ApplicationCopy;
use Passerelle\Applications\Sending\CheckReceipt;
use Passerelle\Applications\Sending\ReceiptMail;
use Passerelle\Applications\Sending\ReceiptNumber;
use Passerelle\Applications\Sending\SnapshotStore;
use Passerelle\Applications\Submissions\DailyFigures;
use Passerelle\Applications\Submissions\PersonalApplications;
use Passerelle\Applications\Submissions\ApplicationErasure;
use Passerelle\Applications\Trials\BeginTrial;
use Passerelle\Applications\Trials\TrialPeriod;
use Passerelle\Content\Model\Status;
use Passerelle\Content\Record;
use Passerelle\Files\FileAccess;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Kernel\Tasks\DailyTasks;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Recipient;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

/** Managers try out a form as applicants see it. Nothing of a trial counts, and it ends by itself seven days after 28 November 2026 at noon. */
#[Group('exhaustive')]
final class TrialsTest extends ApplicationTestCase
{
    private const FORM = [
        'motive' => ['kind' => 'longText', 'required' => true, 'max' => 200],
        'cv' => ['kind' => 'file', 'accepts' => ['document'], 'max' => 1],
        'letter' => ['kind' => 'letter', 'required' => true, 'min' => 1, 'max' => 2, 'awaited' => true],
        'gender' => ['kind' => 'yesNo', 'statistical' => true],
    ];
    private const TABLES = [
        ApplicationTables::APPLICATIONS,
        ApplicationTables::SUBMISSIONS,
        ApplicationTables::STATISTICS,
        ApplicationTables::SNAPSHOTS,
        ApplicationTables::FILES,
        ApplicationTables::TRIALS,
    ];

    public function testAManagerTriesOutTheFormThatIsComposed(): void
    {
        $call = $this->composedCall();
        $trial = $this->trial($this->manager, $call);

        self::assertSame(['save', 'send', 'delete'], $trial['actions']);
        self::assertSame(['2026-12-05T12:00:00Z', 'fr', 0, false, false, null], [
            $trial['trialUntil'],
            $trial['language'],
            $trial['formNumber'],
            $trial['invites'],
            $trial['isLapsed'],
            $trial['number'],
        ]);
        self::assertSame(['motive: required'], self::missing($trial), 'Letters are not asked for in a trial.');
        self::assertSame([['deadline' => '2026-12-31T23:59:59Z', 'questionId' => 'letter', 'mayAsk' => false]], $trial['letterQuestions']);
    }

    /** @param list<string> $refusals */
    #[TestWith(['owner', []])]
    #[TestWith(['manager', []])]
    #[TestWith(['other manager', ['not_found']])]
    #[TestWith(['applicant', ['not_found']])]
    #[TestWith(['visitor', ['not_found']])]
    public function testWhoMayEditTheCallTriesItOut(string $name, array $refusals): void
    {
        $call = $this->composedCall();
        $people = [
            'owner' => $this->owner,
            'manager' => $this->manager,
            'other manager' => $this->users->operateur(),
            'applicant' => $this->users->beneficiaire(),
            'visitor' => Viewer::anonymous(),
        ];
        self::assertSame($refusals, $this->refusals(fn () => $this->trial($people[$name], $call)));
    }

    public function testNobodyElseReadsATrial(): void
    {
        $call = $this->composedCall();
        $id = $this->id($this->trial($this->manager, $call));
        $this->write($this->manager, $id, 1, ['motive' => 'Moi']);
        foreach ([$this->owner, $this->users->administrator(), $this->users->beneficiaire(), Viewer::anonymous()] as $other) {
            self::assertSame(['not_found'], $this->refusals(fn () => $this->read($other, $id)));
            self::assertSame(['not_found'], $this->refusals(fn () => $this->plugin->get(ApplicationCopy::class)->data($other, $id, false)));
            foreach (ApplicationAction::cases() as $action) {
                self::assertSame(['not_found'], $this->refusals(fn () => $this->perform($other, $action, $id, 2, '{}')), $action->value);
            }
        }
        self::assertNotSame($id, $this->id($this->trial($this->owner, $call)), 'Each manager has one.');
        self::assertSame($id, $this->id($this->trial($this->manager, $call)));
    }

    public function testWhatCannotBePublishedCannotBeTriedOut(): void
    {
        $call = $this->call();
        self::assertSame(['sections: required'], $this->refusals(fn () => $this->trial($this->manager, $call)));
        $this->change($this->owner, $call, FormAction::Save, self::document(['motive' => ['kind' => 'choice', 'choices' => []]]));
        self::assertSame(['sections.0.questions.0.choices: required'], $this->refusals(fn () => $this->trial($this->manager, $call)));
        $french = $this->composedCall(['depositLanguages' => ['fr']]);
        foreach (['en', 'xx', ''] as $language) {
            self::assertSame(['language: invalid_choice'], $this->refusals(fn () => $this->trial($this->manager, $french, $language)));
        }
        self::assertSame(['not_found'], $this->refusals(fn () => ($this->plugin->get(BeginTrial::class))($this->manager, 0, null)));
        $elsewhere = $this->composedCall(['managementMode' => 'external', 'externalUrl' => 'https://apply.example.org']);
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->trial($this->manager, $elsewhere)));
        self::assertSame([], $this->db->ids("SELECT id FROM {$this->db->table(ApplicationTables::APPLICATIONS)}"));
    }

    /** @param array<string, mixed> $values */
    #[TestWith([['closesAt' => '2026-11-20T00:00:00Z']])]
    #[TestWith([['opensAt' => '2026-12-20T00:00:00Z']])]
    public function testTheCallNeedsNotBeOpen(array $values): void
    {
        $call = $this->composedCall($values);
        $id = $this->id($this->trial($this->manager, $call));
        $this->write($this->manager, $id, 1, ['motive' => 'Moi']);
        $this->perform($this->manager, ApplicationAction::Send, $id, 2);
        self::assertSame(['sent', ['delete'], false], $this->standing($id));
    }

    public function testSendingShowsAReceiptThatNoReceiptIsLike(): void
    {
        $call = $this->composedCall();
        [$id, $fileId] = $this->sentTrial($call);
        $read = $this->read($this->manager, $id);
        self::assertSame(['sent', ['delete'], false], $this->standing($id));
        self::assertIsString($read['number']);
        self::assertMatchesRegularExpression("/^TEST-{$call->groupId}-2026-[A-Z0-9]{9}$/", $read['number']);
        self::assertNull(ReceiptNumber::read($read['number']));
        self::assertIsArray($read['receipts']);
        $hash = array_column($read['receipts'], 'sha256')[0] ?? null;
        self::assertIsString($hash);
        self::assertNull($this->plugin->get(SnapshotStore::class)->matching($read['number'], $hash));
        self::assertNull(($this->plugin->get(CheckReceipt::class))($read['number'], $hash, '203.0.113.9'));

        $copy = $this->plugin->get(ApplicationCopy::class)->data($this->manager, $id, true);
        self::assertSame($hash, $copy['sha256']);
        self::assertIsString($copy['document']);
        $document = (array) json_decode($copy['document'], true);
        self::assertSame([true, $read['number'], ['motive' => 'CANARY', 'cv' => [$fileId]]], [$document['trial'], $document['number'], $document['answers']]);
        foreach (['invalid_transition' => [ApplicationAction::Save, ApplicationAction::Send, ApplicationAction::TakeBack, ApplicationAction::Withdraw]] as $refusal => $actions) {
            foreach ($actions as $action) {
                self::assertSame([$refusal], $this->refusals(fn () => $this->perform($this->manager, $action, $id, 3, '{}')));
            }
        }
    }

    public function testNothingOfATrialIsCountedOrMailedToOthers(): void
    {
        $call = $this->composedCall();
        $this->change($this->owner, $call, FormAction::Publish);
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
        $this->sentTrial($call);
        $this->id($this->trial($this->owner, $call));

        self::assertSame([[], []], [$this->applications($this->manager), $this->applications($this->owner)]);
        $extent = $this->composed($this->owner, $call)->extent;
        self::assertSame([0, 0, []], [$extent->drafts, $extent->sent, $extent->answered]);
        $counts = $this->plugin->get(CallApplications::class);
        self::assertSame([[], []], [$counts->among([$call->groupId]), $counts->sentAmong([$call->groupId])]);
        self::assertSame(['begun' => null, 'sent' => 0, 'days' => []], $this->plugin->get(DailyFigures::class)->of($call->groupId, null));
        self::assertSame([], $this->plugin->get(ApplicantsWithDrafts::class)->of($call->groupId));
        $mails = $this->db->column("SELECT payload FROM {$this->db->table('outbox')} WHERE kind = 'mail'");
        self::assertCount(1, $mails, 'The receipt, to the manager.');
        self::assertStringContainsString("\"userId\":{$this->manager->id}", $mails[0]);
        $this->assertReceiptOfATrial((array) json_decode($mails[0], true));

        // The form is as free as before, and whoever applies begins without it.
        $this->change($this->owner, $call, FormAction::Save, self::document(['motive' => [...self::FORM['motive'], 'max' => 20], 'cv' => self::FORM['cv']]));
        self::assertSame([], $this->refusals(fn () => $this->change($this->owner, $call, FormAction::Publish)));
        $own = $this->begin($this->manager, $call);
        self::assertSame([[], null], [self::answers($own), $own['trialUntil']]);
        self::assertSame([$own['id']], array_column($this->applications($this->manager), 'id'));
    }

    public function testNobodyIsInvitedOrAskedForALetter(): void
    {
        $call = $this->composedCall();
        $this->change($this->owner, $call, FormAction::Publish);
        $id = $this->id($this->trial($this->manager, $call));
        $referee = $this->plugin->get(RefereeReader::class)->read('Awa Diop', 'referee@example.test', 'fr', '');
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->plugin->get(ChangeLetters::class)->ask($this->manager, $id, 'letter', $referee, null)));
        $whom = new WhomToInvite(email: 'another@example.org');
        self::assertSame(['invalid_transition'], $this->refusals(fn () => ($this->plugin->get(InviteCoWriter::class))($this->manager, $id, $whom, CoWriterRole::Edit)));
    }

    /** Answers that fit are taken over, as from an earlier application. */
    public function testAFormThatWasComposedAnewBeginsItAnew(): void
    {
        $call = $this->composedCall();
        $id = $this->id($this->trial($this->manager, $call));
        $this->write($this->manager, $id, 1, ['motive' => 'Moi']);
        self::assertSame($id, $this->id($this->trial($this->manager, $call)));
        $this->change($this->owner, $call, FormAction::Save, self::document([...self::FORM, 'more' => ['kind' => 'shortText']]));
        self::assertSame(['motive' => 'Moi'], self::answers($this->read($this->manager, $id)), 'It stays as it was begun.');

        $again = $this->trial($this->manager, $call);
        self::assertNotSame($id, $again['id']);
        self::assertSame([['motive' => 'Moi'], [['id' => 'motive', 'origin' => 'earlier']]], [self::answers($again), $again['origins']]);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->read($this->manager, $id)));
        self::assertSame('en', $this->trial($this->manager, $call, 'en')['language']);
        self::assertCount(1, $this->db->ids("SELECT id FROM {$this->db->table(ApplicationTables::APPLICATIONS)}"));
    }

    public function testDeletingItLeavesNothing(): void
    {
        $call = $this->composedCall();
        [$id, $fileId] = $this->sentTrial($call);
        self::assertTrue($this->readsFile($this->manager, $fileId));
        self::assertFalse($this->readsFile($this->owner, $fileId));
        self::assertNull($this->perform($this->manager, ApplicationAction::Delete, $id, 3));
        $this->assertNothingIsLeft($fileId);
    }

    public function testItIsDeletedAfterSevenDays(): void
    {
        $call = $this->composedCall();
        $this->change($this->owner, $call, FormAction::Publish);
        $other = $this->id($this->begin($this->users->beneficiaire(), $call));
        [$id, $fileId] = $this->sentTrial($call);
        $this->at('2026-12-05 11:59:59');
        self::assertSame(0, $this->plugin->get(TrialPeriod::class)->purge());
        self::assertSame('sent', $this->read($this->manager, $id)['state']);
        $this->at('2026-12-05 12:00:00');
        $this->plugin->get(DailyTasks::class)->register();
        do_action('passerelle_forget_trial_applications');
        self::assertSame([$other], $this->db->ids("SELECT id FROM {$this->db->table(ApplicationTables::APPLICATIONS)}"));
        $this->plugin->get(ApplicationErasure::class)->delete([$other]);
        $this->assertNothingIsLeft($fileId);
    }

    public function testItEndsWithItsCall(): void
    {
        $call = $this->composedCall(status: Status::Draft);
        [, $fileId] = $this->sentTrial($call);
        wp_delete_post($call->id, true);
        $this->assertNothingIsLeft($fileId);
    }

    public function testItIsAmongTheDataOfTheManagerAndEndsWithTheAccount(): void
    {
        $call = $this->composedCall();
        [, $fileId] = $this->sentTrial($call);
        $listed = [...$this->plugin->get(ApplicationRecords::class)->of($this->manager->id)];
        self::assertSame([['2026-12-05 12:00:00', ['motive' => 'CANARY', 'cv' => [$fileId], 'gender' => true]]], array_map(
            static fn (array $each): array => [$each['trialUntil'], $each['answers']],
            $listed,
        ));
        self::assertSame([], [...$this->plugin->get(ApplicationRecords::class)->of($this->owner->id)]);
        $this->plugin->get(PersonalApplications::class)->erase($this->manager->id);
        $this->assertNothingIsLeft($fileId);
    }

    /** @param array<string, mixed> $values */
    private function composedCall(array $values = [], Status $status = Status::Published): Record
    {
        $call = $this->call($values);
        if ($status !== Status::Published) {
            wp_update_post(['ID' => $call->id, 'post_status' => $status->value]);
            $call = $this->reload($call);
        }
        $this->change($this->owner, $call, FormAction::Save, self::document(self::FORM));

        return $call;
    }

    /** @return array<string, mixed> */
    private function trial(Viewer $viewer, Record $call, ?string $language = null): array
    {
        $begun = ($this->plugin->get(BeginTrial::class))($viewer, $call->id, $language);

        return $this->read($viewer, $begun->application->id);
    }

    /** @return array{int, int} trial of the manager, and its file */
    private function sentTrial(Record $call): array
    {
        $id = $this->id($this->trial($this->manager, $call));
        $fileId = $this->files->pdf($this->manager->id, FilePurpose::Application);
        $this->write($this->manager, $id, 1, ['motive' => 'CANARY', 'cv' => [$fileId], 'gender' => true]);
        $this->perform($this->manager, ApplicationAction::Send, $id, 2);

        return [$id, $fileId];
    }

    /** @return array{mixed, mixed, mixed} state, actions and whether it counts as lapsed */
    private function standing(int $id): array
    {
        $read = $this->read($this->manager, $id);

        return [$read['state'], $read['actions'], $read['isLapsed']];
    }

    private function readsFile(Viewer $viewer, int $fileId): bool
    {
        $file = $this->plugin->get(Files::class)->find($fileId);

        return $file !== null && $this->plugin->get(FileAccess::class)->check($viewer, $file)->mayRead;
    }

    /** @param array<mixed> $mail */
    private function assertReceiptOfATrial(array $mail): void
    {
        $content = $this->plugin->get(ReceiptMail::class)->content(new Recipient('awa@example.test', Lang::French, 'Awa', $this->manager->id), (array) ($mail['data'] ?? []));
        self::assertStringStartsWith("Essai\u{a0}: ", $content->subject ?? '');
        self::assertStringStartsWith('Ceci est un essai', $content->paragraphs[0] ?? '');
        self::assertMatchesRegularExpression('~/tableau-de-bord/vos-candidatures/\d+/$~', $content->button->url ?? '');
    }

    private function assertNothingIsLeft(int $fileId): void
    {
        foreach (self::TABLES as $table) {
            self::assertSame([], $this->db->rows("SELECT * FROM {$this->db->table($table)}"), $table);
        }
        self::assertNull($this->plugin->get(Files::class)->find($fileId));
    }
}
