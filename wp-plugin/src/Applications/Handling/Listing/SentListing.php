<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Listing;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Forms\Reading\FormReader;
use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\Sending\Snapshot;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Kernel\Text\Folding;

/** Writes what lists show and search of a submission: of the version that was sent last. Trials are in no list. */
final readonly class SentListing
{
    private const NAME_MAX = 255;

    public function __construct(private Database $db, private FormStore $forms, private FormReader $reader, private SearchWords $words, private ListingKeys $keys)
    {
    }

    public function write(Snapshot $snapshot): void
    {
        $sent = SentDocument::of($snapshot);
        $application = $this->db->value("SELECT application_id FROM {$this->db->table(ApplicationTables::SUBMISSIONS)} WHERE id = %d", $snapshot->submissionId);
        if ($sent->isTrial || $application === null) {
            return;
        }
        $this->forget($snapshot->submissionId);
        $this->db->insertRows(ListingTables::LISTED, [
            'submission_id', 'application_id', 'call_group', 'stage', 'number', 'name', 'name_key', 'person', 'is_structure', 'country', 'language', 'sent_at',
        ], [[
            $snapshot->submissionId,
            (int) $application,
            $sent->callGroup,
            $sent->stage,
            $snapshot->number,
            mb_substr($sent->name, 0, self::NAME_MAX),
            Folding::sortKey($sent->name),
            mb_substr($sent->person, 0, self::NAME_MAX),
            (int) $sent->isStructure,
            $sent->country,
            $sent->language,
            $snapshot->sentAt->format(StoredInstant::FORMAT),
        ]]);
        $version = $this->forms->version(Stage::of($sent->callGroup, $sent->stage), $sent->form);
        if ($version !== null) {
            $form = $this->reader->read($version->document);
            $words = $this->words->of($sent, $form);
            $row = static fn (string $word): array => [$sent->callGroup, $word, $snapshot->submissionId];
            $this->db->insertRows(ListingTables::WORDS, ['call_group', 'word', 'submission_id'], array_map($row, $words));
            $this->keys->write($snapshot->submissionId, (int) $application, $sent, $form);
        }
    }

    private function forget(int $submissionId): void
    {
        foreach ([ListingTables::LISTED, ListingTables::WORDS] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)} WHERE submission_id = %d", $submissionId);
        }
    }
}
