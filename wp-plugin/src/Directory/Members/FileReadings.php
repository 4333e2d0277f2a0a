<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members;

use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Rights\Viewer;

/** Who has read the certificate and the CV of one's own profile. */
final readonly class FileReadings
{
    /** @param int $max the newest ones */
    public function __construct(private Database $db, private MemberProfiles $profiles, #[Limit('members', 'fileReadings')] private int $max)
    {
    }

    /** @return list<FileReading> by others, the newest first, one for each reader, file and day */
    public function __invoke(Viewer $owner): array
    {
        $files = $this->files($owner->id);
        if ($files === []) {
            return [];
        }
        $rows = $this->db->rows(
            "SELECT file_id, user_id, read_at FROM {$this->db->table('file_reads')} WHERE file_id IN (" . Database::placeholders(array_keys($files))
                . ') AND user_id <> %d ORDER BY read_at DESC, id DESC LIMIT %d',
            ...array_keys($files),
            ...[$owner->id, $this->max],
        );
        $readings = [];
        foreach ($rows as $row) {
            $at = StoredInstant::read((string) $row['read_at']);
            $readings["{$row['file_id']} {$row['user_id']} {$at->format('Y-m-d')}"] ??= new FileReading($files[(int) $row['file_id']], (int) $row['user_id'], $at);
        }

        return array_values($readings);
    }

    /** @return array<int, ProfileFile> by file id */
    private function files(int $ownerId): array
    {
        $files = [];
        foreach ($this->profiles->of($ownerId) as $record) {
            foreach (ProfileFile::cases() as $case) {
                $id = $record->values->int($case->value);
                if ($id !== null) {
                    $files[$id] = $case;
                }
            }
        }

        return $files;
    }
}
