<?php

declare(strict_types=1);

namespace Passerelle\Applications\Submissions;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Letters\Letter;
use Passerelle\Applications\Letters\LetterStore;
use Passerelle\Applications\Mentoring\Mentorship;
use Passerelle\Applications\Mentoring\MentorshipStore;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** Applications as data about the person who began them: their copy, and their end. */
final readonly class PersonalApplications
{
    public function __construct(
        private Database $db,
        private SubmissionStore $store,
        private ApplicationErasure $erasure,
        private LetterStore $letters,
        private PersonalResults $results,
        private MentorshipStore $mentorships,
        private Clock $clock,
    ) {
    }

    /** @return iterable<array<string, mixed>> one for each stage of an application */
    public function of(int $userId): iterable
    {
        foreach ($this->ids($userId, '') as $id) {
            foreach ($this->store->ofApplication($id) as $submission) {
                yield $this->row($submission);
            }
        }
    }

    /** @return array<string, mixed> */
    private function row(Submission $submission): array
    {
        $application = $submission->application;

        return [
            'number' => $application->number,
            'stage' => $submission->stage->number,
            'call' => $application->callGroup,
            'structure' => $application->isOfStructure() ? $application->structureGroup : null,
            'language' => $application->language,
            'begunAt' => $application->begunAt->format(StoredInstant::FORMAT),
            'state' => $submission->state->value,
            'sentAt' => $submission->sentAt?->format(StoredInstant::FORMAT),
            'withdrawnAt' => $application->withdrawnAt?->format(StoredInstant::FORMAT),
            'trialUntil' => $application->trialUntil?->format(StoredInstant::FORMAT),
            // What a structure answers is not about the person.
            'answers' => $application->isOfStructure() ? null : json_decode($submission->answers->with($this->store->statistics($submission))->json(), true),
            'files' => $application->isOfStructure() ? null : $this->listed($submission),
            'letters' => $application->isOfStructure() ? null : $this->referees($submission),
            'mentors' => $application->isOfStructure() ? null : $this->mentors($application),
            ...$this->results->of($submission),
        ];
    }

    /** @return list<array{id: int, name: string, type: string, bytes: int, sha256: string}> also those that only what was sent names */
    private function listed(Submission $submission): array
    {
        return array_map(static fn (SubmissionFile $each): array => [
            'id' => $each->file->id,
            'name' => $each->file->name,
            'type' => $each->file->mime,
            'bytes' => $each->file->size,
            'sha256' => $each->sha256,
        ], array_values($this->store->files($submission)));
    }

    /** @return list<array<string, string>> letters that were asked for, without what others wrote */
    private function referees(Submission $submission): array
    {
        return array_map(static fn (Letter $letter): array => [
            'name' => $letter->referee->name,
            'email' => $letter->referee->email,
            'message' => $letter->referee->message,
            'state' => $letter->state->value,
            'sentAt' => $letter->askedAt->format(StoredInstant::FORMAT),
        ], $this->letters->ofSubmission($submission->id));
    }

    /** @return list<array<string, mixed>> whom the person was proposed as mentors, and what they answered */
    private function mentors(Application $application): array
    {
        return array_map(static fn (Mentorship $each): array => [
            'name' => get_userdata($each->userId)->display_name ?? null,
            'state' => $each->state->value,
            'readsDraft' => $each->readsDraft,
            'changedAt' => $each->changedAt->format(StoredInstant::FORMAT),
        ], $this->mentorships->of($application->id));
    }

    /**
     * Withdraws and empties what the person applied for themselves: of what was sent stay call, number, state and instants, of drafts
     * and trials nothing. An application of a structure stays its owners’.
     */
    public function erase(int $userId): void
    {
        $this->db->execute("DELETE FROM {$this->db->table(ApplicationTables::PRESENCES)} WHERE user_id = %d", $userId);
        $drafts = $this->ids($userId, 'AND structure_group = 0 AND (number IS NULL OR trial_until IS NOT NULL)');
        if ($drafts !== []) {
            $this->erasure->delete($drafts);
        }
        $sent = $this->ids($userId, 'AND structure_group = 0');
        if ($sent !== []) {
            $this->results->leavePages($sent);
            $this->erasure->empty($sent);
        }
        $this->db->execute(
            "UPDATE {$this->db->table(ApplicationTables::APPLICATIONS)} SET withdrawn_at = %s, claim = NULL WHERE user_id = %d AND structure_group = 0 AND withdrawn_at IS NULL",
            $this->clock->now()->format(StoredInstant::FORMAT),
            $userId,
        );
        $this->letters->disown($userId);
        $this->db->execute("UPDATE {$this->db->table(ApplicationTables::APPLICATIONS)} SET user_id = 0 WHERE user_id = %d", $userId);
    }

    /** @return list<int> */
    private function ids(int $userId, string $condition): array
    {
        return $this->db->ids("SELECT id FROM {$this->db->table(ApplicationTables::APPLICATIONS)} WHERE user_id = %d {$condition} ORDER BY id", $userId);
    }
}
