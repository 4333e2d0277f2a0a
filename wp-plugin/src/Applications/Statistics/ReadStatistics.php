<?php

declare(strict_types=1);

namespace Passerelle\Applications\Statistics;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Handling\Listing\ApplicantKind;
use Passerelle\Applications\Handling\Listing\ListingTables;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Submissions\DailyFigures;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Viewer;
use stdClass;

/**
 * Figures of the applications to a call, for those who handle them. What was sent is exact, since they read it; what was begun and answers to
 * statistical questions say nothing about single people.
 */
final readonly class ReadStatistics
{
    private const WITHDRAWN = 'withdrawn';

    public function __construct(
        private HandlerRights $rights,
        private DailyFigures $figures,
        private StatisticStore $store,
        private StatisticQuestions $questions,
        private SmallNumbers $numbers,
        private ValueNames $names,
        private Database $db,
    ) {
    }

    /**
     * @return array<string, mixed>
     * @throws DomainError not_found, also for calls of others
     */
    public function data(Viewer $viewer, int $callId, ?int $stageNumber, Lang $language): array
    {
        $call = $this->rights->call($viewer, $callId);
        $stage = $this->rights->stage($call, $stageNumber);
        $countedAt = $this->store->countedAt($stage);

        return [
            'callId' => $call->id,
            'title' => $call->title,
            'zone' => $call->values->textOrNull('zone'),
            ...$this->figures->of($call->groupId, $call->values->textOrNull('zone'), $stage->number),
            'countries' => array_map(
                fn (array $count): array => [...$count, 'name' => $this->names->country($count['key'], $language)],
                $this->sent($stage, 'listed.country'),
            ),
            'kinds' => $this->sent(
                $stage,
                "CASE WHEN listed.is_structure = 1 THEN '" . ApplicantKind::Structure->value . "' ELSE '" . ApplicantKind::Person->value . "' END",
            ),
            'languages' => $this->sent($stage, 'listed.language'),
            'states' => $this->sent($stage, "CASE WHEN application.withdrawn_at IS NULL THEN submission.state ELSE '" . self::WITHDRAWN . "' END", true),
            'countedAt' => $countedAt === null ? null : Times::text($countedAt),
            'hasQuestions' => $this->questions->of($stage) !== [],
            'questions' => $this->answers($stage, $language),
        ];
    }

    /** @return list<array{key: string, count: int}> the largest first */
    private function sent(Stage $stage, string $key, bool $isWithdrawnCounted = false): array
    {
        $rows = $this->db->rows(
            "SELECT {$key} AS what, COUNT(*) AS answers FROM {$this->db->table(ListingTables::LISTED)} listed"
                . " JOIN {$this->db->table(ApplicationTables::SUBMISSIONS)} submission ON submission.id = listed.submission_id"
                . " JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application ON application.id = listed.application_id"
                . ' WHERE listed.call_group = %d AND listed.stage = %d AND application.trial_until IS NULL AND application.removed_at IS NULL'
                . ($isWithdrawnCounted ? '' : ' AND application.withdrawn_at IS NULL') . " GROUP BY {$key} ORDER BY answers DESC, what",
            $stage->callGroup,
            $stage->number,
        );

        return array_map(static fn (array $row): array => ['key' => (string) $row['what'], 'count' => (int) $row['answers']], $rows);
    }

    /** @return list<array<string, mixed>> */
    private function answers(Stage $stage, Lang $language): array
    {
        $counts = $this->store->counts($stage);
        $answers = [];
        foreach ($this->questions->of($stage) as $id => $question) {
            if (isset($counts[$id])) {
                $answers[] = ['id' => $id, 'title' => ValueNames::title($question, $language), ...$this->protected($question, $counts[$id], $language)];
            }
        }

        return $answers;
    }

    /**
     * @param array<string, int> $counts
     * @return array{people: int, values: list<array{key: string, name: string, count: int|null}>, isRestHidden: bool} key '': no answer
     */
    private function protected(stdClass $question, array $counts, Lang $language): array
    {
        $people = $counts[CountStatistics::ALL] ?? 0;
        unset($counts[CountStatistics::ALL]);
        $listed = self::values($question);
        $counts = $listed === null ? $counts : $counts + array_fill_keys($listed, 0);
        $shown = ($question->kind ?? '') === 'choices' ? $this->numbers->ofChoices($counts, $people) : $this->numbers->ofParts($counts);
        $order = $listed === null ? array_keys($shown) : [...array_intersect($listed, array_keys($shown)), ...array_diff(array_keys($shown), $listed)];
        $values = array_map(fn (int|string $key): array => [
            'key' => (string) $key,
            'name' => $this->names->answer($question, (string) $key, $language),
            'count' => $shown[$key],
        ], array_values($order));
        // Countries and sectors that few people named are not listed at all.
        $named = $listed !== null ? $values : array_values(array_filter($values, static fn (array $value): bool => $value['count'] !== null));

        return ['people' => $people, 'values' => $named, 'isRestHidden' => count($named) < count($values)];
    }

    /** @return list<string>|null all that may be answered; null: too many, as with countries */
    private static function values(stdClass $question): ?array
    {
        $choices = $question->choices ?? null;

        return match (true) {
            ($question->kind ?? '') === 'yesNo' => ['true', 'false', CountStatistics::NONE],
            is_array($choices) => [
                ...array_values(array_map(static fn (mixed $choice): string => $choice instanceof stdClass && is_string($choice->id ?? null) ? $choice->id : '', $choices)),
                CountStatistics::NONE,
            ],
            default => null,
        };
    }
}
