<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Listing;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Sending\Snapshot;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\Migration;

/** Writes the keys of what was sent before there were any, some at a time. */
final readonly class KeysFill implements Migration
{
    /** Documents may be large. */
    private const BATCH = 50;

    public function __construct(private ListingKeys $keys)
    {
    }

    public function id(): string
    {
        return 'application_listing.005_fill_keys';
    }

    public function up(Database $db): void
    {
        $after = 0;
        do {
            $rows = $db->rows(
                'SELECT snapshot.submission_id, snapshot.number, snapshot.document, snapshot.sha256, snapshot.sent_at, submission.application_id'
                    . " FROM {$db->table(ApplicationTables::SUBMISSIONS)} submission JOIN {$db->table(ApplicationTables::SNAPSHOTS)} snapshot"
                    . ' ON snapshot.submission_id = submission.id AND snapshot.number = submission.sent_number'
                    . " WHERE submission.id > %d AND snapshot.document <> '' ORDER BY submission.id LIMIT %d",
                $after,
                self::BATCH,
            );
            foreach ($rows as $row) {
                $snapshot = Snapshot::fromRow($row);
                $after = $snapshot->submissionId;
                $this->keys->fill($snapshot, (int) $row['application_id']);
            }
        } while (count($rows) === self::BATCH);
    }
}
