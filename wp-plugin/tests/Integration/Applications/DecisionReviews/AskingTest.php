<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\DecisionReviews;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\DecisionReviews\Reading\WaitingDecisionReviews;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\Offers\RevokeOffer;
use Passerelle\Applications\Retention\RetentionEnd;
use Passerelle\Applications\Submissions\PersonalApplications;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Applications\Timeline\PersonalEvents;
use Passerelle\Catalogue\Recommendations\Waiting\WaitingItem;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;

/** Who sends an application asks once for a review of its result, until the instant that was stored with it. */
final class AskingTest extends DecisionReviewTestCase
{
    public function testTheApplicantAsksOnceWithinTheDays(): void
    {
        $own = $this->ownReview();
        self::assertSame([true, '2027-01-20T23:59:59Z', null, false], [$own['asks'], $own['until'], $own['state'], $own['isFinal']]);
        self::assertSame(['text: required'], $this->refusals(fn () => $this->askReview(text: ' ')));
        self::assertSame(['text: too_long'], $this->refusals(fn () => $this->askReview(text: str_repeat('é', 5001))));
        $version = $this->handling($this->id);
        $this->at(self::LAST);
        $this->askReview();
        $own = $this->ownReview();
        self::assertSame([false, null, 'open', self::TEXT, null], [$own['asks'], $own['until'], $own['state'], $own['text'], $own['answer']]);
        self::assertSame($version + 1, $this->handling($this->id), 'Who runs the call should see it.');
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->askReview()));
        self::assertSame(['review_asked', $this->applicant->id], $this->events($this->id)[0]);
        self::assertSame(['Demande de réexamen reçue : votre candidature à « ' . $this->call->title . ' »'], $this->titles($this->applicant));
        self::assertSame([['Réexamen demandé pour « ' . $this->call->title . ' »'], []], [$this->titles($this->fatou), $this->titles($this->manager)]);
    }

    public function testAfterTheDaysItIsRefusedWithTheDate(): void
    {
        $this->at(self::LATE);
        self::assertSame(['review_over'], $this->refusals(fn () => $this->askReview()));
        self::assertSame([false, '2027-01-20T23:59:59Z', true], [$this->ownReview()['asks'], $this->ownReview()['until'], $this->ownReview()['isFinal']]);
    }

    public function testMoreDaysShowAReviewToNobodyWhoIsUndecided(): void
    {
        $this->at(self::NOW);
        $undecided = $this->named('Sira');
        $id = $this->sent($undecided, ['motive' => 'Dune']);
        $this->at(self::AFTER);
        $this->findEligible($id);
        $this->prepare([$id], DecisionKind::NotSelected);
        $shown = fn (): array => [
            $this->read($undecided, $id),
            $this->applications($undecided),
            $this->refusals(fn () => $this->ownReview($undecided, $id)) === [] ? $this->ownReview($undecided, $id) : [],
            $this->titles($undecided),
        ];
        $before = $shown();
        $decided = $this->ownReview();
        $this->saveSettings(reviewDays: 30);
        self::assertSame($before, $shown());
        self::assertSame($decided, $this->ownReview(), 'Nor do those of published results move.');
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->askReview($undecided, $id)));
    }

    public function testAnotherNumberOfDaysCountsForLaterResults(): void
    {
        $this->saveSettings(reviewDays: 0);
        $this->askReview();
        self::assertSame('open', $this->ownReview()['state']);
        self::assertSame(['reviewDays: invalid_value'], $this->refusals(fn () => $this->saveSettings(reviewDays: 61)));
        self::assertSame(['reviewDays: invalid_value'], $this->refusals(fn () => $this->saveSettings(reviewDays: -1)));
    }

    #[DataProvider('strangers')]
    public function testOthersAskForNothing(string $who): void
    {
        if ($who === 'applicant') {
            self::assertTrue($this->ownReview()['asks']);

            return;
        }
        $person = $this->stranger($who);
        $expected = $who === 'co-writer' ? 'invalid_transition' : 'not_found';
        self::assertSame([$expected], $this->refusals(fn () => $this->askReview($person)));
        if ($who === 'co-writer') {
            self::assertFalse($this->ownReview($person)['asks']);
        } else {
            self::assertSame(['not_found'], $this->refusals(fn () => $this->ownReview($person)));
        }
    }

    public function testOfAnOfferThatWasRevokedAReviewCanBeAskedFor(): void
    {
        $this->prepare([$this->second], DecisionKind::Selected, '900');
        $this->publish(['selected' => 1]);
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->askReview($this->bintou, $this->second)), 'Of an offer there is nothing better.');
        $this->at('2027-01-15 10:00:00');
        ($this->plugin->get(RevokeOffer::class))($this->manager, $this->second, $this->handling($this->second), 'Le budget est annulé.');
        self::assertSame('2027-01-25T23:59:59Z', $this->ownReview($this->bintou, $this->second)['until'], 'Ten days from the revocation.');
        $this->askReview($this->bintou, $this->second);
        self::assertSame([[], true], [$this->refusals(fn () => $this->decisionReview($this->fatou, $this->second)), $this->decisionReview($this->fatou, $this->second)['answers']]);
    }

    public function testOfAnIneligibleOneAReviewCanBeAskedFor(): void
    {
        $fourth = $this->ineligible();
        self::assertSame('2027-01-20T23:59:59Z', $this->ownReview($this->dado, $fourth)['until']);
        $this->askReview($this->dado, $fourth);
        self::assertSame(
            [true, null, 'country', 'Hors zone.'],
            [
                $this->decisionReview($this->fatou, $fourth)['isAboutEligibility'],
                ((array) $this->decisionReview($this->fatou, $fourth)['result'])['kind'],
                ((array) $this->decisionReview($this->fatou, $fourth)['result'])['reason'],
                ((array) $this->decisionReview($this->fatou, $fourth)['result'])['text'],
            ],
        );
    }

    public function testWhileItIsOpenNothingElseIsDecided(): void
    {
        $this->prepare([$this->second], DecisionKind::Selected, '900');
        $this->askReview($this->bintou, $this->second);
        self::assertNull($this->rows()[$this->second]['prepared'], 'What was prepared is taken back.');
        self::assertSame([$this->second => 'review_open'], self::refused($this->prepare([$this->second], DecisionKind::Selected, '900')));
        $this->reject($this->fatou, $this->second);
        self::assertSame([], self::refused($this->prepare([$this->second], DecisionKind::Selected, '900')));
    }

    public function testWhatIsWithdrawnOrErasedEndsIt(): void
    {
        $this->askReview();
        $this->askReview($this->bintou, $this->second);
        $this->perform($this->applicant, ApplicationAction::Withdraw, $this->id, 3);
        self::assertSame('ended', $this->ownReview()['state']);
        self::assertSame([['invalid_transition'], []], [$this->refusals(fn () => $this->reject()), $this->refusals(fn () => $this->reject($this->fatou, $this->second))]);
        $this->plugin->get(PersonalApplications::class)->erase($this->bintou->id);
        self::assertSame('1', $this->db->value("SELECT COUNT(*) FROM {$this->db->table('application_decision_reviews')}"));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->decisionReview($this->fatou, $this->second)));
    }

    public function testItWaitsForThoseWhoMayAnswer(): void
    {
        $waiting = fn (Viewer $viewer): array => array_map(
            static fn (WaitingItem $item): array => [$item->kind->value, $item->id, $item->path],
            $this->plugin->get(WaitingDecisionReviews::class)->of($viewer, Lang::English),
        );
        self::assertSame([], $waiting($this->fatou));
        $this->askReview();
        self::assertSame([['decision_review', $this->id, "/en/dashboard/your-call-for-applications/decision-reviews/{$this->id}/"]], $waiting($this->fatou));
        self::assertSame([[], [], []], [$waiting($this->manager), $waiting($this->applicant), $waiting(Viewer::anonymous())]);
        $this->reject();
        self::assertSame([], $waiting($this->fatou));
    }

    public function testRetentionIsHeldUntilTheDaysAreOverAndNoReviewIsOpen(): void
    {
        $end = function (): ?string {
            $submission = $this->plugin->get(SubmissionStore::class)->find($this->id);
            self::assertNotNull($submission);

            return $this->plugin->get(RetentionEnd::class)->of($submission)?->format('Y-m-d H:i:s');
        };
        self::assertNull($end(), 'A review can be asked for.');
        $this->askReview();
        $this->at('2027-03-01 10:00:00');
        self::assertNull($end(), 'One is open.');
        $this->reject();
        self::assertSame('2029-03-01 10:00:00', $end());
    }

    public function testAResultIsFinalOnceReviewsThatWereAskedForAreAnswered(): void
    {
        $this->askReview();
        $this->at(self::LATE);
        self::assertSame([false, false], [$this->ownReview()['isFinal'], $this->ownReview($this->chloe, $this->third)['isFinal']], 'Final waits for open ones.');
        $this->reject();
        self::assertSame([true, true], [$this->ownReview()['isFinal'], $this->ownReview($this->chloe, $this->third)['isFinal']]);
        $this->prepare([$this->second], DecisionKind::Shortlisted);
        $this->publish(['shortlisted' => 1]);
        $this->askReview($this->bintou, $this->second);
        self::assertSame([true, false], [$this->ownReview($this->chloe, $this->third)['isFinal'], $this->ownReview($this->bintou, $this->second)['isFinal']]);
    }

    public function testTheCopyOfPersonsHasItAndTheirErasureLeavesNoName(): void
    {
        $this->askReview();
        $this->reject();
        [$copy] = iterator_to_array($this->plugin->get(PersonalApplications::class)->of($this->applicant->id), false);
        /** @var array{state: string, text: string, answer: string} $review */
        $review = $copy['review'];
        self::assertSame(['dismissed', self::TEXT, 'Le dossier lu était le bon.'], [$review['state'], $review['text'], $review['answer']]);
        $texts = array_column(iterator_to_array($this->plugin->get(PersonalEvents::class)->of($this->fatou->id), false), 'text', 'kind');
        self::assertSame('Le dossier lu était le bon.', $texts['review_dismissed'] ?? null);
        $this->plugin->get(PersonalEvents::class)->erase($this->fatou->id);
        self::assertSame('0', $this->db->value("SELECT answered_by FROM {$this->db->table('application_decision_reviews')}"));
    }
}
