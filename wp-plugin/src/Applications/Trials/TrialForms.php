<?php

declare(strict_types=1);

namespace Passerelle\Applications\Trials;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Forms\Storage\FormVersion;
use Passerelle\Applications\Submissions\Application;
use Passerelle\Kernel\Database;

/** Forms of trials, each as it was composed when the trial was begun. */
final readonly class TrialForms
{
    /** No published version has this number. */
    public const NUMBER = 0;

    public function __construct(private Database $db)
    {
    }

    public function of(Application $trial): ?FormVersion
    {
        $document = $this->db->value("SELECT document FROM {$this->db->table(ApplicationTables::TRIALS)} WHERE application_id = %d", $trial->id);

        return $document === null ? null : new FormVersion(self::NUMBER, $document, $trial->begunAt);
    }

    public function add(Application $trial, string $document): void
    {
        $this->db->insertRows(ApplicationTables::TRIALS, ['application_id', 'document'], [[$trial->id, $document]]);
    }
}
