<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Listing;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Stage;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Rights\Viewer;

/** The list of a call’s applications for those who handle them. The number of statements never depends on how many there are. */
final readonly class SentApplications
{
    /**
     * @param int $perPage rows
     * @param int $columns questions that may be columns at once
     */
    public function __construct(
        private HandlerRights $rights,
        private ListedRows $rows,
        private AskedQuestions $questions,
        private ColumnAnswers $answers,
        private ListedMarks $marks,
        #[Limit('applicationLists', 'handled')] private int $perPage,
        #[Limit('applicationLists', 'columns')] private int $columns,
    ) {
    }

    /**
     * @param list<string> $columns ids of questions; unknown ones are left out
     * @return array<string, mixed>
     * @throws DomainError not_found, also for calls of others
     */
    public function page(Viewer $viewer, int $callId, ?int $stageNumber, ListFilter $filter, array $columns, int $page): array
    {
        $call = $this->rights->call($viewer, $callId);
        $stage = $this->rights->stage($call, $stageNumber);
        $ids = $this->rows->ids($viewer, $stage, $filter);
        $total = count($ids);
        $pages = max(1, (int) ceil($total / $this->perPage));
        $page = max(1, min($page, $pages));
        $asked = $this->questions->of($stage);
        $chosen = array_slice(array_intersect_key($asked, array_flip($columns)), 0, $this->columns, true);
        $rows = $this->rows->rows(array_slice($ids, ($page - 1) * $this->perPage, $this->perPage));
        $answers = $this->answers->of(array_map(static fn (array $row): int => (int) $row['submission_id'], $rows), $chosen);
        $marks = $this->marks->of($viewer, $stage, $rows);

        return [
            'callId' => $call->id,
            'title' => $call->title,
            'zone' => $call->values->textOrNull('zone'),
            'total' => $total,
            'page' => $page,
            'pages' => $pages,
            'own' => $this->rows->ownOnes($viewer, $stage),
            'tags' => $this->marks->tagsOf($call->groupId),
            'countries' => $this->rows->countries($viewer, $stage),
            'questions' => (string) json_encode(array_values($asked), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES),
            'items' => array_map(static fn (array $row): array => [
                ...self::item($row, $answers[(int) $row['submission_id']] ?? '{}'),
                ...$marks[(int) $row['application_id']],
            ], $rows),
        ];
    }

    /**
     * The applications before and after one in the list.
     *
     * @param int|null $stageNumber null: the first
     * @return array{previous: int|null, next: int|null, place: int|null, total: int} `place` begins with 1; null: the filter leaves it out
     * @throws DomainError not_found
     */
    public function neighbours(Viewer $viewer, int $applicationId, ListFilter $filter, ?int $stageNumber = null): array
    {
        $submission = $this->rights->submission($viewer, $applicationId, $stageNumber ?? Stage::FIRST);
        $ids = $this->rows->ids($viewer, $submission->stage, $filter);
        $place = array_search($submission->id, $ids, true);

        return [
            'previous' => $this->rows->applicationOf($place === false ? null : $ids[$place - 1] ?? null),
            'next' => $this->rows->applicationOf($place === false ? $ids[0] ?? null : $ids[$place + 1] ?? null),
            'place' => $place === false ? null : $place + 1,
            'total' => count($ids),
        ];
    }

    /**
     * @param array<string, string|null> $row
     * @return array<string, mixed>
     */
    private static function item(array $row, string $answers): array
    {
        return [
            'id' => (int) $row['application_id'],
            'number' => $row['receipt'],
            'state' => $row['state'],
            'withdrawnAt' => self::instant($row['withdrawn_at']),
            'name' => $row['name'],
            'person' => $row['person'] === '' ? null : $row['person'],
            'kind' => $row['is_structure'] === '1' ? ApplicantKind::Structure->value : ApplicantKind::Person->value,
            'country' => $row['country'] === '' ? null : $row['country'],
            'language' => $row['language'],
            'sentAt' => self::instant($row['sent_at']),
            'changedAt' => self::instant($row['changed_at']),
            'versions' => (int) $row['number'],
            'askedUntil' => self::instant($row['asked_until']),
            'answers' => $answers,
        ];
    }

    private static function instant(?string $stored): ?string
    {
        $instant = StoredInstant::readOrNull($stored);

        return $instant === null ? null : Times::text($instant);
    }
}
