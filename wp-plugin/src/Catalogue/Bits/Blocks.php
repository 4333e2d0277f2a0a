<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Bits;

use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;

/** Stores the sets in the database, within the transaction that changes the items. */
final readonly class Blocks
{
    public function __construct(private Database $db)
    {
    }

    /**
     * Within a transaction of the caller, until whose end other changes of the same blocks wait.
     *
     * @param array<string, array<int, Marks|null>> $changes by language and group id; null: deleted
     */
    public function apply(array $changes): void
    {
        ksort($changes);
        foreach ($changes as $language => $marks) {
            $byBlock = [];
            foreach ($marks as $groupId => $each) {
                $byBlock[Block::number($groupId)][Block::place($groupId)] = $each;
            }
            ksort($byBlock);
            foreach ($byBlock as $number => $each) {
                $this->change($language, $number, $each);
            }
        }
    }

    /**
     * @param array<int, array{language: string, group: int}> $items by post id
     * @return array<int, Marks> the marks of each in the stored sets
     */
    public function marks(array $items): array
    {
        $blocks = $marks = [];
        foreach ($items as $id => ['language' => $language, 'group' => $group]) {
            $number = Block::number($group);
            $blocks[$language][$number] ??= $this->read($language, $number);
            $marks[$id] = $blocks[$language][$number]->marks(Block::place($group));
        }

        return $marks;
    }

    /**
     * @return array<int, Block> by number
     */
    public function all(Lang $language): array
    {
        $blocks = [];
        foreach ($this->db->rows("SELECT block, data FROM {$this->table()} WHERE language = %s ORDER BY block", $language->value) as $row) {
            $blocks[(int) $row['block']] = Block::decode((string) $row['data']);
        }

        return $blocks;
    }

    /** @return list<int> group ids in the sets, in ascending order */
    public function groups(Lang $language): array
    {
        $groups = [];
        foreach ($this->all($language) as $number => $block) {
            foreach (Bits::numbers($block->sets[Marks::ALL] ?? '') as $place) {
                $groups[] = $number * Block::SIZE + $place;
            }
        }

        return $groups;
    }

    /** @param array<int, Marks|null> $marks by place */
    private function change(string $language, int $number, array $marks): void
    {
        // A row must exist to be locked.
        $this->db->execute("INSERT IGNORE INTO {$this->table()} (language, block, data) VALUES (%s, %d, %s)", $language, $number, (new Block())->encode());
        $block = $this->read($language, $number, 'FOR UPDATE');
        foreach ($marks as $place => $each) {
            $block->put($place, $each);
        }
        $this->db->execute("UPDATE {$this->table()} SET data = %s WHERE language = %s AND block = %d", $block->encode(), $language, $number);
    }

    private function read(string $language, int $number, string $lock = ''): Block
    {
        $data = $this->db->value("SELECT data FROM {$this->table()} WHERE language = %s AND block = %d {$lock}", $language, $number);

        return $data === null ? new Block() : Block::decode($data);
    }

    private function table(): string
    {
        return $this->db->table('catalogue_blocks');
    }
}
