<?php

declare(strict_types=1);

namespace Passerelle\Structures\Names;

use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Database;
use Passerelle\Content\Model\ContentType;

/** The keys of the names of public structures: finds those whose name may be like another without reading them all. */
#[Priority(180)]
final readonly class NameIndex implements ContentListener
{
    public function __construct(private Database $db)
    {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        $record = $change->record();
        if ($record->type !== ContentType::Structure) {
            return;
        }
        $isPublic = $change->after?->status->isPublic() === true;
        $country = $change->after?->values->text('headquartersCountry') ?? '';
        $this->write($record->id, $isPublic ? new StructureName($record->title, $country) : null);
    }

    /**
     * @param list<StructureName> $names
     * @param int $limit for each of them
     * @return list<int> post ids, those that share most keys with any of the names first
     */
    public function find(array $names, int $limit): array
    {
        $keys = array_values(array_unique(array_merge(...array_map(static fn (StructureName $name): array => $name->keys(), $names))));

        return $keys === [] ? [] : $this->db->ids(
            "SELECT post_id FROM {$this->table()} WHERE name_key IN (" . Database::placeholders($keys) . ') GROUP BY post_id ORDER BY COUNT(*) DESC, post_id LIMIT %d',
            ...[...$keys, $limit * count($names)],
        );
    }

    /** @param StructureName|null $name null: not public */
    public function write(int $postId, ?StructureName $name): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE post_id = %d", $postId);
        foreach ($name?->keys() ?? [] as $key) {
            $this->db->execute("INSERT INTO {$this->table()} (name_key, post_id) VALUES (%s, %d)", $key, $postId);
        }
    }

    private function table(): string
    {
        return $this->db->table(NameTables::NAMES);
    }
}
