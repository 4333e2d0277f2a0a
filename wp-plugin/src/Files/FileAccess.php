<?php

declare(strict_types=1);

namespace Passerelle\Files;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Visibility;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Rights\Access;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;
use Passerelle\Security\SecurityEvent;

/** Read access to files: for those who may read a field with the file, for everyone when a public page contains it, and for its uploader. Those of applications are for their applicants only. */
final readonly class FileAccess
{
    public function __construct(
        private Database $db,
        private FileUses $uses,
        private Records $records,
        private Policy $policy,
        private Clock $clock,
        private PublicFiles $others,
        private ConfidentialUses $confidential,
    ) {
    }

    /** @return list<string> cache tags of the pages that contain the file */
    public function tags(int $fileId): array
    {
        $ids = array_values(array_unique(array_column($this->uses->of($fileId), 0)));
        $groups = array_map(static fn (Record $record): string => "item:{$record->groupId}", $this->records->findMany($ids));

        return array_values(array_unique([...array_values($groups), ...$this->others->tagsOf($fileId)]));
    }

    /** Whether a record, a page or an application uses the file. */
    public function isUsed(int $fileId): bool
    {
        return $this->uses->of($fileId) !== [] || $this->others->tagsOf($fileId) !== [] || $this->confidential->isUsed($fileId);
    }

    /** @return list<array{int, Visibility}> uses that give a right to read the file */
    private function granting(StoredFile $file): array
    {
        return array_values(array_filter($this->uses->of($file->id), static fn (array $use): bool => $file->purpose->isReadBy($use[1])));
    }

    public function check(Viewer $viewer, StoredFile $file): FileAnswer
    {
        if (!$file->isReady()) {
            return new FileAnswer(false, false, []);
        }
        if ($file->purpose->isOfApplications()) {
            $mayRead = $this->confidential->isReadBy($viewer, $file->id) ?? self::isOf($viewer, $file);

            return new FileAnswer($mayRead, false, [], [], $mayRead ? $this->confidential->nameFor($viewer, $file->id) : null);
        }
        $uses = $this->granting($file);
        $records = $this->records->findMany(array_values(array_unique(array_column($uses, 0))));
        $groups = [];
        $tags = $file->purpose->isConfidential() ? [] : $this->others->tagsOf($file->id);
        $isPublic = $tags !== [];
        $mayRead = $isPublic || self::isOf($viewer, $file);
        foreach ($uses as [$postId, $visibility]) {
            $record = $records[$postId] ?? null;
            if ($record === null) {
                continue;
            }
            $groups[] = $record->groupId;
            $mayRead = $mayRead || $this->reads($viewer, $record, $visibility);
            $isPublic = $isPublic || $this->reads(Viewer::anonymous(), $record, $visibility);
        }

        return new FileAnswer($mayRead, $isPublic, array_values(array_unique($groups)), $tags);
    }

    private static function isOf(Viewer $viewer, StoredFile $file): bool
    {
        return $viewer->isSignedIn() && $viewer->id === $file->ownerId;
    }

    private function reads(Viewer $viewer, Record $record, Visibility $visibility): bool
    {
        $isForViewer = $visibility->includes($viewer->isSignedIn() ? Visibility::Members : Visibility::Everyone);

        return $this->policy->access($viewer, $record)->atLeast($isForViewer ? Access::Full : Access::Editor);
    }

    /** Logs each access to a file that is not public. */
    public function log(Viewer $viewer, StoredFile $file): void
    {
        $this->db->execute(
            "INSERT INTO {$this->db->table('file_reads')} (file_id, user_id, read_at) VALUES (%d, %d, %s)",
            $file->id,
            $viewer->id,
            $this->clock->now()->format(StoredInstant::FORMAT),
        );
        SecurityEvent::FileRead->succeeded($file->purpose->value, account: $viewer->id, object: "file:{$file->id}");
    }
}
