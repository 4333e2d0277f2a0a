<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Decisions;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\Offers\AnswerOffer;
use Passerelle\Applications\Decisions\Offers\EndOffers;
use Passerelle\Applications\Decisions\Offers\ReadOwnDecision;
use Passerelle\Applications\Decisions\Offers\RevokeOffer;
use Passerelle\Applications\Retention\RetentionEnd;
use Passerelle\Applications\Submissions\PersonalApplications;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Applications\Timeline\PersonalEvents;
use Passerelle\Applications\Timeline\Timeline;
use Passerelle\Languages\Lang;
use Passerelle\Notices\ReadNotice;
use Passerelle\Notices\ReadNotices;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Offers are confirmed or declined until an instant; when one ends, the next of the waiting list gets one that the team publishes. */
#[Group('exhaustive')]
final class OffersTest extends DecisionTestCase
{
    private const LAST = '2027-02-01 23:59:59';
    private const LATE = '2027-02-02 00:00:00';

    protected function setUp(): void
    {
        parent::setUp();
        $this->saveSettings();
        $this->prepare([$this->id], DecisionKind::Selected, '800');
        $this->prepare([$this->second, $this->third], DecisionKind::WaitingList);
        $this->publish(['selected' => 1, 'waiting_list' => 2]);
    }

    public function testTheApplicantReadsTheDecisionAndConfirms(): void
    {
        $own = $this->ownDecision($this->applicant);
        self::assertSame(
            ['800', null, '2027-02-01T23:59:59Z', true, 'EUR', 'selected', null, '2027-01-10T10:00:00Z', 'selected'],
            array_map(static fn (string $name): mixed => $own[$name], ['amount', 'answer', 'answerUntil', 'answers', 'currency', 'kind', 'place', 'publishedAt', 'state']),
        );
        self::assertSame($this->letters($this->id)['fr']['body'], array_column((array) $own['letters'], 'body', 'language')['fr']);
        self::assertSame(
            [2, 'waiting_list', false],
            [
                $this->ownDecision($this->chloe, $this->third)['place'],
                $this->ownDecision($this->chloe, $this->third)['kind'],
                $this->ownDecision($this->chloe, $this->third)['answers'],
            ],
        );
        $this->at(self::LAST);
        $this->answerOffer($this->applicant, true);
        self::assertSame(
            ['confirmed', 'confirmed', false],
            [$this->state($this->id), $this->ownDecision($this->applicant)['answer'], $this->ownDecision($this->applicant)['answers']],
        );
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->answerOffer($this->applicant, false)), 'An answer is final.');
        self::assertSame('Proposition confirmée pour « ' . $this->call->title . ' »', $this->title($this->manager));
        self::assertSame(['offer_confirmed', $this->applicant->id], $this->lastEvent($this->id));
        self::assertSame([], array_filter(array_column($this->rows(), 'prepared'), is_array(...)), 'Nobody moves up.');
    }

    public function testWhoDeclinesMakesRoomForTheNext(): void
    {
        $this->answerOffer($this->applicant, false);
        self::assertSame('declined', $this->state($this->id));
        $rows = $this->rows();
        self::assertSame(
            ['selected', '1500.5', null],
            [$rows[$this->second]['prepared']['kind'] ?? null, $rows[$this->second]['prepared']['amount'] ?? null, $rows[$this->third]['prepared'] ?? null],
        );
        self::assertSame(['waiting_list', 'waiting_list'], [$this->state($this->second), $this->ownDecision($this->bintou, $this->second)['kind']], 'Only the team sees it.');
        self::assertSame('Proposition déclinée pour « ' . $this->call->title . ' »', $this->title($this->manager));
        $this->publish(['selected' => 1]);
        self::assertSame(['selected', true], [$this->state($this->second), $this->ownDecision($this->bintou, $this->second)['answers']]);
        $this->answerOffer($this->bintou, false, $this->second);
        self::assertSame(
            ['selected', '1500.5'],
            [$this->rows()[$this->third]['prepared']['kind'] ?? null, $this->rows()[$this->third]['prepared']['amount'] ?? null],
            'Chloé asked no amount: what is free.',
        );
    }

    public function testAnOfferWithoutAnAnswerLapsesAfterAReminder(): void
    {
        self::assertSame(0, $this->runWorker());
        $this->at('2027-01-30 23:59:59');
        self::assertSame(1, $this->runWorker());
        self::assertSame('À confirmer bientôt : votre candidature à « ' . $this->call->title . ' »', $this->title($this->applicant));
        self::assertSame(0, $this->runWorker(), 'Once.');
        $this->at(self::LAST);
        self::assertSame([0, 'selected'], [$this->runWorker(), $this->state($this->id)]);
        $this->at(self::LATE);
        self::assertSame(['offer_over'], $this->refusals(fn () => $this->answerOffer($this->applicant, true)));
        self::assertFalse($this->ownDecision($this->applicant)['answers']);
        self::assertSame([1, 0], [$this->runWorker(), $this->runWorker()]);
        self::assertSame(
            ['declined', 'lapsed', 'selected'],
            [$this->state($this->id), $this->ownDecision($this->applicant)['answer'], $this->rows()[$this->second]['prepared']['kind'] ?? null],
        );
        self::assertSame(
            ['Proposition caduque : votre candidature à « ' . $this->call->title . ' »', 'Proposition caduque pour « ' . $this->call->title . ' »'],
            [$this->title($this->applicant), $this->title($this->manager)],
        );
        self::assertSame(['offer_lapsed', 0], $this->lastEvent($this->id));
        self::assertSame('2027-02-09T23:59:59Z', $this->rows()[$this->second]['prepared']['answerUntil'] ?? null, 'Seven days for offers that come later.');
    }

    public function testWhatIsWithdrawnMakesRoomWhenTheWorkerLooks(): void
    {
        $this->perform($this->applicant, ApplicationAction::Withdraw, $this->id, 3);
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->answerOffer($this->applicant, true)));
        $this->at(self::LATE);
        $this->plugin->get(EndOffers::class)->run();
        self::assertSame(['declined', 'selected'], [$this->state($this->id), $this->rows()[$this->second]['prepared']['kind'] ?? null]);
    }

    public function testTheTeamRevokesWithAReason(): void
    {
        $revoke = fn (Viewer $viewer, string $reason, ?int $version = null) => ($this->plugin->get(RevokeOffer::class))(
            $viewer,
            $this->id,
            $version ?? $this->handling($this->id),
            $reason,
        );
        self::assertSame(['reason: required'], $this->refusals(fn () => $revoke($this->manager, ' ')));
        self::assertSame(['reason: too_long'], $this->refusals(fn () => $revoke($this->manager, str_repeat('é', 3001))));
        self::assertSame(['stale_version'], $this->refusals(fn () => $revoke($this->manager, 'Budget', 1)));
        self::assertSame(['not_found'], $this->refusals(fn () => $revoke($this->applicant, 'Budget')));
        $this->answerOffer($this->applicant, true);
        $revoke($this->manager, 'Le budget est annulé.');
        self::assertSame(
            ['revoked', 'revoked', 'Le budget est annulé.'],
            [$this->state($this->id), $this->ownDecision($this->applicant)['answer'], $this->ownDecision($this->applicant)['reason']],
        );
        self::assertSame('Proposition annulée : votre candidature à « ' . $this->call->title . ' »', $this->title($this->applicant));
        self::assertSame('selected', $this->rows()[$this->second]['prepared']['kind'] ?? null);
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $revoke($this->manager, 'Encore')));
    }

    #[DataProvider('strangers')]
    public function testForOthersThereIsNoDecision(string $who): void
    {
        if (in_array($who, ['applicant', 'co-writer'], true)) {
            self::assertSame('selected', $this->ownDecision($this->applicant)['kind']);

            return;
        }
        $person = $this->stranger($who);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->ownDecision($person)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->answerOffer($person, true)));
    }

    public function testHandlersReadTheirOwnScreenOnly(): void
    {
        self::assertSame(['not_found'], $this->refusals(fn () => $this->ownDecision($this->manager)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->answerOffer($this->manager, false)));
    }

    public function testErasedApplicantsLeaveNoDecision(): void
    {
        $this->plugin->get(PersonalApplications::class)->erase($this->applicant->id);
        $decisions = "SELECT decision.id FROM {$this->db->table('application_decisions')} decision JOIN {$this->db->table('submissions')} submission"
            . ' ON submission.id = decision.submission_id WHERE submission.application_id = %d';
        self::assertSame([], $this->db->ids($decisions, $this->id));
        self::assertSame([], $this->db->rows("SELECT * FROM {$this->db->table('application_decision_letters')} WHERE body LIKE %s", '%Aïda%'));
        self::assertNotSame([], $this->db->ids($decisions, $this->second));
    }

    public function testRetentionCountsFromTheFinalResultAndHoldsBefore(): void
    {
        $end = function (): ?string {
            $submission = $this->plugin->get(SubmissionStore::class)->find($this->third);
            self::assertNotNull($submission);

            return $this->plugin->get(RetentionEnd::class)->of($submission)?->format('Y-m-d H:i:s');
        };
        self::assertNull($end(), 'An offer is open.');
        $this->answerOffer($this->applicant, false);
        self::assertNull($end(), 'Another one is prepared.');
        $this->publish(['selected' => 1]);
        self::assertNull($end());
        $this->at('2027-01-20 09:00:00');
        $this->answerOffer($this->bintou, true, $this->second);
        self::assertSame('2029-01-20 09:00:00', $end(), 'Who waits still does: nobody else is undecided.');
    }

    public function testTheCopyOfApplicantsHasTheirDecision(): void
    {
        [$copy] = iterator_to_array($this->plugin->get(PersonalApplications::class)->of($this->applicant->id), false);
        /** @var non-empty-list<array{decision: string, amount: string, publishedAt: string, answer: null, letters: array<string, array{text: string}>}> $decisions */
        $decisions = $copy['decisions'];
        [$decision] = $decisions;
        self::assertSame(['selected', '800 EUR', self::AFTER, null], [$decision['decision'], $decision['amount'], $decision['publishedAt'], $decision['answer']]);
        self::assertSame($this->letters($this->id)['en']['body'], $decision['letters']['en']['text']);
        $this->plugin->get(PersonalEvents::class)->erase($this->manager->id);
        self::assertSame(['0'], $this->db->column("SELECT DISTINCT published_by FROM {$this->db->table('application_decisions')}"));
    }

    /** @return array<string, mixed> */
    private function ownDecision(Viewer $viewer, ?int $id = null): array
    {
        return $this->plugin->get(ReadOwnDecision::class)->data($viewer, $id ?? $this->id);
    }

    private function answerOffer(Viewer $viewer, bool $confirms, ?int $id = null): void
    {
        ($this->plugin->get(AnswerOffer::class))($viewer, $id ?? $this->id, $confirms);
    }

    private function runWorker(): int
    {
        return $this->plugin->get(EndOffers::class)->run();
    }

    /** Title of the last notice about a decision. */
    private function title(Viewer $viewer): string
    {
        $all = ($this->plugin->get(ReadNotices::class))($viewer, Lang::French, 1, 20);
        $ofDecisions = array_values(array_filter($all, static fn (ReadNotice $each): bool => $each->notice->kind->value === 'application_decision'));

        return str_replace("\u{A0}", ' ', $ofDecisions[0]->title ?? '');
    }

    /** @return array{string, int} */
    private function lastEvent(int $id): array
    {
        $entry = $this->plugin->get(Timeline::class)->of($id)[0];

        return [$entry->event->value, $entry->actorId];
    }
}
