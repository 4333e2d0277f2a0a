<?php

declare(strict_types=1);

namespace Passerelle\Applications\Messages;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\Handling\HandledCalls;
use Passerelle\Applications\Mentoring\MentorRights;
use Passerelle\Applications\Submissions\Application;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Rights\Viewer;

/** The threads in which a person takes part, as ThreadRights says of each. The number of statements does not grow with them. */
final readonly class OwnThreads
{
    private const GROUPED = 'application.id, application.number, application.call_group, application.user_id, application.structure_group,'
        . ' application.language, application.begun_at';
    private const ALIVE = 'application.trial_until IS NULL AND application.removed_at IS NULL';

    /** @param int $listed threads on each side */
    public function __construct(
        private Database $db,
        private ApplicantRights $applicants,
        private HandledCalls $calls,
        private MentorRights $mentors,
        #[Limit('applicationMessages', 'listed')] private int $listed,
    ) {
    }

    /** @return list<OwnThread> those with unread messages first, then the last written first; the last ones of many */
    public function of(Viewer $viewer): array
    {
        if (!$viewer->isSignedIn()) {
            return [];
        }
        [$own, $values] = $this->applicants->readOnes($viewer);
        $calls = $this->calls->groupsOf($viewer);
        $threads = [...$this->read($viewer, ThreadSide::Applicant, $own, $values), ...$this->handled($viewer, $calls), ...$this->mentored($viewer, $calls)];
        usort($threads, static fn (OwnThread $one, OwnThread $other): int
            => [$other->unread > 0, $other->lastAt, $other->application->id] <=> [$one->unread > 0, $one->lastAt, $one->application->id]);

        return $threads;
    }

    /**
     * Threads about what was never sent.
     *
     * @param int $callGroup whose applications the person handles
     * @return list<OwnThread> the last written first; the last ones of many
     */
    public function ofDrafts(Viewer $viewer, int $callGroup): array
    {
        return $this->handled($viewer, [$callGroup], ' AND application.number IS NULL');
    }

    /**
     * @param list<int> $calls group ids of those whose applications the person handles
     * @return list<OwnThread> of applications that the person mentors
     */
    private function mentored(Viewer $viewer, array $calls): array
    {
        $ids = $this->mentors->applicationsOutside($viewer, $calls);

        return $ids === [] ? [] : $this->read($viewer, ThreadSide::Mentor, 'application.id IN (' . Database::placeholders($ids) . ')', $ids);
    }

    /**
     * @param list<int> $calls group ids of those whose applications the person handles
     * @param string $condition SQL on the application
     * @return list<OwnThread>
     */
    private function handled(Viewer $viewer, array $calls, string $condition = ''): array
    {
        if ($calls === []) {
            return [];
        }
        [$own, $values] = $this->applicants->readOnes($viewer);
        $handled = 'application.call_group IN (' . Database::placeholders($calls) . ') AND (application.user_id <> 0 OR application.structure_group <> 0)';

        return $this->read(
            $viewer,
            ThreadSide::Team,
            "{$handled} AND application.user_id <> %d AND NOT {$own}{$condition}",
            [...$calls, $viewer->id, ...$values],
        );
    }

    /**
     * @param string $condition SQL on the application
     * @param list<int> $values
     * @return list<OwnThread>
     */
    private function read(Viewer $viewer, ThreadSide $side, string $condition, array $values): array
    {
        $columns = self::GROUPED;
        $rows = $this->db->rows(
            "SELECT {$columns}, application.withdrawn_at, MAX(message.id) AS last_id, MAX(message.written_at) AS last_at,"
                . ' SUM(CASE WHEN message.side <> %s AND message.id > COALESCE(mark.read_id, 0) THEN 1 ELSE 0 END) AS unread'
                . " FROM {$this->db->table(ThreadTables::MESSAGES)} message"
                . " JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application ON application.id = message.application_id"
                . " LEFT JOIN {$this->db->table(ThreadTables::MARKS)} mark ON mark.application_id = application.id AND mark.user_id = %d"
                . ' WHERE ' . self::ALIVE . " AND {$condition} GROUP BY {$columns}, application.withdrawn_at ORDER BY last_id DESC LIMIT %d",
            $side->value,
            $viewer->id,
            ...[...$values, $this->listed],
        );

        return array_map(static fn (array $row): OwnThread => new OwnThread(
            new Application(
                (int) $row['id'],
                $row['number'],
                (int) $row['call_group'],
                (int) $row['user_id'],
                (int) $row['structure_group'],
                (string) $row['language'],
                StoredInstant::read((string) $row['begun_at']),
                StoredInstant::readOrNull($row['withdrawn_at']),
            ),
            $side,
            (int) $row['unread'],
            StoredInstant::read((string) $row['last_at']),
        ), $rows);
    }
}
