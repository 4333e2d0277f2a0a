<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Listing;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\Completions\CompletionTables;
use Passerelle\Applications\Handling\Duplicates\DuplicateSet;
use Passerelle\Applications\Handling\Tags\TagStore;
use Passerelle\Applications\Messages\ThreadSide;
use Passerelle\Applications\Messages\UnreadMessages;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Rights\Viewer;

/** Selects the applications to a call that a person may handle: sent ones that are not removed, without the person’s own. */
final readonly class ListedRows
{
    private const COLUMNS = 'listed.application_id, listed.submission_id, listed.number, listed.name, listed.person, listed.is_structure, listed.country, listed.language,'
        . ' listed.sent_at AS changed_at, submission.sent_at, submission.state, application.number AS receipt, application.withdrawn_at, completion.until AS asked_until';

    private const OF_STAGE = 'listed.call_group = %d AND listed.stage = %d AND submission.sent_number > 0 AND application.trial_until IS NULL AND application.removed_at IS NULL';

    /** The first and the last of what words consist of. No blank: MariaDB ignores those at the end. */
    private const FIRST = '0';
    private const LAST = "\u{10FFFF}";

    public function __construct(
        private Database $db,
        private ApplicantRights $applicants,
        private UnreadMessages $unread,
        private AnswerOrder $answers,
        private TagStore $tags,
        private DuplicateSet $duplicates,
    ) {
    }

    /** @return list<int> ids of the submissions, in the order of the filter */
    public function ids(Viewer $viewer, Stage $stage, ListFilter $filter): array
    {
        $found = $this->found($stage, $filter->search);
        if ($found === []) {
            return [];
        }
        [$where, $values] = $this->where($viewer, $stage, $filter);
        [$join, $joined, $order, $ordered] = $this->answers->of($stage, $filter) ?? ['', [], $filter->sort->order(), []];
        $ids = $this->db->ids("SELECT listed.submission_id FROM {$this->tables()}{$join} WHERE {$where} ORDER BY {$order}", ...$joined, ...$values, ...$ordered);

        if ($filter->isDuplicate) {
            $duplicates = $this->duplicatesOf($viewer, $stage);
            $found = $found === null ? $duplicates : array_intersect_key($found, $duplicates);
        }

        return $found === null ? $ids : array_values(array_filter($ids, static fn (int $id): bool => isset($found[$id])));
    }

    /** @return array<int, true> submissions with a likely duplicate that the person handles as well, as keys */
    private function duplicatesOf(Viewer $viewer, Stage $stage): array
    {
        [$where, $values] = $this->where($viewer, $stage, new ListFilter());

        return $this->duplicates->of($stage, $this->db->rows(
            "SELECT listed.submission_id, application.user_id, application.structure_group FROM {$this->tables()} WHERE {$where}",
            ...$values,
        ));
    }

    /**
     * @param list<int> $submissionIds
     * @return list<int> those of them that the person may handle
     */
    public function handledOf(Viewer $viewer, Stage $stage, array $submissionIds): array
    {
        if ($submissionIds === []) {
            return [];
        }
        [$where, $values] = $this->where($viewer, $stage, new ListFilter());
        $among = 'listed.submission_id IN (' . Database::placeholders($submissionIds) . ')';

        return $this->db->ids("SELECT listed.submission_id FROM {$this->tables()} WHERE {$where} AND {$among}", ...$values, ...$submissionIds);
    }

    /**
     * Each word by itself: databases without statistics of new rows join the ranges of several words row by row.
     *
     * @return array<int, int>|null ids of the submissions that have all words, as keys; null: nothing is searched
     */
    private function found(Stage $stage, string $search): ?array
    {
        $found = null;
        foreach (SearchWords::ofSearch($search) as $word) {
            if ($found === []) {
                break;
            }
            // A range, since LIKE uses no index on SQLite. A single letter is a word of its own: what begins with it is nearly everything.
            $ids = array_flip($this->db->ids(
                "SELECT DISTINCT submission_id FROM {$this->db->table(ListingTables::WORDS)} WHERE call_group = %d AND word >= %s AND word < %s",
                $stage->callGroup,
                $word,
                $word . (mb_strlen($word) === 1 ? self::FIRST : self::LAST),
            ));
            $found = $found === null ? $ids : array_intersect_key($found, $ids);
        }

        return $found;
    }

    /**
     * @param list<int> $submissionIds
     * @return list<array<string, string|null>> in this order
     */
    public function rows(array $submissionIds): array
    {
        if ($submissionIds === []) {
            return [];
        }
        $columns = self::COLUMNS;
        $rows = $this->db->rows("SELECT {$columns} FROM {$this->tables()} WHERE listed.submission_id IN (" . Database::placeholders($submissionIds) . ')', ...$submissionIds);
        $places = array_flip($submissionIds);
        usort($rows, static fn (array $one, array $other): int => $places[(int) $one['submission_id']] <=> $places[(int) $other['submission_id']]);

        return $rows;
    }

    /**
     * @param list<int> $applicationIds
     * @return array<int, list<string>> by application
     */
    public function tagsOf(array $applicationIds): array
    {
        return $this->tags->of($applicationIds);
    }

    /** @return int|null id of the application of a submission */
    public function applicationOf(?int $submissionId): ?int
    {
        $id = $submissionId === null ? null : $this->db->value("SELECT application_id FROM {$this->db->table(ListingTables::LISTED)} WHERE submission_id = %d", $submissionId);

        return $id === null ? null : (int) $id;
    }

    /** @return list<string> countries of the applications, whatever is filtered */
    public function countries(Viewer $viewer, Stage $stage): array
    {
        [$where, $values] = $this->where($viewer, $stage, new ListFilter());

        return $this->db->column("SELECT DISTINCT listed.country FROM {$this->tables()} WHERE {$where} AND listed.country <> '' ORDER BY listed.country", ...$values);
    }

    /** How many applications the list leaves out because they are the person’s own. */
    public function ownOnes(Viewer $viewer, Stage $stage): int
    {
        [$own, $values] = $this->own($viewer);

        return (int) $this->db->value("SELECT COUNT(*) FROM {$this->tables()} WHERE " . self::OF_STAGE . " AND {$own}", ...[$stage->callGroup, $stage->number, ...$values]);
    }

    /** @return array{string, list<int|string>} */
    private function where(Viewer $viewer, Stage $stage, ListFilter $filter): array
    {
        [$own, $ownValues] = $this->own($viewer);
        $conditions = [self::OF_STAGE, "NOT {$own}"];
        $values = [$stage->callGroup, $stage->number, ...$ownValues];
        if ($filter->state !== null) {
            $conditions[] = 'submission.state = %s AND application.withdrawn_at IS NULL';
            $values[] = $filter->state->value;
        }
        if ($filter->isWithdrawn !== null) {
            $conditions[] = $filter->isWithdrawn ? 'application.withdrawn_at IS NOT NULL' : 'application.withdrawn_at IS NULL';
        }
        foreach (['country' => $filter->country, 'language' => $filter->language] as $column => $value) {
            if ($value !== '') {
                $conditions[] = "listed.{$column} = %s";
                $values[] = $value;
            }
        }
        if ($filter->kind !== null) {
            $conditions[] = 'listed.is_structure = %d';
            $values[] = (int) ($filter->kind === ApplicantKind::Structure);
        }
        if ($filter->since !== null) {
            $conditions[] = 'listed.sent_at >= %s';
            $values[] = $filter->since->format(StoredInstant::FORMAT);
        }
        if ($filter->isAsked) {
            $conditions[] = 'completion.id IS NOT NULL';
        }
        if ($filter->tag !== 0) {
            $conditions[] = $this->tags->isTagged();
            $values[] = $filter->tag;
        }
        if ($filter->isUnread) {
            $conditions[] = $this->unread->isOf('listed.application_id');
            $values = [...$values, $viewer->id, ThreadSide::Team->value];
        }

        return [implode(' AND ', $conditions), $values];
    }

    /** @return array{string, list<int>} as HandlerRights::isParty() says of one application */
    private function own(Viewer $viewer): array
    {
        $structures = $this->applicants->structuresOf($viewer);
        $coWritten = $this->applicants->coWrittenBy($viewer);
        $conditions = [
            'application.user_id = %d',
            ...$structures === [] ? [] : ['application.structure_group IN (' . Database::placeholders($structures) . ')'],
            ...$coWritten === [] ? [] : ['application.id IN (' . Database::placeholders($coWritten) . ')'],
        ];

        return ['(' . implode(' OR ', $conditions) . ')', [$viewer->id, ...$structures, ...$coWritten]];
    }

    private function tables(): string
    {
        return "{$this->db->table(ListingTables::LISTED)} listed JOIN {$this->db->table(ApplicationTables::SUBMISSIONS)} submission ON submission.id = listed.submission_id"
            . " JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application ON application.id = listed.application_id"
            . " LEFT JOIN {$this->db->table(CompletionTables::COMPLETIONS)} completion ON completion.open_submission = listed.submission_id";
    }
}
