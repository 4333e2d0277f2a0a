<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Review;

use DateTimeImmutable;
use Passerelle\Applications\Review\Assignment\AssignmentRequest;
use Passerelle\Applications\Review\Assignment\AssignReviews;
use Passerelle\Applications\Review\Assignment\ListedAssignments;
use Passerelle\Applications\Review\Plan\ChangePlan;
use Passerelle\Applications\Review\Ranking\ReadRanking;
use Passerelle\Applications\Review\Reading\OwnReviews;
use Passerelle\Applications\Review\Reading\ReadReview;
use Passerelle\Applications\Review\Reviewers\AnswerReviewing;
use Passerelle\Applications\Review\Reviewers\ChangeReviewers;
use Passerelle\Applications\Review\Reviewers\ReviewerRequest;
use Passerelle\Applications\Review\Scoring\AnswerReview;
use Passerelle\Applications\Review\Scoring\ReviewAction;
use Passerelle\Applications\Review\Scoring\SaveScore;
use Passerelle\Applications\Review\Scoring\ScoreRequest;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Integration\Applications\Handling\HandlingTestCase;

/** A call with criteria, Aïda’s application, and the reviewers Nour and Paul. */
abstract class ReviewTestCase extends HandlingTestCase
{
    protected const FORM = [
        'name' => ['kind' => 'profileValue', 'source' => 'person.name'],
        'sectors' => ['kind' => 'profileValue', 'source' => 'person.sectors'],
        'motive' => ['kind' => 'longText', 'required' => true, 'max' => 2000],
        'known' => ['kind' => 'yesNo', 'hiddenInReview' => true],
        'as' => ['kind' => 'shortText', 'condition' => ['source' => 'known', 'operator' => 'equals', 'value' => true]],
        'mail' => ['kind' => 'email'],
        'gender' => ['kind' => 'choice', 'statistical' => true, 'choices' => [
            ['id' => 'woman', 'label' => ['fr' => 'Femme', 'en' => 'Woman']],
            ['id' => 'man', 'label' => ['fr' => 'Homme', 'en' => 'Man']],
        ]],
        'files' => ['kind' => 'file', 'accepts' => ['document'], 'max' => 2],
    ];
    protected const SCORES = ['quality' => 400, 'impact' => 700];

    protected Viewer $nour;
    protected Viewer $paul;

    protected function setUp(): void
    {
        parent::setUp();
        $this->nour = $this->member('Nour');
        $this->paul = $this->member('Paul');
    }

    /** The address is filled in beforehand: somebody must have read it. */
    protected function sent(Viewer $applicant, array $answers, ?Record $structure = null, ?string $language = null): int
    {
        return parent::sent($applicant, ['mail' => 'contact@example.test', ...$answers], $structure, $language);
    }

    /** With an address of their own domain: all accounts of tests would be colleagues. */
    protected function member(string $name): Viewer
    {
        $viewer = $this->named($name);
        wp_update_user(['ID' => $viewer->id, 'user_email' => strtolower("{$name}@{$name}.test")]);
        $this->content->published(ContentType::CommunityProfile, ownerId: $viewer->id);

        return $viewer;
    }

    /** @param array<string, mixed> $changes */
    protected static function plan(array $changes = []): string
    {
        $criterion = static fn (string $id, int $weight, int $max, bool $commentRequired): array => [
            'id' => $id,
            'label' => ['fr' => "{$id} (fr)", 'en' => "{$id} (en)"],
            'guidance' => [],
            'weight' => $weight,
            'scale' => ['min' => 0, 'max' => $max, 'step' => 50],
            'commentRequired' => $commentRequired,
        ];

        return str_replace('"guidance":[]', '"guidance":{}', self::json([
            'format' => 1,
            'blind' => false,
            'managersReview' => false,
            'criteria' => [$criterion('quality', 2, 500, false), $criterion('impact', 1, 1000, true)],
            'tieBreakers' => ['impact'],
            ...$changes,
        ]));
    }

    /** @param array<string, mixed> $changes */
    protected function savePlan(array $changes = [], int $version = 0): void
    {
        $this->plugin->get(ChangePlan::class)->save($this->manager, $this->call->id, null, $version, self::plan($changes));
    }

    /**
     * Invites a member, who accepts.
     *
     * @param list<string> $languages
     * @param list<string> $countries
     */
    protected function reviewer(Viewer $viewer, array $languages = ['fr', 'en'], array $countries = []): void
    {
        $this->invite($viewer, $languages, $countries);
        ($this->plugin->get(AnswerReviewing::class))($viewer, $this->reviewerId($viewer), true);
    }

    /**
     * @param list<string> $languages
     * @param list<string> $countries
     */
    protected function invite(Viewer $viewer, array $languages = ['fr', 'en'], array $countries = [], ?Viewer $by = null): void
    {
        $this->plugin->get(ChangeReviewers::class)->invite($by ?? $this->manager, new ReviewerRequest($this->call->id, $viewer->id, null, $languages, $countries));
    }

    protected function reviewerId(Viewer $viewer): int
    {
        return (int) $this->db->value("SELECT id FROM {$this->db->table('reviewers')} WHERE call_group = %d AND user_id = %d", $this->call->groupId, $viewer->id);
    }

    /**
     * @param list<array{applicationId: int, userId: int}> $pairs
     * @return array<string, mixed>
     */
    protected function assign(array $pairs, ?Viewer $by = null, ?string $scoreBy = null, ?string $answerBy = null): array
    {
        $instant = static fn (?string $text): ?DateTimeImmutable => $text === null ? null : new DateTimeImmutable($text);

        return ($this->plugin->get(AssignReviews::class))(
            $by ?? $this->manager,
            new AssignmentRequest($this->call->id, null, $pairs, 1, null, $instant($answerBy), $instant($scoreBy), false),
        );
    }

    /** @return array<string, mixed> */
    protected function balance(int $each, bool $isPreview = false, string $seed = 'seed'): array
    {
        return ($this->plugin->get(AssignReviews::class))($this->manager, new AssignmentRequest($this->call->id, null, null, $each, $seed, null, null, $isPreview));
    }

    /** Aïda’s application, or another, is assigned to a reviewer. */
    protected function assigned(Viewer $viewer, ?int $applicationId = null): int
    {
        $applicationId ??= $this->id;
        $this->assign([['applicationId' => $applicationId, 'userId' => $viewer->id]]);

        return $this->assignmentId($viewer, $applicationId);
    }

    protected function assignmentId(Viewer $viewer, int $applicationId): int
    {
        return (int) $this->db->value(
            "SELECT assignment.id FROM {$this->db->table('review_assignments')} assignment JOIN {$this->db->table('submissions')} submission"
                . ' ON submission.id = assignment.submission_id WHERE submission.application_id = %d AND assignment.user_id = %d',
            $applicationId,
            $viewer->id,
        );
    }

    /** @return array<string, mixed> */
    protected function review(Viewer $viewer, int $assignmentId): array
    {
        return $this->plugin->get(ReadReview::class)->data($viewer, $assignmentId);
    }

    /**
     * @param array<string, int> $points
     * @param array<string, string> $comments
     * @return array<string, mixed>
     */
    protected function score(
        Viewer $viewer,
        int $assignmentId,
        array $points = self::SCORES,
        bool $isFinal = true,
        int $version = 0,
        array $comments = ['impact' => 'Net.'],
        int $snapshot = 1,
    ): array {
        return ($this->plugin->get(SaveScore::class))($viewer, new ScoreRequest($assignmentId, $version, $snapshot, $points, $comments, '', $isFinal));
    }

    protected function answer(Viewer $viewer, int $assignmentId, ReviewAction $action, string $reason = ''): void
    {
        ($this->plugin->get(AnswerReview::class))($viewer, $assignmentId, $action, $reason);
    }

    /** @return array<string, mixed> */
    protected function own(Viewer $viewer): array
    {
        return $this->plugin->get(OwnReviews::class)->data($viewer);
    }

    /** @return array<string, mixed> */
    protected function assignments(Viewer $viewer): array
    {
        return $this->plugin->get(ListedAssignments::class)->data($viewer, $this->call->id, null);
    }

    /**
     * @param array<string, int>|null $weights
     * @return array<string, mixed>
     */
    protected function ranking(Viewer $viewer, ?array $weights = null, ?Record $call = null): array
    {
        return $this->plugin->get(ReadRanking::class)->data($viewer, ($call ?? $this->call)->id, null, $weights);
    }

    /** @return array{applicationId: int, userId: int} */
    protected static function pair(int $applicationId, Viewer $viewer): array
    {
        return ['applicationId' => $applicationId, 'userId' => $viewer->id];
    }
}
