<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Closure;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Content\Model\ContentType;

/** Does for each group of a type what a listener does at a change, for those that were there before the listener. */
final readonly class GroupsMigration implements Migration
{
    private const BATCH = 100;

    /** @param Closure(int, array<string, Record>): void $each receives a group with its languages; safe to repeat */
    public function __construct(private string $id, private ContentType $type, private Records $records, private Closure $each)
    {
    }

    public function id(): string
    {
        return $this->id;
    }

    public function up(Database $db): void
    {
        $ids = [];
        foreach ($this->records->allIds($this->type) as $id) {
            $ids[] = $id;
            if (count($ids) === self::BATCH) {
                $this->run($ids);
                $ids = [];
            }
        }
        $this->run($ids);
    }

    /** @param list<int> $ids */
    private function run(array $ids): void
    {
        $groupIds = array_map(static fn (Record $record): int => $record->groupId, $this->records->findMany($ids));
        foreach ($this->records->findGroups(array_values(array_unique($groupIds))) as $groupId => $group) {
            ($this->each)($groupId, $group);
        }
    }
}
