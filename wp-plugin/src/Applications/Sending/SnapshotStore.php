<?php

declare(strict_types=1);

namespace Passerelle\Applications\Sending;

use DateTimeImmutable;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Handling\Listing\SentListing;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** What was sent, version by version. Nothing here changes a document. */
final readonly class SnapshotStore
{
    private const ALGORITHM = 'sha256';

    public function __construct(private Database $db, private SentListing $listing)
    {
    }

    /** What is added counts: lists show it from now on. */
    public function add(int $submissionId, int $number, string $document, DateTimeImmutable $sentAt): Snapshot
    {
        $snapshot = new Snapshot($submissionId, $number, $document, hash(self::ALGORITHM, $document), $sentAt);
        $this->db->insertRows(
            ApplicationTables::SNAPSHOTS,
            ['submission_id', 'number', 'document', 'sha256', 'sent_at'],
            [[$submissionId, $number, $document, $snapshot->sha256, $sentAt->format(StoredInstant::FORMAT)]],
        );
        $this->listing->write($snapshot);

        return $snapshot;
    }

    /** @return list<Snapshot> the newest first */
    public function ofSubmission(int $submissionId): array
    {
        return array_map(
            Snapshot::fromRow(...),
            $this->db->rows("SELECT submission_id, number, document, sha256, sent_at FROM {$this->table()} WHERE submission_id = %d ORDER BY number DESC", $submissionId),
        );
    }

    /** The version that counts; null: never sent, or emptied with an erased account. */
    public function counted(Submission $submission): ?Snapshot
    {
        foreach ($this->ofSubmission($submission->id) as $snapshot) {
            if ($snapshot->number === $submission->sentNumber && $snapshot->document !== '') {
                return $snapshot;
            }
        }

        return null;
    }

    /** The instant at which the counted version of an application was sent, if this is its hash or that of one of its files. */
    public function matching(string $number, string $sha256): ?DateTimeImmutable
    {
        $applications = $this->db->table(ApplicationTables::APPLICATIONS);
        $submissions = $this->db->table(ApplicationTables::SUBMISSIONS);
        $counted = $this->db->rows(
            "SELECT snapshot.document, snapshot.sha256, snapshot.sent_at FROM {$this->table()} snapshot"
                . " JOIN {$submissions} submission ON submission.id = snapshot.submission_id AND submission.sent_number = snapshot.number"
                . " JOIN {$applications} application ON application.id = submission.application_id"
                . ' WHERE application.number = %s AND application.withdrawn_at IS NULL AND application.trial_until IS NULL',
            $number,
        );
        foreach ($counted as $row) {
            if (in_array($sha256, [(string) $row['sha256'], ...self::hashesOfFiles((string) $row['document'])], true)) {
                return StoredInstant::read((string) $row['sent_at']);
            }
        }

        return null;
    }

    /** @return list<mixed> */
    private static function hashesOfFiles(string $document): array
    {
        $read = json_decode($document, true);
        $files = is_array($read) ? $read['files'] ?? [] : [];

        return is_array($files) ? array_column($files, 'sha256') : [];
    }

    private function table(): string
    {
        return $this->db->table(ApplicationTables::SNAPSHOTS);
    }
}
