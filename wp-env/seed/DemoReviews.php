<?php

declare(strict_types=1);

namespace Passerelle\Demo;

use LogicException;
use Passerelle\Applications\Review\Assignment\AssignmentRequest;
use Passerelle\Applications\Review\Assignment\Assignment;
use Passerelle\Applications\Review\Assignment\AssignmentStore;
use Passerelle\Applications\Review\Assignment\AssignReviews;
use Passerelle\Applications\Review\Plan\ChangePlan;
use Passerelle\Applications\Review\ReviewTables;
use Passerelle\Applications\Review\Reviewers\AnswerReviewing;
use Passerelle\Applications\Review\Reviewers\ChangeReviewers;
use Passerelle\Applications\Review\Reviewers\ReviewerRequest;
use Passerelle\Applications\Review\Reviewers\ReviewerStore;
use Passerelle\Applications\Review\Scoring\AnswerReview;
use Passerelle\Applications\Review\Scoring\ReviewAction;
use Passerelle\Applications\Review\Scoring\SaveScore;
use Passerelle\Applications\Review\Scoring\ScoreRequest;
use Passerelle\Applications\Stage;
use Passerelle\Calls\CallDates;
use Passerelle\Content\Record;
use Passerelle\Rights\Viewer;

/** The review of a call that is closed: eligibility, criteria, reviewers, a conflict and scores, by those who run it and those who review it. */
final readonly class DemoReviews
{
    private const WEEK = '+7 days';

    public function __construct(private DemoPast $past)
    {
    }

    /**
     * Once for each call: where there are criteria already, nothing is added.
     *
     * @param array<mixed> $review of the demo content
     */
    public function ensure(Record $call, array $review): void
    {
        $db = $this->past->db;
        if ($db->value("SELECT 1 FROM {$db->table(ReviewTables::PLANS)} WHERE call_group = %d", $call->groupId) === null) {
            $this->past->happen(fn () => $this->review($call, $review));
        }
    }

    /** @param array<mixed> $review */
    private function review(Record $call, array $review): void
    {
        $closesAt = CallDates::of($call->values)->closesAt ?? throw new LogicException("{$call->title} has no closing.");
        $this->past->clock->set($closesAt->modify('+10 hours'));
        (new DemoEligibility($this->past))->check($call, $review['ineligible']);
        $this->past->clock->set($closesAt->modify('+12 hours'));
        $document = (string) json_encode($review['plan'], JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE);
        $this->past->plugin->get(ChangePlan::class)->save($this->past->viewer(DemoEligibility::MANAGER), $call->id, null, 0, $document);
        foreach ($review['reviewers'] as $reviewer) {
            $this->invite($call, $reviewer['login'], $reviewer['languages']);
        }
        $this->past->clock->set($closesAt->modify('+1 day'));
        $request = new AssignmentRequest($call->id, null, null, $review['each'], $review['seed'], null, $this->past->now->modify(self::WEEK), false);
        ($this->past->plugin->get(AssignReviews::class))($this->past->viewer(DemoEligibility::MANAGER), $request);
        $this->score($call, $review);
    }

    /** @param list<string> $languages */
    private function invite(Record $call, string $login, array $languages): void
    {
        $person = $this->past->viewer($login);
        $request = new ReviewerRequest($call->id, $person->id, null, $languages, []);
        $this->past->plugin->get(ChangeReviewers::class)->invite($this->past->viewer(DemoEligibility::MANAGER), $request);
        $reviewer = $this->past->plugin->get(ReviewerStore::class)->ofCallAndUser($call->groupId, $person->id);
        ($this->past->plugin->get(AnswerReviewing::class))($person, $reviewer->id ?? 0, true);
    }

    /**
     * Final scores of all reviewers but the first reviewer, who has submitted one, begun another and has the rest to do.
     *
     * @param array<mixed> $review
     */
    private function score(Record $call, array $review): void
    {
        $assignments = $this->past->plugin->get(AssignmentStore::class);
        $number = 0;
        foreach ($review['reviewers'] as $place => ['login' => $login]) {
            $person = $this->past->viewer($login);
            $own = array_values(array_filter($assignments->ofStage(Stage::first($call->groupId)), static fn (Assignment $each): bool => $each->userId === $person->id));
            foreach ($own as $count => $assignment) {
                if ($count === 0 && $login === $review['conflict']['reviewer']) {
                    ($this->past->plugin->get(AnswerReview::class))($person, $assignment->id, ReviewAction::DeclareConflict, $review['conflict']['reason']);
                } elseif ($place > 0 || $count < 2) {
                    $this->save($person, $assignment->id, $review, $number, $place > 0 || $count === 0);
                    ++$number;
                }
            }
        }
    }

    /**
     * @param array<mixed> $review
     * @param int $number of the score: points and comments take turns
     */
    private function save(Viewer $person, int $assignmentId, array $review, int $number, bool $isFinal): void
    {
        $points = $review['scores'][$number % count($review['scores'])];
        $comments = ['story' => $review['comments'][$number % count($review['comments'])]];
        ($this->past->plugin->get(SaveScore::class))($person, new ScoreRequest($assignmentId, 0, 1, $points, $comments, '', $isFinal));
    }
}
