<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Assignment;

use Passerelle\Applications\Handling\Listing\ListedApplicants;
use Passerelle\Applications\Review\ReviewedApplication;
use Passerelle\Applications\Review\Reviewers\Reviewer;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;

/** What is to be assigned in a round. */
final readonly class ProposeAssignments
{
    /** @param int $max reviewers of one application */
    public function __construct(private ListedApplicants $applicants, #[Limit('review', 'perApplication')] private int $max)
    {
    }

    /** @throws DomainError invalid_fields */
    public function balanced(Round $round, AssignmentRequest $request): Proposal
    {
        if ($request->each < 1 || $request->each > $this->max) {
            throw DomainError::invalid([new FieldError('each', 'invalid_value', ['min' => 1, 'max' => $this->max])]);
        }
        $seed = $request->seed ?? bin2hex(random_bytes(8));
        $reviewers = array_values(
            array_map(static fn (Reviewer $each): AvailableReviewer => new AvailableReviewer($each->userId, $each->languages, $each->countries), $round->reviewers),
        );
        $applications = $this->assignable($round);
        $spread = BalancedAssignment::of($applications, $reviewers, $request->each, $seed);
        $held = self::open($round);
        [$pairs, $cancelled] = [[], []];
        foreach ($round->applications as $submissionId => $application) {
            $chosen = $spread->reviewers[$application->id];
            foreach (array_diff($chosen, array_keys($held[$submissionId] ?? [])) as $userId) {
                $pairs[] = ['submissionId' => $submissionId, 'applicationId' => $application->id, 'userId' => $userId];
            }
            $moved = array_filter($held[$submissionId] ?? [], static fn (Assignment $each): bool => !$each->isBegun && !in_array($each->userId, $chosen, true));
            $cancelled = [...$cancelled, ...array_values(array_map(static fn (Assignment $each): int => $each->id, $moved))];
        }

        return new Proposal($pairs, $cancelled, $spread->missing, BalancedAssignment::unreadLanguages($applications, $reviewers), $spread->loads, $seed);
    }

    /**
     * @param list<array{applicationId: int, userId: int}> $pairs
     * @throws DomainError invalid_fields, with the pairs that can't be assigned
     */
    public function chosen(Round $round, array $pairs): Proposal
    {
        $submissions = array_flip(array_map(static fn (ReviewedApplication $each): int => $each->id, $round->applications));
        $existing = $round->bySubmission();
        [$new, $problems] = [[], []];
        foreach ($pairs as $number => ['applicationId' => $applicationId, 'userId' => $userId]) {
            $submissionId = $submissions[$applicationId] ?? 0;
            $others = array_filter($existing[$submissionId] ?? [], static fn (Assignment $each): bool => in_array($each->state, AssignmentState::reviewing(), true));
            $own = array_values(array_filter($existing[$submissionId] ?? [], static fn (Assignment $each): bool => $each->userId === $userId))[0] ?? null;
            $problem = match (true) {
                $submissionId === 0 => new FieldError("pairs.{$number}.applicationId", 'unknown_record'),
                !isset($round->reviewers[$userId]) => new FieldError("pairs.{$number}.userId", 'unknown_user'),
                isset($round->conflicts[$applicationId][$userId]) => new FieldError("pairs.{$number}.userId", 'conflict_of_interest'),
                $own?->state === AssignmentState::Recused, in_array($own, $others, true) => new FieldError("pairs.{$number}.userId", 'already_assigned'),
                count($others) >= $this->max => new FieldError("pairs.{$number}.applicationId", 'too_many_choices', ['max' => $this->max]),
                default => null,
            };
            $problems = $problem === null ? $problems : [...$problems, $problem];
            $new[] = ['submissionId' => $submissionId, 'applicationId' => $applicationId, 'userId' => $userId];
        }

        return $problems === [] ? new Proposal(array_values(array_unique($new, SORT_REGULAR))) : throw DomainError::invalid($problems);
    }

    /** @return list<AssignableApplication> */
    private function assignable(Round $round): array
    {
        $applicants = $this->applicants->of(array_keys($round->applications));
        $existing = $round->bySubmission();
        $assignable = [];
        foreach ($round->applications as $submissionId => $each) {
            [$unwilling, $fixed, $movable] = [[], [], []];
            foreach ($existing[$submissionId] ?? [] as $assignment) {
                match (true) {
                    $assignment->state === AssignmentState::Declined, $assignment->state === AssignmentState::Recused => $unwilling[] = $assignment->userId,
                    $assignment->state === AssignmentState::Done, $assignment->state->isOpen() && $assignment->isBegun => $fixed[] = $assignment->userId,
                    $assignment->state->isOpen() => $movable[] = $assignment->userId,
                    default => null,
                };
            }
            $conflicted = array_keys($round->conflicts[$each->id] ?? []);
            $assignable[] = new AssignableApplication(
                $each->id,
                $each->language,
                $applicants[$submissionId]->country ?? '',
                '',
                [...$unwilling, ...$conflicted],
                array_values(array_diff($fixed, $conflicted)),
                $movable,
            );
        }

        return $assignable;
    }

    /** @return array<int, array<int, Assignment>> open ones, by submission and user */
    private static function open(Round $round): array
    {
        $open = [];
        foreach ($round->assignments as $assignment) {
            if ($assignment->state->isOpen()) {
                $open[$assignment->submissionId][$assignment->userId] = $assignment;
            }
        }

        return $open;
    }
}
