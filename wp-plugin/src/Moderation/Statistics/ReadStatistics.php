<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Statistics;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Content\Model\ContentType;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Rights\CapabilityMatrix;
use Passerelle\Rights\Viewer;

/** Statistics of all countries, for administrators. The number of queries does not depend on the figures. */
final readonly class ReadStatistics
{
    /** @param int $defaultDays of a period without first day */
    public function __construct(
        private WaitingNow $waiting,
        private Submissions $submissions,
        private DecisionsMade $decisions,
        private DecisionTimes $times,
        private Clock $clock,
        #[Limit('moderation', 'statisticsDays')] private int $defaultDays,
    ) {
    }

    /**
     * @param string $from YYYY-MM-DD in UTC, may be empty
     * @param string $to YYYY-MM-DD in UTC, may be empty
     * @throws DomainError forbidden for others than administrators; invalid_fields
     */
    public function __invoke(Viewer $reader, string $from, string $to): Statistics
    {
        if (!$reader->isAdministrator()) {
            throw DomainError::forbidden();
        }
        $period = Period::ofDays($from, $to, $this->clock->now(), $this->defaultDays);

        return new Statistics(
            $period,
            $this->types($period),
            $this->countries($period),
            $this->validators($period),
            self::inOrder(array_column([Decision::Valid, Decision::ToEdit, Decision::Rejected], 'value'), $this->decisions->byDecision($period)),
            self::inOrder(array_column(RejectionReason::cases(), 'value'), $this->decisions->byReason($period)),
            $this->times->of($period),
        );
    }

    /** @return non-empty-list<StatisticsRow> */
    private function types(Period $period): array
    {
        [$waiting, $submitted, $decided] = [$this->waiting->byType(), $this->submissions->byType($period), $this->decisions->byType($period)];
        $row = static fn (ContentType $type): StatisticsRow
            => new StatisticsRow($type->value, $waiting[$type->value] ?? 0, $submitted[$type->value] ?? 0, $decided[$type->value] ?? 0);

        return array_map($row, CapabilityMatrix::moderated());
    }

    /** @return list<StatisticsRow> */
    private function countries(Period $period): array
    {
        [$waiting, $submitted, $decided] = [$this->waiting->byCountry(), $this->submissions->byCountry($period), $this->decisions->byCountry($period)];
        $codes = array_map(strval(...), array_keys([...$waiting, ...$submitted, ...$decided]));
        sort($codes, SORT_STRING);

        return array_map(
            static fn (string $code): StatisticsRow => new StatisticsRow($code, $waiting[$code] ?? 0, $submitted[$code] ?? 0, $decided[$code] ?? 0),
            $codes,
        );
    }

    /** @return list<ValidatorRow> */
    private function validators(Period $period): array
    {
        [$decided, $altered] = [$this->decisions->byValidator($period), $this->decisions->alteredByValidator($period)];
        $ids = array_keys($decided + $altered);
        cache_users(array_filter($ids, static fn (int $id): bool => $id > 0));
        $rows = array_map(static function (int $id) use ($decided, $altered): ValidatorRow {
            $user = get_userdata($id);

            return new ValidatorRow($id, $user === false ? null : $user->display_name, $decided[$id] ?? 0, $altered[$id] ?? 0);
        }, $ids);
        usort($rows, static fn (ValidatorRow $one, ValidatorRow $other): int => [$other->decided, $one->name, $one->userId] <=> [$one->decided, $other->name, $other->userId]);

        return $rows;
    }

    /**
     * @param list<string> $names
     * @param array<string, int> $counts
     * @return array<string, int> of each name
     */
    private static function inOrder(array $names, array $counts): array
    {
        $ordered = [];
        foreach ($names as $name) {
            $ordered[$name] = $counts[$name] ?? 0;
        }

        return $ordered;
    }
}
