<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review;

use Passerelle\Applications\Review\Assignment\AssignmentStore;
use Passerelle\Applications\Review\Conflicts\ConflictStore;
use Passerelle\Applications\Review\Reviewers\Reviewer;
use Passerelle\Applications\Review\Reviewers\ReviewerStore;
use Passerelle\Applications\Review\Scoring\Score;
use Passerelle\Applications\Review\Scoring\ScoreStore;
use Passerelle\Kernel\StoredInstant;
use SensitiveParameter;

/** Reviews as data about the reviewer: their copy, and their end. */
final readonly class PersonalReviews
{
    public function __construct(
        private ReviewerStore $reviewers,
        private AssignmentStore $assignments,
        private ScoreStore $scores,
        private ConflictStore $conflicts,
    ) {
    }

    /** @return iterable<array<string, mixed>> calls, then what was assigned, then conflicts */
    public function of(int $userId): iterable
    {
        yield from array_map(self::row(...), $this->reviewers->ofUser($userId));
        $assignments = $this->assignments->ofUser($userId);
        $scores = $this->scores->findMany(array_column($assignments, 'id'));
        foreach ($assignments as $assignment) {
            $score = $scores[$assignment->id] ?? Score::none($assignment->id);
            yield [
                'submission' => $assignment->submissionId,
                'state' => $assignment->state->value,
                'reason' => $assignment->reason,
                'askedAt' => $assignment->askedAt->format(StoredInstant::FORMAT),
                'points' => $score->points,
                'comments' => $score->comments,
                'comment' => $score->comment,
                'finalAt' => $score->finalAt?->format(StoredInstant::FORMAT),
            ];
        }
        yield from $this->conflicts->rowsOf($userId);
    }

    /** Scores stay as numbers, without a person. */
    public function erase(int $userId): void
    {
        $this->scores->emptyCommentsOf($userId);
        $this->assignments->disown($userId);
        $this->conflicts->disown($userId);
        $this->reviewers->disown($userId);
    }

    /** @return iterable<array<string, mixed>> unaccepted invitations to an address */
    public function ofAddress(#[SensitiveParameter] string $email): iterable
    {
        return array_map(self::row(...), $this->reviewers->ofAddress($email));
    }

    /** @return int invitations that named the address */
    public function eraseAddress(#[SensitiveParameter] string $email): int
    {
        return $this->reviewers->forgetAddress($email);
    }

    /** @return array<string, mixed> */
    private static function row(Reviewer $reviewer): array
    {
        return [
            'call' => $reviewer->callGroup,
            'state' => $reviewer->state->value,
            'languages' => $reviewer->languages,
            'countries' => $reviewer->countries,
            'invitedAt' => $reviewer->invitedAt->format(StoredInstant::FORMAT),
            'answeredAt' => $reviewer->answeredAt?->format(StoredInstant::FORMAT),
        ];
    }
}
