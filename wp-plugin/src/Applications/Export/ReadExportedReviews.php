<?php

declare(strict_types=1);

namespace Passerelle\Applications\Export;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Handling\Listing\ListedRows;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;

/** Pages of the reviews and conflicts of interest of an export. */
final readonly class ReadExportedReviews
{
    /** @param int $rowsAtOnce applications of a page */
    public function __construct(
        private HandlerRights $rights,
        private ListedRows $rows,
        private ExportedReviews $reviews,
        #[Limit('applicationExports', 'rowsAtOnce')] private int $rowsAtOnce,
    ) {
    }

    /**
     * @param array<int, int> $numbers of the version, by submission, in the order of the export
     * @return array{rows: list<array<string, mixed>>, read: int} `read`: how many of the first of them the page is about
     * @throws DomainError not_found
     */
    public function page(PermittedExport $export, array $numbers): array
    {
        $call = $this->rights->call($export->viewer, $export->callId);
        $stage = $this->rights->stage($call, $export->stageNumber);
        $numbers = array_slice($numbers, 0, $this->rowsAtOnce, true);
        $handled = array_flip($this->rows->handledOf($export->viewer, $stage, array_keys($numbers)));
        $rows = $this->rows->rows(array_keys(array_intersect_key($numbers, $handled)));

        return ['rows' => $this->reviews->of($export->viewer, $call, $stage, $rows), 'read' => count($numbers)];
    }
}
