<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Storage;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\StoredInstant;

/** Forms of stages and their published versions. A version of the row decides between two writes. */
final readonly class FormStore
{
    /** A form without sections: what is composed before anything is saved. */
    private const EMPTY = '{"format":1,"sections":[]}';

    public function __construct(private Database $db, private Clock $clock)
    {
    }

    public function find(Stage $stage): StoredForm
    {
        return $this->read($stage, '');
    }

    /** The form as it is until the end of the transaction: who sends answers to it and who publishes it wait for each other. */
    public function lock(Stage $stage): StoredForm
    {
        return $this->read($stage, ' FOR UPDATE');
    }

    /** @throws DomainError stale_version */
    public function save(Stage $stage, int $version, string $document): void
    {
        $written = $version === 0
            ? $this->db->execute(
                "INSERT IGNORE INTO {$this->forms()} (call_group, stage, version, document, published, changed_at) VALUES (%d, %d, 1, %s, 0, %s)",
                $stage->callGroup,
                $stage->number,
                $document,
                $this->now(),
            )
            : $this->db->execute(
                "UPDATE {$this->forms()} SET document = %s, changed_at = %s, version = version + 1 WHERE call_group = %d AND stage = %d AND version = %d",
                $document,
                $this->now(),
                $stage->callGroup,
                $stage->number,
                $version,
            );
        if ($written !== 1) {
            throw DomainError::staleVersion();
        }
    }

    /**
     * Makes what is composed the version that applicants answer.
     *
     * @throws DomainError stale_version
     */
    public function publish(StoredForm $form): void
    {
        $stage = $form->stage;
        $number = $form->published + 1;
        $written = $this->db->execute(
            "UPDATE {$this->forms()} SET published = %d, version = version + 1, changed_at = %s WHERE call_group = %d AND stage = %d AND version = %d",
            $number,
            $this->now(),
            $stage->callGroup,
            $stage->number,
            $form->version,
        );
        if ($written !== 1) {
            throw DomainError::staleVersion();
        }
        $this->db->insertRows(
            ApplicationTables::FORM_VERSIONS,
            ['call_group', 'stage', 'number', 'document', 'published_at'],
            [[$stage->callGroup, $stage->number, $number, $form->document, $this->now()]],
        );
    }

    /** The version that applicants answer. */
    public function published(Stage $stage): ?FormVersion
    {
        return $this->versions(
            "version.call_group = %d AND version.stage = %d AND version.number = (SELECT published FROM {$this->forms()} form WHERE form.call_group = %d AND form.stage = %d)",
            $stage->callGroup,
            $stage->number,
            $stage->callGroup,
            $stage->number,
        )[0] ?? null;
    }

    public function version(Stage $stage, int $number): ?FormVersion
    {
        return $this->versions('call_group = %d AND stage = %d AND number = %d', $stage->callGroup, $stage->number, $number)[0] ?? null;
    }

    /** @return iterable<FormVersion> the newest first, one at a time */
    public function all(Stage $stage, int $newest): iterable
    {
        for ($number = $newest; $number > 0; $number--) {
            $version = $this->version($stage, $number);
            if ($version !== null) {
                yield $version;
            }
        }
    }

    /** @return list<FormVersion> all that were published, the newest first */
    public function history(Stage $stage): array
    {
        return $this->versions('call_group = %d AND stage = %d ORDER BY number DESC', $stage->callGroup, $stage->number);
    }

    public function forgetStage(Stage $stage): void
    {
        foreach ([ApplicationTables::FORMS, ApplicationTables::FORM_VERSIONS] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)} WHERE call_group = %d AND stage = %d", $stage->callGroup, $stage->number);
        }
    }

    /** Deletes all of a call that is deleted for good. */
    public function forgetCall(int $callGroup): void
    {
        foreach ([ApplicationTables::FORMS, ApplicationTables::FORM_VERSIONS] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)} WHERE call_group = %d", $callGroup);
        }
    }

    private function read(Stage $stage, string $lock): StoredForm
    {
        $row = $this->db->rows(
            "SELECT version, document, published, changed_at FROM {$this->forms()} WHERE call_group = %d AND stage = %d{$lock}",
            $stage->callGroup,
            $stage->number,
        )[0] ?? null;

        return $row === null
            ? new StoredForm($stage, 0, self::EMPTY, 0, null)
            : new StoredForm($stage, (int) $row['version'], (string) $row['document'], (int) $row['published'], StoredInstant::readOrNull($row['changed_at']));
    }

    /** @return list<FormVersion> */
    private function versions(string $condition, int ...$values): array
    {
        return array_map(
            static fn (array $row): FormVersion => new FormVersion((int) $row['number'], (string) $row['document'], StoredInstant::read((string) $row['published_at'])),
            $this->db->rows(
                "SELECT version.number, version.document, version.published_at FROM {$this->db->table(ApplicationTables::FORM_VERSIONS)} version WHERE {$condition}",
                ...$values,
            ),
        );
    }

    private function forms(): string
    {
        return $this->db->table(ApplicationTables::FORMS);
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }
}
