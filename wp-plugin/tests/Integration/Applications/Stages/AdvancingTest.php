<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Stages;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Applying\ReadEarlierStages;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\Offers\ReadOwnDecision;
use Passerelle\Applications\Decisions\Preparing\DecisionInput;
use Passerelle\Applications\Decisions\Preparing\PrepareDecisions;
use Passerelle\Applications\Decisions\Preparing\ReadDecisions;
use Passerelle\Applications\EligibilityCheck\CheckEligibility;
use Passerelle\Applications\EligibilityCheck\EligibilityInput;
use Passerelle\Applications\EligibilityCheck\EligibilityResult;
use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Handling\HandlingResult;
use Passerelle\Applications\Handling\Listing\ListFilter;
use Passerelle\Applications\Handling\Listing\SentApplications;
use Passerelle\Applications\Handling\ReadHandling;
use Passerelle\Applications\Handling\Reading\ReadReceived;
use Passerelle\Applications\Messages\ReadThread;
use Passerelle\Applications\Retention\EndRetentions;
use Passerelle\Applications\Retention\RetentionEnd;
use Passerelle\Applications\Sending\ApplicationCopy;
use Passerelle\Applications\Sending\SnapshotStore;
use Passerelle\Applications\Submissions\PersonalApplications;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Applications\Timeline\ReadTimeline;
use Passerelle\Calls\Notices\Reminders\SendReminders;
use Passerelle\Rights\Viewer;

/** Applications that were advanced are written anew at the next stage, under the same number; the others see nothing of it. */
final class AdvancingTest extends StageTestCase
{
    public function testNobodyIsAdvancedToAStageThatIsNotThereOrNotReady(): void
    {
        self::assertSame([$this->id => 'invalid_transition'], self::refused($this->prepare([$this->id], DecisionKind::Advanced)), 'The call has one stage.');
        self::assertNull($this->decisions()['nextStage']);
        $this->saveStage();
        self::assertSame([], self::refused($this->prepare([$this->id], DecisionKind::Advanced)));
        self::assertSame(['stage_in_use'], $this->refusals(fn () => $this->removeStage(2, 1)), 'A decision is prepared.');
        self::assertSame(['stage_not_ready'], $this->refusals(fn () => $this->publish(['advanced' => 1], 2, true)), 'It has no form.');
        $this->publishSecondForm();
        $this->at('2027-02-28 10:00:00');
        self::assertSame(['stage_not_ready'], $this->refusals(fn () => $this->publish(['advanced' => 1], 2, true)), 'It closes within a day.');
        $this->at(self::AFTER);
        self::assertSame(1, $this->publish(['advanced' => 1], 2, true));
    }

    public function testTheLetterSaysUntilWhenAndIsOutOfDateWhenTheStageMoves(): void
    {
        $this->saveStage();
        $this->publishSecondForm();
        $this->prepare([$this->id], DecisionKind::Advanced);
        $letter = str_replace("\u{A0}", ' ', $this->letters($this->id)['fr']['body']);
        self::assertStringContainsString('Dossier complet', $letter);
        self::assertStringContainsString('28 février 2027', $letter);
        self::assertStringContainsString('Full application', $this->letters($this->id)['en']['body']);
        $this->saveStage(2, 1, closesAt: '2027-03-10T00:00:00Z');
        self::assertTrue($this->rows()[$this->id]['isOutdated']);
        self::assertSame(['letters_outdated'], $this->refusals(fn () => $this->publish(['advanced' => 1], 2, true)));
    }

    public function testWhoIsAdvancedWritesAtTheNextStage(): void
    {
        $this->advance();
        self::assertSame(['advanced', 'draft'], [$this->stateAt($this->id, 1), $this->stateAt($this->id, 2)]);
        $read = $this->read($this->applicant, $this->id);
        $facts = array_map(static fn (string $key): mixed => $read[$key], ['stage', 'state', 'callState', 'closesAt', 'receipts', 'answers']);
        self::assertSame([2, 'draft', 'announced', '2027-02-28T23:59:59Z', [], '{}'], $facts);
        self::assertSame(['withdraw'], $read['actions'], 'It opens in February, and what was sent is never deleted.');
        self::assertSame(['call_not_open'], $this->refusals(fn () => $this->write($this->applicant, $this->id, 1, ['plan' => 'Déjà'])));
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->perform($this->applicant, ApplicationAction::Delete, $this->id, 1)));

        $this->at(self::WHILE_OPEN);
        self::assertSame(['save', 'send', 'withdraw'], $this->read($this->applicant, $this->id)['actions']);
        self::assertSame(['plan: required'], $this->refusals(fn () => $this->perform($this->applicant, ApplicationAction::Send, $this->id, 1)));
        $this->sendSecond();
        $sent = $this->read($this->applicant, $this->id);
        self::assertSame([$read['number'], 'sent', 1], [$sent['number'], $sent['state'], $sent['sentNumber']]);
        self::assertContains('takeBack', (array) $sent['actions']);
        $number = is_string($read['number']) ? $read['number'] : '';
        foreach ([1 => 'Fleuve', 2 => 'Traverser'] as $stage => $answer) {
            $copy = $this->plugin->get(ApplicationCopy::class)->data($this->applicant, $this->id, true, $stage);
            self::assertStringContainsString($answer, $copy['document']);
            self::assertNotNull($this->plugin->get(SnapshotStore::class)->matching($number, (string) $copy['sha256']), 'Both receipts prove what was sent.');
        }
        $this->at('2027-03-01 00:00:10');
        self::assertSame(['call_closed'], $this->refusals(fn () => $this->perform($this->applicant, ApplicationAction::TakeBack, $this->id, 3)));
    }

    public function testWhoIsNotAdvancedSeesNothingOfIt(): void
    {
        $this->advance();
        $this->at(self::WHILE_OPEN);
        $read = $this->read($this->bintou, $this->second);
        self::assertSame([1, 'not_selected', 'closed'], [$read['stage'], $read['state'], $read['callState']]);
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->write($this->bintou, $this->second, 4, ['plan' => 'Moi aussi'])));
        self::assertSame([], $this->plugin->get(ReadEarlierStages::class)->data($this->bintou, $this->second));
        foreach ([$this->bintou, $this->chloe, Viewer::anonymous()] as $other) {
            self::assertSame(['not_found'], $this->refusals(fn () => $this->earlier($other)));
        }
        $late = $this->users->beneficiaire();
        self::assertSame(['call_closed'], $this->refusals(fn () => $this->begin($late, $this->call)), 'A later stage is no way into the call.');
    }

    public function testWhatWasWrittenBeforeIsShownBeside(): void
    {
        $this->advance();
        [$earlier] = $this->earlier($this->applicant);
        self::assertIsArray($earlier['version']);
        self::assertSame([1, 'advanced', 1], [$earlier['number'], $earlier['state'], $earlier['version']['number']]);
        self::assertStringContainsString('Fleuve', self::json($earlier['version']['answers']));
        self::assertStringNotContainsString('gender', self::json($earlier), 'Statistical answers are in a table of their own.');
        self::assertSame('advanced', $this->plugin->get(ReadOwnDecision::class)->data($this->applicant, $this->id, 1)['kind']);
        $latest = fn () => $this->plugin->get(ReadOwnDecision::class)->data($this->applicant, $this->id);
        self::assertSame(['not_found'], $this->refusals($latest), 'Nothing is decided at the second stage.');
    }

    public function testThoseWhoHandleItReadWhatWasSentAndNoDraft(): void
    {
        $this->advance();
        $this->at(self::WHILE_OPEN);
        $this->write($this->applicant, $this->id, 1, ['plan' => 'Secret']);
        $received = $this->plugin->get(ReadReceived::class)->data($this->manager, $this->id, null, null);
        self::assertSame([1, 'advanced', []], [$received['stage'], $received['state'], $received['stages']]);
        self::assertStringNotContainsString('Secret', self::json($received));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->plugin->get(ReadReceived::class)->data($this->manager, $this->id, null, null, 2)));
        self::assertSame([], $this->listedAt(2));
        self::assertSame('advanced', $this->plugin->get(ReadHandling::class)->data($this->manager, $this->id)['state']);
        self::assertTrue($this->plugin->get(ReadThread::class)->data($this->manager, $this->id)['isSent']);

        $this->perform($this->applicant, ApplicationAction::Send, $this->id, 2);
        $received = $this->plugin->get(ReadReceived::class)->data($this->manager, $this->id, null, null);
        self::assertSame([2, 'sent', [1, 2]], [$received['stage'], $received['state'], array_column((array) $received['stages'], 'number')]);
        self::assertSame([$this->id], $this->listedAt(2));
        self::assertSame([$this->id, $this->second, $this->third], $this->listedAt(1));
        self::assertSame(1, $this->plugin->get(ReadReceived::class)->data($this->manager, $this->id, null, null, 1)['stage']);
        self::assertSame(2, $this->plugin->get(HandlerRights::class)->submission($this->manager, $this->id)->stage->number);
    }

    public function testEachStageIsDecidedForItself(): void
    {
        $this->advance();
        $this->sendSecond();
        $this->at('2027-03-02 10:00:00');
        $this->findEligibleAt(2);
        self::assertSame('advanced', $this->stateAt($this->id, 1));
        self::assertSame('eligible', $this->stateAt($this->id, 2));
        self::assertSame([$this->id => 'invalid_transition'], self::refused($this->prepareAt(2, DecisionKind::Advanced)), 'The last stage has no next one.');
        self::assertSame([], self::refused($this->prepareAt(2, DecisionKind::NotSelected)));
        $decisions = $this->plugin->get(ReadDecisions::class)->data($this->manager, $this->call->id, 2);
        self::assertSame([$this->id], array_column((array) $decisions['rows'], 'id'));
        self::assertSame('eligible', $this->read($this->applicant, $this->id)['state'], 'Nothing is published.');
    }

    public function testAReviewerOfTheFirstStageReadsNothingOfTheSecond(): void
    {
        $this->savePlan();
        $this->reviewer($this->nour);
        $assignment = $this->assigned($this->nour, $this->id);
        $this->saveStage();
        $this->publishSecondForm();
        $this->prepare([$this->id], DecisionKind::Advanced);
        $this->publish(['advanced' => 1], 2, true);
        $this->sendSecond();
        self::assertStringContainsString('Fleuve', self::json($this->review($this->nour, $assignment)));
        self::assertStringNotContainsString('Traverser', self::json([$this->review($this->nour, $assignment), $this->own($this->nour)]));
        foreach (
            [
            fn () => $this->plugin->get(ReadReceived::class)->data($this->nour, $this->id, null, null, 2),
            fn () => $this->plugin->get(ReadReceived::class)->data($this->nour, $this->id, null, null),
            fn () => $this->earlier($this->nour),
            fn () => $this->plugin->get(ApplicationCopy::class)->data($this->nour, $this->id, true, 2),
            fn () => $this->plugin->get(ReadOwnDecision::class)->data($this->nour, $this->id, 1),
            ] as $read
        ) {
            self::assertSame(['not_found'], $this->refusals($read));
        }
    }

    public function testADraftOfALaterStageLapsesAndIsStoredAsWhatWasSent(): void
    {
        $this->advance();
        $this->at('2027-03-01 00:00:00');
        $read = $this->read($this->applicant, $this->id);
        self::assertSame([true, ['withdraw']], [$read['isLapsed'], $read['actions']]);
        $submission = $this->plugin->get(SubmissionStore::class)->find($this->id);
        self::assertNotNull($submission);
        $removal = fn (): ?string => $this->plugin->get(RetentionEnd::class)->of($submission)?->format('Y-m-d');
        self::assertNull($removal(), 'Chloé is undecided.');
        $this->prepare([$this->third], DecisionKind::NotSelected);
        $this->publish(['not_selected' => 1]);
        self::assertSame('2029-03-01', $removal(), 'Two years after the last result, not six months as for a draft.');
        $this->at('2027-12-01 00:00:00');
        $this->plugin->get(EndRetentions::class)->run();
        self::assertSame('advanced', $this->stateAt($this->id, 1));
    }

    public function testThoseWhoWereAdvancedAreRemindedOfTheClosingOfTheirStage(): void
    {
        $this->advance();
        foreach (['2027-02-26 23:59:59', '2027-02-28 21:59:59', '2027-02-28 23:59:59'] as $instant) {
            $this->db->execute("DELETE FROM {$this->db->table('notices')}");
            $this->at($instant);
            $this->plugin->get(SendReminders::class)->run();
            $reminded = $this->db->ids("SELECT DISTINCT user_id FROM {$this->db->table('notices')} WHERE data LIKE %s", '%draft_closes_soon%');
            self::assertSame($instant === '2027-02-28 23:59:59' ? [] : [$this->applicant->id], $reminded, $instant);
        }
    }

    public function testTheCopyOfOnesDataHasAllStagesAndErasureEmptiesThem(): void
    {
        $this->advance();
        $this->sendSecond();
        $data = [...$this->plugin->get(PersonalApplications::class)->of($this->applicant->id)];
        self::assertSame([2, 1], array_column($data, 'stage'));
        self::assertStringContainsString('Fleuve', self::json($data));
        self::assertStringContainsString('Traverser', self::json($data));
        $this->plugin->get(PersonalApplications::class)->erase($this->applicant->id);
        $stored = self::json([
            $this->db->rows("SELECT answers FROM {$this->db->table('submissions')} WHERE application_id = %d", $this->id),
            $this->db->rows("SELECT document FROM {$this->db->table('submission_snapshots')}"),
            $this->db->rows("SELECT name FROM {$this->db->table('listed_submissions')} WHERE application_id = %d", $this->id),
        ]);
        self::assertStringNotContainsString('Fleuve', $stored);
        self::assertStringNotContainsString('Traverser', $stored);
        self::assertSame(['advanced', 'sent'], [$this->stateAt($this->id, 1), $this->stateAt($this->id, 2)]);
    }

    /** @return list<int> ids of applications */
    private function listedAt(int $stage): array
    {
        $ids = array_column((array) $this->plugin->get(SentApplications::class)->page($this->manager, $this->call->id, $stage, new ListFilter(), [], 1)['items'], 'id');
        sort($ids);

        return $ids;
    }

    private function findEligibleAt(int $stage): void
    {
        $results = ($this->plugin->get(CheckEligibility::class))(
            $this->manager,
            $this->itemsAt($stage),
            EligibilityInput::of(EligibilityResult::Eligible, null, null, '', 100),
        );
        self::assertSame([], self::refused($results));
    }

    /** @return list<HandlingResult> */
    private function prepareAt(int $stage, DecisionKind $kind): array
    {
        return $this->plugin->get(PrepareDecisions::class)->prepare(
            $this->manager,
            $this->itemsAt($stage),
            new DecisionInput($kind),
        );
    }

    /** @return list<array{id: int, version: int}> */
    private function itemsAt(int $stage): array
    {
        $version = (int) $this->db->value("SELECT handling FROM {$this->db->table('submissions')} WHERE application_id = %d AND stage = %d", $this->id, $stage);

        return [['id' => $this->id, 'version' => $version]];
    }

    public function testTheTimelineNamesLaterStages(): void
    {
        $this->advance();
        $this->sendSecond();
        $entries = array_map(
            static fn (array $each): array => [$each['kind'], $each['stage']],
            $this->plugin->get(ReadTimeline::class)->of($this->id),
        );
        self::assertSame([['sent', 2], ['decided', null], ['eligible', null], ['sent', null]], $entries);
    }
}
