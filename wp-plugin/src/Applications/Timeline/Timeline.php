<?php

declare(strict_types=1);

namespace Passerelle\Applications\Timeline;

use DateTimeImmutable;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** What happened to applications: entries are added within the transaction of the event, and go with the application. */
final readonly class Timeline
{
    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /**
     * @param int $actorId user id; 0: the platform
     * @param array<string, mixed> $data
     */
    public function add(int $applicationId, TimelineEvent $event, int $actorId, array $data = [], ?DateTimeImmutable $at = null): void
    {
        $this->db->insertRows(ApplicationTables::EVENTS, ['application_id', 'kind', 'actor_id', 'at', 'data'], [[
            $applicationId,
            $event->value,
            $actorId,
            ($at ?? $this->clock->now())->format(StoredInstant::FORMAT),
            json_encode((object) $data, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES),
        ]]);
    }

    /** @return list<TimelineEntry> the last one first */
    public function of(int $applicationId): array
    {
        $entries = [];
        foreach ($this->db->rows("SELECT id, kind, actor_id, at, data FROM {$this->table()} WHERE application_id = %d ORDER BY at DESC, id DESC", $applicationId) as $row) {
            $data = [];
            foreach ((array) json_decode((string) $row['data'], true) as $name => $value) {
                $data[(string) $name] = $value;
            }
            $entries[] = new TimelineEntry(
                (int) $row['id'],
                TimelineEvent::from((string) $row['kind']),
                (int) $row['actor_id'],
                StoredInstant::read((string) $row['at']),
                $data,
            );
        }

        return $entries;
    }

    /** @return list<array<string, string|null>> number of the application, kind, instant and data of what the person did, the oldest first */
    public function rowsOf(int $userId): array
    {
        return $this->db->rows(
            "SELECT application.number, event.kind, event.at, event.data FROM {$this->table()} event"
                . " JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application ON application.id = event.application_id"
                . ' WHERE event.actor_id = %d ORDER BY event.id',
            $userId,
        );
    }

    /** Entries no longer name the person. */
    public function disown(int $userId): void
    {
        $this->db->execute("UPDATE {$this->table()} SET actor_id = 0 WHERE actor_id = %d", $userId);
    }

    private function table(): string
    {
        return $this->db->table(ApplicationTables::EVENTS);
    }
}
