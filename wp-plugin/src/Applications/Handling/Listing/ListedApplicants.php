<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Listing;

use Passerelle\Kernel\Database;

/** Reads who applies, for those who handle applications. */
final readonly class ListedApplicants
{
    public function __construct(private Database $db)
    {
    }

    /**
     * @param list<int> $submissionIds that were sent
     * @return array<int, ListedApplicant> by submission
     */
    public function of(array $submissionIds): array
    {
        if ($submissionIds === []) {
            return [];
        }
        $rows = $this->db->rows(
            "SELECT submission_id, name, country, language FROM {$this->db->table(ListingTables::LISTED)} WHERE submission_id IN (" . Database::placeholders($submissionIds) . ')',
            ...$submissionIds,
        );
        $applicants = [];
        foreach ($rows as $row) {
            $applicants[(int) $row['submission_id']] = new ListedApplicant((string) $row['name'], (string) $row['country'], (string) $row['language']);
        }

        return $applicants;
    }
}
