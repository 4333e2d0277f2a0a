<?php

declare(strict_types=1);

namespace Passerelle\Applications\Export;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Handling\Listing\ListedRows;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;

/** Pages of the applications of an export. What was removed since it began, or is not handled any more, is left out. */
final readonly class ReadExport
{
    /**
     * @param int $rowsAtOnce applications of a page
     * @param int $pageBytes of the documents of a page, unless its only one is larger
     */
    public function __construct(
        private HandlerRights $rights,
        private ListedRows $rows,
        private ExportedVersions $versions,
        private ExportedForms $forms,
        private ExportedRow $row,
        #[Limit('applicationExports', 'rowsAtOnce')] private int $rowsAtOnce,
        #[Limit('applicationExports', 'pageBytes')] private int $pageBytes,
    ) {
    }

    /**
     * @param array<int, int> $numbers of the version, by submission, in the order of the export
     * @return array{rows: list<array<string, mixed>>, read: int} `read`: how many of the first of them the page is about
     * @throws DomainError not_found
     */
    public function page(PermittedExport $export, array $numbers): array
    {
        [$stage, $numbers] = $this->begin($export, $numbers);
        $read = $this->versions->fitting($numbers, $this->pageBytes);
        $handled = array_flip($this->rows->handledOf($export->viewer, $stage, array_keys($read)));
        $snapshots = $this->versions->snapshots(array_intersect_key($read, $handled));
        $listed = array_column($this->rows->rows(array_keys(array_intersect_key($read, $snapshots))), null, 'submission_id');
        $additions = $this->row->additions($stage, $listed);
        $versions = $this->forms->versions($stage, $snapshots);
        $rows = [];
        $bytes = $done = 0;
        foreach (array_keys($read) as $submissionId) {
            $row = isset($listed[$submissionId], $versions[$submissionId]) ? [
                ...$this->row->of($listed[$submissionId], ...$versions[$submissionId]),
                ...$additions[$submissionId],
            ] : null;
            $bytes += strlen((string) json_encode($row));
            // Texts of letters are as long as answers.
            if ($bytes > $this->pageBytes && $rows !== []) {
                break;
            }
            if ($row !== null) {
                $rows[] = $row;
            }
            $done++;
        }

        return ['rows' => $rows, 'read' => $done];
    }

    /**
     * @param array<int, int> $numbers
     * @return array{Stage, array<int, int>}
     * @throws DomainError not_found
     */
    private function begin(PermittedExport $export, array $numbers): array
    {
        $call = $this->rights->call($export->viewer, $export->callId);

        return [$this->rights->stage($call, $export->stageNumber), array_slice($numbers, 0, $this->rowsAtOnce, true)];
    }
}
