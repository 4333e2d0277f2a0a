<?php

declare(strict_types=1);

namespace Passerelle\Applications\Export;

use Passerelle\Applications\Handling\Listing\ListedRows;
use Passerelle\Applications\Handling\Listing\ListFilter;
use Passerelle\Applications\Review\Plan\PlanStore;
use Passerelle\Applications\Review\Ranking\ReadRanking;
use Passerelle\Applications\Stage;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** What an export has, as it is when it begins. */
final readonly class ExportContents
{
    public function __construct(
        private ListedRows $rows,
        private ExportedVersions $versions,
        private ExportedQuestions $questions,
        private ReadRanking $ranking,
        private PlanStore $plans,
        private ExportedDecisions $decisions,
    ) {
    }

    /**
     * @return array{criteria: string, hasPlaces: bool, items: list<array{int, int, int|null}>, questions: string} items: submission, version, average
     * @throws DomainError not_found
     */
    public function of(Viewer $viewer, Record $call, Stage $stage, ListFilter $filter): array
    {
        $ids = $this->rows->ids($viewer, $stage, $filter);
        $versions = $this->versions->counted($ids);
        $averages = $this->averages($viewer, $call->id, $stage->number);

        return [
            'criteria' => $this->plans->find($stage)->document,
            'hasPlaces' => $this->decisions->hasPlaces($stage),
            'items' => array_map(static fn (int $id): array => [$id, $versions[$id]['number'], $averages[$versions[$id]['application']] ?? null], $ids),
            'questions' => (string) json_encode($this->questions->of($stage), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES),
        ];
    }

    /** @return array<int, int|null> by application, in ten-thousandths; none for a manager who still has to score */
    private function averages(Viewer $viewer, int $callId, int $stage): array
    {
        $averages = [];
        foreach ((array) $this->ranking->data($viewer, $callId, $stage, null)['rows'] as $row) {
            if (is_array($row) && is_int($row['id'] ?? null)) {
                $averages[$row['id']] = is_int($row['total'] ?? null) ? $row['total'] : null;
            }
        }

        return $averages;
    }
}
