<?php

declare(strict_types=1);

namespace Passerelle\Applications\Submissions;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Completions\CompletionTables;
use Passerelle\Applications\CoWriting\CoWriters;
use Passerelle\Applications\DecisionReviews\DecisionReviewTables;
use Passerelle\Applications\Decisions\DecisionTables;
use Passerelle\Applications\Handling\Duplicates\MarkTables;
use Passerelle\Applications\Handling\Listing\ListingTables;
use Passerelle\Applications\Handling\Notes\NoteTables;
use Passerelle\Applications\Handling\Tags\TagTables;
use Passerelle\Applications\LateLinks\LateLinkTables;
use Passerelle\Applications\Letters\EndLetters;
use Passerelle\Applications\Mentoring\MentorTables;
use Passerelle\Applications\Messages\ThreadTables;
use Passerelle\Applications\PublicResults\PublicResultTables;
use Passerelle\Applications\Review\ReviewTables;
use Passerelle\Kernel\Database;

/** Deletes applications with all that belongs to them, or erases what they say about who applies. */
final readonly class ApplicationErasure
{
    /** Tables whose rows are about a submission. */
    private const OF_SUBMISSIONS = [
        ApplicationTables::STATISTICS, CompletionTables::COMPLETIONS, ApplicationTables::ELIGIBILITY, DecisionTables::DECISIONS, DecisionReviewTables::REVIEWS,
        PublicResultTables::RESULTS, ListingTables::LISTED, ListingTables::WORDS, ListingTables::ANSWERS, MarkTables::MARKS,
    ];
    /** Tables whose rows are about an application. */
    private const OF_APPLICATIONS = [
        ApplicationTables::EVENTS, NoteTables::NOTES, TagTables::TAGGED, ThreadTables::MESSAGES, ThreadTables::MARKS, LateLinkTables::LINKS,
        MentorTables::MENTORS,
    ];

    public function __construct(private Database $db, private SubmissionFiles $files, private EndLetters $letters, private CoWriters $coWriters)
    {
    }

    /** @param non-empty-list<int> $applicationIds */
    public function delete(array $applicationIds): void
    {
        $this->deleteParts($applicationIds);
        $list = Database::placeholders($applicationIds);
        $this->db->execute(
            "DELETE FROM {$this->db->table(ApplicationTables::SNAPSHOTS)} WHERE submission_id IN (SELECT id FROM {$this->table()} WHERE application_id IN ({$list}))",
            ...$applicationIds,
        );
        $this->db->execute("DELETE FROM {$this->table()} WHERE application_id IN ({$list})", ...$applicationIds);
        foreach ([ApplicationTables::PRESENCES, ApplicationTables::TRIALS] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)} WHERE application_id IN ({$list})", ...$applicationIds);
        }
        $this->db->execute("DELETE FROM {$this->applications()} WHERE id IN ({$list})", ...$applicationIds);
    }

    /**
     * Erases all answers, files and co-writers of applications that stay; the hashes of what was sent stay, too.
     *
     * @param non-empty-list<int> $applicationIds
     */
    public function empty(array $applicationIds): void
    {
        $this->deleteParts($applicationIds);
        $list = Database::placeholders($applicationIds);
        $submissions = "SELECT id FROM {$this->table()} WHERE application_id IN ({$list})";
        $this->db->execute("UPDATE {$this->db->table(ApplicationTables::SNAPSHOTS)} SET document = '' WHERE submission_id IN ({$submissions})", ...$applicationIds);
        $this->db->execute("UPDATE {$this->table()} SET answers = '{}', changed = '{}', origins = '{}' WHERE application_id IN ({$list})", ...$applicationIds);
        $this->emptyReviews($submissions, $applicationIds);
    }

    /**
     * Empties applications, and forgets who applied: of what was sent stay call, number, state, instants and hash.
     *
     * @param non-empty-list<int> $applicationIds
     */
    public function emptyWithoutPerson(array $applicationIds): void
    {
        $this->empty($applicationIds);
        $list = Database::placeholders($applicationIds);
        $this->db->execute("UPDATE {$this->applications()} SET user_id = 0, structure_group = 0, claim = NULL WHERE id IN ({$list})", ...$applicationIds);
    }

    /**
     * What an application has besides its submissions, their snapshots and reviews. A late link that was used for it says who applies; an open
     * one stays: its applicant may begin anew.
     *
     * @param non-empty-list<int> $applicationIds
     */
    private function deleteParts(array $applicationIds): void
    {
        $this->coWriters->deleteOf($applicationIds);
        $this->files->deleteOf($applicationIds);
        $this->letters->ofApplications($applicationIds);
        $list = Database::placeholders($applicationIds);
        $submissions = "SELECT id FROM {$this->table()} WHERE application_id IN ({$list})";
        $this->deleteDecisionLetters($submissions, $applicationIds);
        foreach (self::OF_SUBMISSIONS as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)} WHERE submission_id IN ({$submissions})", ...$applicationIds);
        }
        foreach (self::OF_APPLICATIONS as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)} WHERE application_id IN ({$list})", ...$applicationIds);
        }
    }

    /**
     * Letters name who applies.
     *
     * @param string $submissions statement that selects the ids of submissions
     * @param non-empty-list<int> $applicationIds its values
     */
    private function deleteDecisionLetters(string $submissions, array $applicationIds): void
    {
        $decisions = "SELECT id FROM {$this->db->table(DecisionTables::DECISIONS)} WHERE submission_id IN ({$submissions})";
        $this->db->execute("DELETE FROM {$this->db->table(DecisionTables::LETTERS)} WHERE decision_id IN ({$decisions})", ...$applicationIds);
    }

    /**
     * What reviewers wrote is about who applies; their points stay.
     *
     * @param string $submissions statement that selects the ids of submissions
     * @param non-empty-list<int> $applicationIds its values
     */
    private function emptyReviews(string $submissions, array $applicationIds): void
    {
        $assignments = $this->db->table(ReviewTables::ASSIGNMENTS);
        $this->db->execute(
            "UPDATE {$this->db->table(ReviewTables::SCORES)} SET comments = '{}', comment = '' WHERE assignment_id IN"
                . " (SELECT id FROM {$assignments} WHERE submission_id IN ({$submissions}))",
            ...$applicationIds,
        );
        $this->db->execute("UPDATE {$assignments} SET reason = '' WHERE submission_id IN ({$submissions})", ...$applicationIds);
        $list = Database::placeholders($applicationIds);
        $this->db->execute("UPDATE {$this->db->table(ReviewTables::CONFLICTS)} SET reason = '' WHERE application_id IN ({$list})", ...$applicationIds);
    }

    private function applications(): string
    {
        return $this->db->table(ApplicationTables::APPLICATIONS);
    }

    private function table(): string
    {
        return $this->db->table(ApplicationTables::SUBMISSIONS);
    }
}
