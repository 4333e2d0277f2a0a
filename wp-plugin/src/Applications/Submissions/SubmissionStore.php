<?php

declare(strict_types=1);

namespace Passerelle\Applications\Submissions;

use DateTimeImmutable;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Completions\Completion;
use Passerelle\Applications\Completions\CompletionStore;
use Passerelle\Applications\Completions\CompletionTables;
use Passerelle\Applications\Forms\Judging\Answers;
use Passerelle\Applications\LateLinks\LateLinkTables;
use Passerelle\Applications\LateLinks\LatePeriod;
use Passerelle\Applications\Retention\Standing;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\StoredInstant;

/** Applications with their submissions. The number of statements never depends on the number of questions. */
final readonly class SubmissionStore
{
    private const COLUMNS = 'submission.answers,' . self::REST;
    private const WITHOUT_ANSWERS = "'{}' AS answers," . self::REST;
    private const REST = ' submission.id, submission.application_id, submission.stage, submission.state, submission.version, submission.handling, submission.form_version,'
        . ' submission.changed, submission.origins, submission.sent_number, submission.changed_at, submission.sent_at, application.number, application.call_group,'
        . ' application.user_id, application.structure_group, application.language, application.begun_at, application.withdrawn_at, application.trial_until,'
        . ' application.retention_notices, application.removal_at, application.removed_at, late.until AS late_until, late.used_at AS late_used_at';
    private const LATEST_FIRST = ' ORDER BY submission.stage DESC';

    /** @param int $listed applications in the list of one person */
    public function __construct(
        private Database $db,
        private Clock $clock,
        private SubmissionFiles $files,
        private CompletionStore $completions,
        #[Limit('applicationLists', 'own')] private int $listed,
    ) {
    }

    /** Its latest submission, which says how the application stands. */
    public function find(int $applicationId): ?Submission
    {
        return $this->read('application.id = %d', self::LATEST_FIRST, [$applicationId])[0] ?? null;
    }

    /**
     * What was sent of an application, the latest stage first.
     *
     * @return list<Submission>
     */
    public function sent(int $applicationId): array
    {
        return $this->read('application.id = %d AND submission.sent_number > 0', self::LATEST_FIRST, [$applicationId]);
    }

    /** What was sent at the latest stage at which something was, as it is until the end of the transaction, with what follows it. */
    public function lockSent(int $applicationId): ?Submission
    {
        return $this->read('application.id = %d AND submission.sent_number > 0', self::LATEST_FIRST . ' FOR UPDATE', [$applicationId])[0] ?? null;
    }

    public function atStage(int $applicationId, int $stage): ?Submission
    {
        return $this->read('application.id = %d AND submission.stage = %d', '', [$applicationId, $stage])[0] ?? null;
    }

    /** @return list<Submission> of all stages, the latest first */
    public function ofApplication(int $applicationId): array
    {
        return $this->read('application.id = %d', self::LATEST_FIRST, [$applicationId]);
    }

    public function ofSubmission(int $submissionId): ?Submission
    {
        return $this->read('submission.id = %d', '', [$submissionId])[0] ?? null;
    }

    /** The latest submission as it is until the end of the transaction, with those before. */
    public function lock(int $applicationId): ?Submission
    {
        return $this->read('application.id = %d', self::LATEST_FIRST . ' FOR UPDATE', [$applicationId])[0] ?? null;
    }

    /**
     * @param non-empty-list<Claim> $claims
     * @return array<string, Submission> the begun ones by the text of their claim, in the order in which they were begun
     */
    public function claimed(array $claims): array
    {
        $texts = array_map(static fn (Claim $claim): string => $claim->text, $claims);
        $list = Database::placeholders($texts);
        $columns = self::COLUMNS . ', application.claim';
        $rows = $this->db->rows("SELECT {$columns} FROM {$this->joined()} WHERE application.claim IN ({$list}) AND {$this->isLatest()} ORDER BY application.id", ...$texts);

        return array_combine(array_map(static fn (array $row): string => (string) $row['claim'], $rows), $this->submissions($rows));
    }

    /**
     * The latest submissions of applications of a person, of structures and those that the person co-writes, without their answers, which may be large.
     *
     * @param list<int> $structures group ids
     * @param list<int> $coWritten ids of applications
     * @return list<Submission>
     */
    public function listOfApplicant(int $userId, array $structures, array $coWritten): array
    {
        return $this->read(...$this->ofThese($userId, $structures, $this->listed, $coWritten), columns: self::WITHOUT_ANSWERS);
    }

    /**
     * The latest submission of each of these applications, the last changed first, without answers.
     *
     * @param list<int> $applicationIds
     * @return list<Submission>
     */
    public function listOf(array $applicationIds): array
    {
        return $applicationIds === [] ? [] : $this->read(
            $this->isLatest() . ' AND application.id IN (' . Database::placeholders($applicationIds) . ')',
            ' ORDER BY submission.changed_at DESC, submission.id DESC',
            $applicationIds,
            self::WITHOUT_ANSWERS,
        );
    }

    /**
     * The applications of a person and of structures of which something is asked after sending, without their answers.
     *
     * @param list<int> $structures group ids
     * @return list<Submission>
     */
    public function listOfAsked(int $userId, array $structures): array
    {
        [$condition, $end, $values] = $this->ofThese($userId, $structures, $this->listed);
        $asked = "SELECT open_submission FROM {$this->db->table(CompletionTables::COMPLETIONS)} WHERE open_submission IS NOT NULL";

        return $this->read("{$condition} AND submission.id IN ({$asked})", $end, $values, self::WITHOUT_ANSWERS);
    }

    /**
     * The applications of a person and of structures, the last changed first.
     *
     * @param list<int> $structures group ids
     * @return list<Submission>
     */
    public function ofApplicant(int $userId, array $structures, int $limit): array
    {
        return $this->read(...$this->ofThese($userId, $structures, $limit));
    }

    /**
     * Applications to a stage that a person began, and those of structures, without trials and removed ones.
     *
     * @param list<int> $structures group ids
     * @return list<Submission>
     */
    public function ofCall(Stage $stage, int $userId, array $structures): array
    {
        $ofStructures = $structures === [] ? '' : ' OR application.structure_group IN (' . Database::placeholders($structures) . ')';

        return $this->read(
            'application.call_group = %d AND submission.stage = %d AND application.trial_until IS NULL AND application.removed_at IS NULL'
                . " AND (application.user_id = %d{$ofStructures})",
            ' ORDER BY application.id',
            [$stage->callGroup, $stage->number, $userId, ...$structures],
            self::WITHOUT_ANSWERS,
        );
    }

    /**
     * Begins the application that a claim names.
     *
     * @param array<string, string> $origins of the answers
     * @param DateTimeImmutable|null $trialUntil when a trial ends; null: a real one
     * @return bool false: somebody has begun it already
     */
    public function begin(Claim $claim, Stage $stage, string $language, int $formVersion, Answers $answers, array $origins, ?DateTimeImmutable $trialUntil = null): bool
    {
        $now = $this->now();
        $isNew = $this->db->execute(
            "INSERT IGNORE INTO {$this->applications()} (call_group, user_id, structure_group, claim, language, begun_at, trial_until)"
                . " VALUES (%d, %d, %d, %s, %s, %s, NULLIF(%s, ''))",
            $claim->callGroup,
            $claim->userId,
            $claim->structureGroup,
            $claim->text,
            $language,
            $now,
            $trialUntil?->format(StoredInstant::FORMAT) ?? '',
        ) === 1;
        if ($isNew) {
            $this->db->insertRows(
                ApplicationTables::SUBMISSIONS,
                ['application_id', 'stage', 'state', 'version', 'form_version', 'answers', 'changed', 'origins', 'changed_at'],
                [[$this->db->wpdb->insert_id, $stage->number, SubmissionState::Draft->value, 1, $formVersion, $answers->json(), '{}', self::json($origins), $now]],
            );
        }

        return $isNew;
    }

    /**
     * @param array<string, int> $changed
     * @param array<string, string> $origins
     * @throws DomainError stale_version
     */
    public function save(Submission $submission, int $formVersion, Answers $answers, array $changed, array $origins): void
    {
        $this->write(
            $submission,
            'form_version = %d, answers = %s, changed = %s, origins = %s, changed_at = %s',
            $formVersion,
            $answers->json(),
            self::json($changed),
            self::json($origins),
            $this->now(),
        );
    }

    /**
     * @param int $sentNumber of the snapshot that counts from now on
     * @throws DomainError stale_version
     */
    public function send(Submission $submission, string $number, int $sentNumber, int $formVersion, DateTimeImmutable $sentAt): void
    {
        $this->write(
            $submission,
            'state = %s, handling = handling + 1, sent_number = %d, form_version = %d, sent_at = %s',
            SubmissionState::Sent->value,
            $sentNumber,
            $formVersion,
            $sentAt->format(StoredInstant::FORMAT),
        );
        $this->db->execute("UPDATE {$this->applications()} SET number = %s WHERE id = %d AND number IS NULL", $number, $submission->application->id);
        $this->completions->answer($submission->id, $sentNumber);
    }

    /**
     * Another version counts, which answers what was asked after sending. Neither state nor the instant of sending changes.
     *
     * @param Answers $answers that are written now, with those that were asked
     * @param array<string, int> $changed
     * @throws DomainError stale_version
     */
    public function complete(Submission $submission, int $sentNumber, Answers $answers, array $changed): void
    {
        $this->write($submission, 'handling = handling + 1, sent_number = %d, answers = %s, changed = %s', $sentNumber, $answers->json(), self::json($changed));
        $this->completions->answer($submission->id, $sentNumber);
    }

    /**
     * Lets what was sent be written again. Until it is sent again, what was sent counts.
     *
     * @throws DomainError stale_version
     */
    public function takeBack(Submission $submission): void
    {
        $this->write($submission, 'state = %s, handling = handling + 1', SubmissionState::Draft->value);
        $this->db->execute("DELETE FROM {$this->db->table(ApplicationTables::ELIGIBILITY)} WHERE submission_id = %d", $submission->id);
    }

    /**
     * Those who run the call have decided, while the submission is locked. The version of its answers stays: the applicant may be completing
     * them. Nothing is asked any more of one that is ineligible or decided.
     */
    public function decide(Submission $submission, SubmissionState $state): void
    {
        if ($state !== SubmissionState::Eligible && $submission->completion !== null) {
            $this->completions->cancel($submission->completion);
        }
        $this->db->execute("UPDATE {$this->table()} SET state = %s, handling = handling + 1 WHERE id = %d", $state->value, $submission->id);
    }

    /**
     * A decision on several was published, while they are locked.
     *
     * @param non-empty-list<int> $submissionIds
     */
    public function decideMany(array $submissionIds, SubmissionState $state): void
    {
        $this->completions->cancelAll($submissionIds);
        $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, handling = handling + 1 WHERE id IN (" . Database::placeholders($submissionIds) . ')',
            $state->value,
            ...$submissionIds,
        );
    }

    public function withdraw(Application $application): void
    {
        $this->db->execute("UPDATE {$this->applications()} SET withdrawn_at = %s, claim = NULL WHERE id = %d", $this->now(), $application->id);
        $this->db->execute("UPDATE {$this->table()} SET handling = handling + 1 WHERE application_id = %d", $application->id);
    }

    /** @return array<int, SubmissionFile> files that its answers have named, by id */
    public function files(Submission $submission): array
    {
        return $this->files->of($submission->id);
    }

    /** Answers to statistical questions, which are stored apart. */
    public function statistics(Submission $submission): Answers
    {
        $rows = $this->db->rows("SELECT question_id, answer FROM {$this->db->table(ApplicationTables::STATISTICS)} WHERE submission_id = %d", $submission->id);
        $pairs = array_map(static fn (array $row): string => self::json((string) $row['question_id']) . ':' . $row['answer'], $rows);

        return Answers::fromJson('{' . implode(',', $pairs) . '}');
    }

    /** @param Answers $answers null takes an answer away */
    public function saveStatistics(Submission $submission, Answers $answers): void
    {
        $ids = $answers->ids();
        if ($ids === []) {
            return;
        }
        $table = ApplicationTables::STATISTICS;
        $this->db->execute("DELETE FROM {$this->db->table($table)} WHERE submission_id = %d AND question_id IN (" . Database::placeholders($ids) . ')', $submission->id, ...$ids);
        $present = array_values(array_filter($ids, static fn (string $id): bool => $answers->get($id) !== null));
        $this->db->insertRows($table, ['submission_id', 'question_id', 'answer'], array_map(
            static fn (string $id): array => [$submission->id, $id, self::json($answers->get($id))],
            $present,
        ));
    }

    /** @throws DomainError stale_version */
    private function write(Submission $submission, string $set, int|string ...$values): void
    {
        $written = $this->db->execute(
            "UPDATE {$this->table()} SET {$set}, version = version + 1 WHERE id = %d AND version = %d",
            ...[...$values, $submission->id, $submission->version],
        );
        if ($written !== 1) {
            throw DomainError::staleVersion();
        }
    }

    /**
     * @param list<int> $structures
     * @param list<int> $coWritten
     * @return array{string, string, list<int>} condition, what follows it, and values
     */
    private function ofThese(int $userId, array $structures, int $limit, array $coWritten = []): array
    {
        $ofStructures = $structures === [] ? '' : ' OR application.structure_group IN (' . Database::placeholders($structures) . ')';

        $others = $coWritten === [] ? '' : ' OR application.id IN (' . Database::placeholders($coWritten) . ')';

        return [
            "{$this->isLatest()} AND application.trial_until IS NULL AND application.removed_at IS NULL"
                . " AND ((application.user_id = %d AND application.structure_group = 0){$ofStructures}{$others})",
            ' ORDER BY submission.changed_at DESC, submission.id DESC LIMIT %d',
            [$userId, ...$structures, ...$coWritten, $limit],
        ];
    }

    /**
     * @param list<int|string> $values
     * @return list<Submission>
     */
    private function read(string $condition, string $end, array $values, string $columns = self::COLUMNS): array
    {
        return $this->submissions($this->db->rows("SELECT {$columns} FROM {$this->joined()} WHERE {$condition}{$end}", ...$values));
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return list<Submission>
     */
    private function submissions(array $rows): array
    {
        $asked = $this->completions->openOf(array_map(static fn (array $row): int => (int) $row['id'], $rows));

        return array_map(static fn (array $row): Submission => self::submission($row, $asked[(int) $row['id']] ?? null), $rows);
    }

    private function isLatest(): string
    {
        return "submission.stage = (SELECT MAX(latest.stage) FROM {$this->table()} latest WHERE latest.application_id = application.id)";
    }

    private function joined(): string
    {
        return "{$this->table()} submission JOIN {$this->applications()} application ON application.id = submission.application_id"
            . " LEFT JOIN {$this->db->table(LateLinkTables::LINKS)} late ON late.id = application.late_link_id AND late.stage = submission.stage AND late.revoked_at IS NULL";
    }

    /** @param array<string, string|null> $row */
    private static function submission(array $row, ?Completion $completion): Submission
    {
        return new Submission(
            (int) $row['id'],
            new Application(
                (int) $row['application_id'],
                $row['number'],
                (int) $row['call_group'],
                (int) $row['user_id'],
                (int) $row['structure_group'],
                (string) $row['language'],
                StoredInstant::read((string) $row['begun_at']),
                StoredInstant::readOrNull($row['withdrawn_at']),
                StoredInstant::readOrNull($row['trial_until']),
                new Standing((int) $row['retention_notices'], StoredInstant::readOrNull($row['removal_at']), StoredInstant::readOrNull($row['removed_at'])),
                $row['late_until'] === null ? null : new LatePeriod(StoredInstant::read($row['late_until']), $row['late_used_at'] !== null),
            ),
            Stage::of((int) $row['call_group'], (int) $row['stage']),
            SubmissionState::from((string) $row['state']),
            (int) $row['version'],
            (int) $row['form_version'],
            Answers::fromJson((string) $row['answers']),
            array_map(intval(...), array_filter(self::decoded($row['changed']), is_int(...))),
            array_filter(self::decoded($row['origins']), is_string(...)),
            (int) $row['sent_number'],
            StoredInstant::read((string) $row['changed_at']),
            StoredInstant::readOrNull($row['sent_at']),
            $completion,
            (int) $row['handling'],
        );
    }

    /** @return array<string, mixed> */
    private static function decoded(?string $json): array
    {
        $values = [];
        foreach ((array) json_decode((string) $json) as $id => $value) {
            $values[(string) $id] = $value;
        }

        return $values;
    }

    private static function json(mixed $value): string
    {
        return (string) json_encode($value === [] ? (object) [] : $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_LINE_TERMINATORS);
    }

    private function applications(): string
    {
        return $this->db->table(ApplicationTables::APPLICATIONS);
    }

    private function table(): string
    {
        return $this->db->table(ApplicationTables::SUBMISSIONS);
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }
}
